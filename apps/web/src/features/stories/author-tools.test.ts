import { expect, test } from 'vitest';

import { moderationStateOf } from './author-tools.tsx';

test.each([
  [{ status: 'published', held: false, reason: null }, 'published'],
  [{ status: 'pending', held: false, reason: null }, 'pending'],
  [{ status: 'pending', held: true, reason: null }, 'held'],
  [{ status: 'pending', held: false, reason: 'spam' }, 'pending'],
  [{ status: 'hidden', held: false, reason: null }, 'reported'],
  [{ status: 'hidden', held: false, reason: 'abuse' }, 'hidden'],
  [{ status: 'rejected', held: false, reason: 'other' }, 'rejected'],
] as const)('%j is shown as %s', (story, state) => {
  expect(moderationStateOf(story)).toBe(state);
});
