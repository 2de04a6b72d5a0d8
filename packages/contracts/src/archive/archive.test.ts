// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { partialDate } from '../core/fields.ts';
import { shortGameName } from './archive.ts';
import { isEndPossible } from './submissions.ts';

test.each([
  ['2014', true],
  ['2014-12', true],
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2031-04-31', false],
  ['2014-13', false],
  ['1969', false],
  ['2014-1-2', false],
])('%s is a date as far as it is known: %s', (date, isDate) => {
  expect(partialDate.safeParse(date).success).toBe(isDate);
});

test.each([
  ['Gran Turismo Sport (online)', 'Gran Turismo Sport'],
  ['The Alchemist Code (誰ガ為のアルケミスト)', 'The Alchemist Code'],
  ['(online)', '(online)'],
  ['Anthem', 'Anthem'],
])('%s is searched for as %s', (name, searched) => {
  expect(shortGameName(name)).toBe(searched);
});

test('a game can be shut down on a day that has begun somewhere, and not on a later one', () => {
  const inHours = (hours: number) =>
    new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
  const isPossible = (shutdownDate: string) => isEndPossible({ shutdownDate, status: 'shut_down' });
  expect([isPossible(inHours(0)), isPossible(inHours(13.9)), isPossible(inHours(48))]).toEqual([
    true,
    true,
    false,
  ]);
});
