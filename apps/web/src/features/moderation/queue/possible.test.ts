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
] as const)('what is %s, waiting: %s, is kept by %s and removed by %s', (...row) => {
  const [status, waits, keep, remove] = row;
  expect(decisionsFor({ status, author }, { ...by, waits })).toEqual({ keep, remove });
});

test('nobody decides their own', () => {
  for (const status of contentStatuses) {
    for (const waits of [true, false]) {
      expect(decisionsFor({ status, author }, { waits, ownId: 'a' })).toEqual({});
    }
  }
});

test('a piece of a deleted account is decided by anybody', () => {
  const nobody = { ...author, id: null, kind: 'deleted' } as const;
  expect(decisionsFor({ status: 'pending', author: nobody }, { ...by, waits: true }).keep).toBe(
    'approve',
  );
});

test('buttons say what happens to what is shown or hidden already', () => {
  expect(actionOf('approve', { status: 'pending' })).toBe('approve');
  expect(actionOf('approve', { status: 'published' })).toBe('keep');
  expect(actionOf('hide', { status: 'published' })).toBe('hide');
  expect(actionOf('hide', { status: 'hidden' })).toBe('keepHidden');
  expect(actionOf('restore', { status: 'hidden' })).toBe('restore');
});
