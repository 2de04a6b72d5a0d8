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
import { invalidateForum, invalidateStories } from '../../../lib/freshness.ts';
import {
  type Outcome,
  type Outcomes,
  keyOf,
  revisionOf,
  withAnswer,
  withUndone,
} from './outcomes.ts';
import { type Side, decisionsFor } from './possible.ts';

/** Why content is rejected or hidden. */
export type RemovalReason = { reason: ContentReason; note: string };

/** A case with its outcome in this session. */
export type CaseState = { case: ModerationCase; outcome: Outcome | undefined; busy: boolean };

export type Decisions = {
  stateOf: (loaded: ModerationCase) => CaseState;
  /** Applies the decision of a side that fits each case's status. */
  decideAll: (
    cases: readonly ModerationCase[],
    side: Side,
    because?: RemovalReason,
  ) => Promise<Outcome[]>;
  /** Undoes the decision about a case. */
  undo: (loaded: ModerationCase) => Promise<void>;
  /** The cases of the last decision, which can be undone together. */
  last: readonly ModerationCase[];
  /** Clears the outcomes after the list was reloaded. */
  forget: () => void;
};

/** Limit of the API per request. */
const atOnce = 100;

/** Groups cases by the decision that a side means for each. */
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

/** Decides and undoes cases, and tracks their outcomes until the list is reloaded. */
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
      // Readers now see other content.
      invalidateStories(client);
      invalidateForum(client);
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
