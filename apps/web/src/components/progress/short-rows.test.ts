// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { shortRows } from './short-rows.ts';

const rows = (...shares: readonly [code: string, percentage: number][]) =>
  shares.map(([countryCode, percentage]) => ({
    countryCode,
    totalCount: percentage,
    treshold: 100,
    percentage,
  }));

const ranked = rows(
  ['FI', 590],
  ['SE', 480],
  ['NL', 450],
  ['DE', 440],
  ['PL', 410],
  ['IE', 390],
  ['BG', 120],
  ['LU', 66],
  ['CY', 51],
  ['MT', 49],
  ['XX', 10],
);

test('the first three, the three nearest to their threshold and the own area are shown', () => {
  expect([...shortRows(ranked, 'PL')]).toEqual(['FI', 'SE', 'NL', 'LU', 'CY', 'MT', 'PL']);
  expect([...shortRows(ranked, 'JP')]).toEqual(['FI', 'SE', 'NL', 'LU', 'CY', 'MT']);
  expect([...shortRows(ranked, undefined)]).toHaveLength(6);
});

test('few further areas are shown as well', () => {
  expect(shortRows(ranked.slice(0, 5), undefined).size).toBe(5);
  expect(shortRows([], undefined).size).toBe(0);
});
