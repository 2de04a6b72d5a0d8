// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Decision } from '@kga/contracts/content';
import { type ModerationCase, createDecisions, undoDecision } from '@kga/contracts/moderation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { RemovalReason } from '../../../content/moderating/removal-form.tsx';
import { call } from '../../../lib/api.ts';
import { refetchUserContent } from '../../../lib/freshness.ts';
import {
  type Outcome,
  type Outcomes,
  keyOf,
  revisionOf,
  withResponse,
  withUndone,
} from './outcomes.ts';
import { type Moderation, type Side, possibleDecisions } from './possible-decisions.ts';

/** A case with its outcome since the list was loaded. */
export type DecidedCase = { item: ModerationCase; outcome: Outcome | undefined; busy: boolean };

/** Limit of the API per request. */
const batchSize = 100;

function groupByDecision(cases: readonly ModerationCase[], side: Side, moderation: Moderation) {
  const groups = new Map<Decision, ModerationCase[]>();
  for (const item of cases) {
    const decision = possibleDecisions(item, moderation)[side];
    if (decision) groups.set(decision, [...(groups.get(decision) ?? []), item]);
  }
  return groups;
}

/** Decides and undoes cases, and tracks their outcomes until the list is reloaded. */
export function useDecisions(moderation: Moderation) {
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
      void refetchUserContent(client);
    }
  };

  /** Decides group by group, in batches. Returns all known outcomes. */
  const decideGroups = async (
    groups: ReadonlyMap<Decision, readonly ModerationCase[]>,
    reason: RemovalReason | undefined,
  ): Promise<Outcomes> => {
    let known = outcomes;
    for (const [decision, group] of groups) {
      for (let from = 0; from < group.length; from += batchSize) {
        const items = group.slice(from, from + batchSize).map((item) => ({
          kind: item.kind,
          id: item.id,
          revision: revisionOf(item, outcomes.get(keyOf(item))),
        }));
        const response = await call(createDecisions, { body: { items, decision, ...reason } });
        known = withResponse(known, decision, response);
        setOutcomes((before) => withResponse(before, decision, response));
      }
    }
    return known;
  };

  return {
    stateOf: (item: ModerationCase): DecidedCase => ({
      item,
      outcome: outcomes.get(keyOf(item)),
      busy: busy.has(keyOf(item)),
    }),
    /** The cases of the last decision, which can be undone together. */
    last,
    /** Clears the outcomes after the list was reloaded. */
    reset: () => {
      setOutcomes(new Map());
      setLast([]);
    },
    /** Applies the decision of a side that fits each case's status. */
    decideAll: (cases: readonly ModerationCase[], side: Side, reason?: RemovalReason) =>
      whileBusy(cases, async () => {
        const known = await decideGroups(groupByDecision(cases, side, moderation), reason);
        setLast(cases.filter((item) => known.get(keyOf(item))?.type === 'decided'));
        return cases.flatMap((item) => known.get(keyOf(item)) ?? []);
      }),
    undo: (item: ModerationCase) =>
      whileBusy([item], async () => {
        const outcome = outcomes.get(keyOf(item));
        const decisionId = outcome?.type === 'decided' ? outcome.decisionId : item.decided?.id;
        if (decisionId === undefined) return;
        await call(undoDecision, { params: { id: decisionId } });
        const { kind, id } = item;
        const revision = revisionOf(item, outcome);
        setOutcomes((before) => withUndone(before, { kind, id, revision }));
        setLast((before) => before.filter((each) => keyOf(each) !== keyOf(item)));
      }),
  };
}
