import { expect, test } from 'vitest';

import { mayBeAuthor } from './visitor.ts';

test('an author is recognised by the public part of the id, unless the account is gone', () => {
  const visitor = '0193f5a0-0000-7000-8000-000000000001';
  expect(mayBeAuthor({ userId: '0193f5a0' }, visitor)).toBe(true);
  expect(mayBeAuthor({ userId: '0193f5a1' }, visitor)).toBe(false);
  expect(mayBeAuthor({ userId: null }, visitor)).toBe(false);
});
