// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { moderationStateOf } from './author-tools.tsx';

test.each([
  [{ status: 'published', held: null, reason: null }, 'published'],
  [{ status: 'pending', held: null, reason: null }, 'pending'],
  [{ status: 'pending', held: 'links', reason: null }, 'held'],
  [{ status: 'pending', held: null, reason: 'spam' }, 'pending'],
  [{ status: 'hidden', held: null, reason: null }, 'reported'],
  [{ status: 'hidden', held: null, reason: 'abuse' }, 'hidden'],
  [{ status: 'rejected', held: null, reason: 'other' }, 'rejected'],
] as const)('%j is shown as %s', (story, state) => {
  expect(moderationStateOf(story)).toBe(state);
});
