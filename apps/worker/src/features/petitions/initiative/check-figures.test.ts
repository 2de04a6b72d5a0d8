// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { checkFigures } from './check-figures.ts';

const known = {
  goal: 1_000_000,
  countries: ['DE', 'FR'],
  last: { country_sum: 99, country_counts: { DE: 60, FR: 39 } },
};

test.each([
  ['names unknown countries only', { total: 100, goal: null, counts: { US: 3, ZZ: 4 } }],
  [
    'gives no signatures by country, where the last answer did',
    { total: 101, goal: null, counts: {} },
  ],
  [
    'gives no signatures by country, where the last answer did',
    { total: 101, goal: null, counts: { DE: 0, FR: 0 } },
  ],
  [
    'the countries together are too many',
    { total: 100, goal: null, counts: { DE: 2_147_483_647, FR: 1 } },
  ],
])('does not believe an answer that %s', (reason, answer) => {
  expect(checkFigures(answer, known)).toEqual({ garbage: reason });
});

test.each([
  [
    'a country without figures beside others',
    { total: 100, counts: { DE: 60 } },
    { counts: { DE: 60, FR: 39 } },
  ],
  ['a country that falls', { total: 90, counts: { DE: 50 } }, { counts: { DE: 50, FR: 39 } }],
  [
    'unknown countries beside known ones',
    { total: 101, counts: { DE: 61, US: 9 } },
    { counts: { DE: 61, FR: 39 }, countrySum: 100 },
  ],
  [
    'a total that differs from the sum',
    { total: 100, counts: { DE: 60, FR: 39 } },
    { total: 100, countrySum: 99 },
  ],
])('takes %s', (_what, answer, expected) => {
  expect(checkFigures({ goal: null, ...answer }, known)).toMatchObject({ figures: expected });
});

test('accepts any first answer with a known country', () => {
  const answer = { total: 3, goal: null, counts: { DE: 2, US: 9 } };
  expect(checkFigures(answer, { ...known, last: undefined })).toEqual({
    figures: { total: 3, goal: 1_000_000, counts: { DE: 2 }, countrySum: 2 },
  });
});

const goalOf = (goal: number | null) =>
  checkFigures({ total: 100, goal, counts: { DE: 60 } }, known);

test('uses the goal of the provider, else that of the petition', () => {
  expect(goalOf(1_400_000)).toMatchObject({ figures: { goal: 1_400_000 } });
  expect(goalOf(null)).toMatchObject({ figures: { goal: 1_000_000 } });
});

test('accepts totals without countries if a petition has no thresholds', () => {
  const bare = { goal: 100_000, countries: [], last: undefined };
  const answer = { total: 5, goal: null, counts: { GB: 4, FR: 1 } };
  expect(checkFigures(answer, bare)).toEqual({
    figures: { total: 5, goal: 100_000, counts: {}, countrySum: 0 },
  });
});
