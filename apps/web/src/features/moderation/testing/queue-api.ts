// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { type ModerationCase, statusAfter } from '@kga/contracts/moderation';

import { type MockHandlers, listPage } from '../../../testing/mock-api.ts';

let count = 0;

/** A story of a new member that waits for a moderator. */
export function waitingStory(title: string, language: Language = 'de'): ModerationCase {
  count += 1;
  const id = `0193f5a0-0000-7000-8000-${`${count}`.padStart(12, '0')}`;
  return {
    kind: 'story',
    id,
    causes: ['pending'],
    holds: [],
    status: 'pending',
    since: '2026-11-20T10:00:00.000Z',
    revision: 1,
    title,
    content: `${title}: it was there, and then it was not.`,
    pictures: [],
    details: [{ name: 'gameName', value: 'The Crew' }],
    language,
    path: `/stories/${id}`,
    context: null,
    reports: [],
    reportCount: 0,
    author: {
      id: '0193f5a0-0000-4000-8000-00000000000a',
      kind: 'member',
      name: 'Grace',
      since: '2026-11-01T00:00:00.000Z',
      suspended: false,
      published: 0,
      pending: 1,
      rejected: 0,
      hidden: 0,
    },
    decided: null,
  };
}

/** Answers of an api whose queue holds these cases; decisions and their reversal change it. */
export function queueApi(first: readonly ModerationCase[]): MockHandlers {
  let cases = [...first];
  const caseOf = (id: string) => cases.find((each) => each.id === id);
  return {
    listDisplayNameReviews: () => [],
    listMarkBursts: () => [],
    listModerationCases: ({ query: { status } }) =>
      listPage(cases.filter(({ decided }) => (decided !== null) === (status === 'decided'))),
    createDecisions: ({ body: { items, decision, reason = null, note = '' } }) => {
      const decided = items.map(({ kind, id }) => {
        const before = caseOf(id);
        const status =
          statusAfter(decision, { state: 'open', status: before?.status ?? 'pending' }) ??
          'published';
        const decisionId = crypto.randomUUID();
        const revision = (before?.revision ?? 0) + 1;
        const at = '2026-11-27T10:00:00.000Z';
        const made = { id: decisionId, decision, reason, note, by: 'Minnie', at, undoable: true };
        cases = cases.map((each) =>
          each.id === id ? { ...each, status, revision, decided: made } : each,
        );
        return { kind, id, decisionId, status, revision };
      });
      return { decided, skipped: [] };
    },
    undoDecision: ({ params: { id } }) => {
      cases = cases.map((each) =>
        each.decided?.id === id
          ? { ...each, status: 'pending', revision: each.revision + 1, decided: null }
          : each,
      );
      return undefined;
    },
  };
}
