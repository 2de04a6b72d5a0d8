import {
  type ContentReason,
  type Decision,
  type ModerationCase,
  createDecisions,
  undoDecision,
} from '@kga/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../lib/api.ts';
import { forgetForum } from '../../forum/reading.ts';
import { forgetStories } from '../../stories/reading.ts';
import {
  type Outcome,
  type Outcomes,
  keyOf,
  revisionOf,
  withAnswer,
  withUndone,
} from './outcomes.ts';
import { type Side, decisionsFor } from './possible.ts';

/** Why a piece is taken away. */
export type RemovalReason = { reason: ContentReason; note: string };

/** The case as it stands now, and what came of it here. */
export type CaseState = { case: ModerationCase; outcome: Outcome | undefined; busy: boolean };

export type Decisions = {
  stateOf: (loaded: ModerationCase) => CaseState;
  /** Decides each in the way that its status allows; rejects where the server could not. */
  decideAll: (
    cases: readonly ModerationCase[],
    side: Side,
    because?: RemovalReason,
  ) => Promise<Outcome[]>;
  /** Takes back the decision about a case. */
  undo: (loaded: ModerationCase) => Promise<void>;
  /** The cases that were decided together last and can be taken back. */
  last: readonly ModerationCase[];
  /** Forgets what came of the cases: they are loaded anew. */
  forget: () => void;
};

/** As many as the server decides at a time. */
const atOnce = 100;

/** The cases by the decision that their side means for each. */
function groupsOf(
  cases: readonly ModerationCase[],
  side: Side,
  by: { waits: boolean; ownId: string },
): Map<Decision, ModerationCase[]> {
  const groups = new Map<Decision, ModerationCase[]>();
  for (const each of cases) {
    const decision = decisionsFor(each, by)[side];
    if (decision) groups.set(decision, [...(groups.get(decision) ?? []), each]);
  }
  return groups;
}

/** Decides cases of a list and keeps what came of each, until the list is loaded anew. */
export function useDecisions(by: { waits: boolean; ownId: string }): Decisions {
  const client = useQueryClient();
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<readonly ModerationCase[]>([]);

  const whileBusy = async <Done>(cases: readonly ModerationCase[], act: () => Promise<Done>) => {
    const keys = cases.map(keyOf);
    setBusy((before) => new Set([...before, ...keys]));
    try {
      return await act();
    } finally {
      setBusy((before) => new Set([...before].filter((key) => !keys.includes(key))));
      // Readers see them otherwise now.
      forgetStories(client);
      forgetForum(client);
    }
  };

  return {
    stateOf: (loaded) => {
      const outcome = outcomes.get(keyOf(loaded));
      return { case: loaded, outcome, busy: busy.has(keyOf(loaded)) };
    },
    last,
    forget: () => {
      setOutcomes(new Map());
      setLast([]);
    },
    decideAll: (cases, side, because) =>
      whileBusy(cases, async () => {
        let known = outcomes;
        for (const [decision, group] of groupsOf(cases, side, by)) {
          for (let from = 0; from < group.length; from += atOnce) {
            const items = group.slice(from, from + atOnce).map((each) => ({
              kind: each.kind,
              id: each.id,
              revision: revisionOf(each, outcomes.get(keyOf(each))),
            }));
            const answer = await call(createDecisions, { body: { items, decision, ...because } });
            known = withAnswer(known, decision, answer);
            setOutcomes((before) => withAnswer(before, decision, answer));
          }
        }
        const found = cases.flatMap((each) => known.get(keyOf(each)) ?? []);
        setLast(cases.filter((each) => known.get(keyOf(each))?.is === 'decided'));
        return found;
      }),
    undo: (loaded) =>
      whileBusy([loaded], async () => {
        const outcome = outcomes.get(keyOf(loaded));
        const decided = outcome?.is === 'decided' ? outcome : undefined;
        const id = decided?.decisionId ?? loaded.decided?.id;
        if (id === undefined) return;
        await call(undoDecision, { params: { id } });
        const { kind, id: pieceId } = loaded;
        const revision = revisionOf(loaded, outcome);
        setOutcomes((before) => withUndone(before, { kind, id: pieceId, revision }));
        setLast((before) => before.filter((each) => keyOf(each) !== keyOf(loaded)));
      }),
  };
}
