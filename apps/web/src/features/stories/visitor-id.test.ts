import { expect, test } from 'vitest';

import { mayBeTheirs } from './visitor-id.ts';

test('a story may be whose id begins as it says, and nobody’s where the account is gone', () => {
  const visitor = '0193f5a0-0000-7000-8000-000000000001';
  expect(mayBeTheirs({ userId: '0193f5a0' }, visitor)).toBe(true);
  expect(mayBeTheirs({ userId: '0193f5a1' }, visitor)).toBe(false);
  expect(mayBeTheirs({ userId: null }, visitor)).toBe(false);
});
