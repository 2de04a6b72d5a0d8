// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { user } from './testing/fixture.ts';
import { initialOf } from './user.ts';

test.each([
  ['小明', '王', '小'],
  ['Ada', 'Lovelace', 'A'],
  ['🎮 Sam', '', '🎮'],
  [' ', 'Lovelace', 'a'],
  ['', '', 'a'],
] as const)('the initial of %j %j is %s', (firstName, lastName, initial) => {
  expect(initialOf({ ...user, firstName, lastName, email: 'ada@example.org' })).toBe(initial);
});
