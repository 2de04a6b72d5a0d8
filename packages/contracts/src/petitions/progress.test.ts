// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { areaCountsOf, percentageOf, showShare } from './areas.ts';
import { getHistory, petitionStatus } from './progress.ts';

const life = {
  closes: '2025-07-31T22:00:00.000Z',
  submitted: '2026-01-26T00:00:00.000Z',
  answered: '2026-06-16T00:00:00.000Z',
};

test.each([
  ['2025-07-31T21:59:59.999Z', 'collecting'],
  ['2025-07-31T22:00:00.000Z', 'closed'],
  ['2026-01-25T23:59:59.999Z', 'closed'],
  ['2026-01-26T00:00:00.000Z', 'submitted'],
  ['2026-06-16T00:00:00.000Z', 'answered'],
])('at %s a petition is %s', (now, status) => {
  expect(petitionStatus(life, new Date(now))).toBe(status);
});

test('collects as long as no day is known on which it closes', () => {
  const open = { closes: null, submitted: null, answered: null };
  expect(petitionStatus(open, new Date('2999-01-01'))).toBe('collecting');
});

test.each([
  [348, 36_660, 0.95],
  [59_368, 9_870, 601.5],
  [306_399, 67_680, 452.72],
  [0, 4_230, 0],
  [4_230, 4_230, 100],
  [999_950, 1_000_000, 99.99],
  [1_858, 5_640, 32.94],
  [5, 0, 0],
])('%i of %i are %f percent', (count, threshold, percentage) => {
  expect(percentageOf(count, threshold)).toBe(percentage);
});

test.each([
  [99.99, 0, '99%'],
  [99.99, 1, '99.9%'],
  [100, 1, '100%'],
  [64.1, 1, '64.1%'],
  [601.5, 1, '601.5%'],
] as const)(
  'a share of %f percent with %i decimals at most is shown as %s',
  (share, digits, shown) => {
    expect(showShare('en', share, digits)).toBe(shown);
  },
);

test('counts are those of the areas of a petition, in their order', () => {
  const areas = [{ code: 'CA-QC' }, { code: 'DE', threshold: 36_660 }];
  expect(areaCountsOf({ DE: 348, CH: 5 }, areas)).toEqual([
    { countryCode: 'CA-QC', totalCount: 0, percentage: null, treshold: null },
    { countryCode: 'DE', totalCount: 348, percentage: 0.95, treshold: 36_660 },
  ]);
});

test('takes a limit of 1 to 100 and one of four ranges', () => {
  const { querystring } = getHistory.schema;
  expect(querystring.parse({})).toEqual({ limit: 100, range: '30days' });
  expect(querystring.parse({ limit: '1', range: 'all' })).toEqual({ limit: 1, range: 'all' });
  for (const bad of [{ limit: '0' }, { limit: '101' }, { limit: '1.5' }, { limit: 'x' }]) {
    expect(querystring.safeParse(bad).success).toBe(false);
  }
  expect(querystring.safeParse({ range: '1year' }).success).toBe(false);
});
