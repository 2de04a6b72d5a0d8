// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentStatuses } from '@kga/contracts/content';
import { expect, test } from 'vitest';

import { actionOf, possibleDecisions } from './possible-decisions.ts';

const author = {
  id: 'a',
  kind: 'member',
  name: 'Ada',
  since: null,
  suspended: false,
  published: 0,
  pending: 0,
  rejected: 0,
  hidden: 0,
} as const;

const moderatorId = 'm';

test.each([
  ['pending', 'open', 'approve', 'reject'],
  ['published', 'open', 'approve', 'hide'],
  ['hidden', 'open', 'restore', 'hide'],
  ['published', 'decided', undefined, 'hide'],
  ['hidden', 'decided', 'restore', undefined],
  ['rejected', 'decided', 'restore', undefined],
] as const)('%s, case %s: keep by %s, remove by %s', (...row) => {
  const [status, state, keep, remove] = row;
  expect(possibleDecisions({ status, author }, { state, moderatorId })).toEqual({ keep, remove });
});

test('moderators cannot decide about their own content', () => {
  for (const status of contentStatuses) {
    for (const state of ['open', 'decided'] as const) {
      expect(possibleDecisions({ status, author }, { state, moderatorId: 'a' })).toEqual({});
    }
  }
});

test('content of a deleted account can be decided by any moderator', () => {
  const deleted = { ...author, id: null, kind: 'deleted' } as const;
  expect(
    possibleDecisions({ status: 'pending', author: deleted }, { state: 'open', moderatorId }).keep,
  ).toBe('approve');
});

test('button labels depend on the current status', () => {
  expect(actionOf('approve', { status: 'pending' })).toBe('approve');
  expect(actionOf('approve', { status: 'published' })).toBe('approve');
  expect(actionOf('hide', { status: 'published' })).toBe('hide');
  expect(actionOf('hide', { status: 'hidden' })).toBe('keepHidden');
  expect(actionOf('restore', { status: 'hidden' })).toBe('restore');
});
