// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { daysBetween, yearsBetween } from './game-summary.tsx';

test.each([
  ['2026-12-30', '2027-01-02', 3],
  ['2026-12-30', '2026-12-30', 0],
  ['2026-12-30', '2026-12-01', -29],
  ['2026-12-30', '2027-01', undefined],
  ['', '2027-01-02', undefined],
])('from %s to %s there are %s days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2014-12-02', '2024-03-31', 9],
  ['2014-03-31', '2024-03-31', 10],
  ['2014-12', '2024-03', 9],
  // As the archive knows The Crew.
  ['2014-12', '2024-03-31', 9],
  ['2014-12-02', '2024-12', 10],
  ['2014-12-02', '2024-11', 9],
  ['2014', '2024-03-31', 10],
  ['2014-12-31', '2024', 10],
  ['2023-12', '2024-12-01', 1],
  ['2023-06-01', '2024-03-31', undefined],
  ['2024', '2024', undefined],
])('a game that ran from %s to %s was online for %s years', (from, to, years) => {
  expect(yearsBetween(from, to)).toBe(years);
});
