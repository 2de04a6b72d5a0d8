import { contentStatuses } from '@kga/contracts';
import { expect, test } from 'vitest';

import { actionOf, decisionsFor } from './possible.ts';

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

const by = { ownId: 'm' };

test.each([
  ['pending', true, 'approve', 'reject'],
  ['published', true, 'approve', 'hide'],
  ['hidden', true, 'restore', 'hide'],
  ['published', false, undefined, 'hide'],
  ['hidden', false, 'restore', undefined],
  ['rejected', false, 'restore', undefined],
] as const)('%s, open: %s: keep by %s, remove by %s', (...row) => {
  const [status, waits, keep, remove] = row;
  expect(decisionsFor({ status, author }, { ...by, waits })).toEqual({ keep, remove });
});

test('moderators cannot decide about their own content', () => {
  for (const status of contentStatuses) {
    for (const waits of [true, false]) {
      expect(decisionsFor({ status, author }, { waits, ownId: 'a' })).toEqual({});
    }
  }
});

test('content of a deleted account can be decided by any moderator', () => {
  const deleted = { ...author, id: null, kind: 'deleted' } as const;
  expect(decisionsFor({ status: 'pending', author: deleted }, { ...by, waits: true }).keep).toBe(
    'approve',
  );
});

test('button labels depend on the current status', () => {
  expect(actionOf('approve', { status: 'pending' })).toBe('approve');
  expect(actionOf('approve', { status: 'published' })).toBe('keep');
  expect(actionOf('hide', { status: 'published' })).toBe('hide');
  expect(actionOf('hide', { status: 'hidden' })).toBe('keepHidden');
  expect(actionOf('restore', { status: 'hidden' })).toBe('restore');
});
