// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { timeTicks } from './time-ticks.ts';

const hour = 3_600_000;
const day = 24 * hour;
const end = Date.UTC(2025, 7, 1, 22);

test.each([
  ['ten minutes', hour / 6, 'time', 1],
  ['a day', day, 'time', 9],
  ['two days', 2 * day, 'time', 9],
  ['a week', 7 * day, 'day', 8],
  ['a month', 30 * day, 'day', 11],
  ['a quarter', 100 * day, 'day', 11],
] as const)('labels %s up to its last point', (_name, span, unit, count) => {
  const ticks = timeTicks(end - span, end);
  expect(ticks.unit).toBe(unit);
  expect(ticks.times).toHaveLength(count);
  expect(ticks.times.at(-1)).toBe(end);
  expect(Math.min(...ticks.times)).toBeGreaterThanOrEqual(end - span);
});

test('labels a year at every second month, with January', () => {
  const { unit, times } = timeTicks(Date.UTC(2024, 6, 31, 22), end);
  expect(unit).toBe('month');
  expect(times.map((at) => new Date(at).toISOString().slice(0, 10))).toEqual([
    '2024-09-01',
    '2024-11-01',
    '2025-01-01',
    '2025-03-01',
    '2025-05-01',
    '2025-07-01',
  ]);
});

test('labels several years at their quarters, halves or beginnings', () => {
  const ofYears = (years: number) =>
    timeTicks(Date.UTC(2020, 5), Date.UTC(2020 + years, 5)).times.map((at) =>
      new Date(at).toISOString().slice(0, 7),
    );
  expect(ofYears(2).slice(0, 3)).toEqual(['2020-07', '2020-10', '2021-01']);
  expect(ofYears(4).slice(0, 3)).toEqual(['2020-07', '2021-01', '2021-07']);
  expect(ofYears(9).slice(0, 3)).toEqual(['2021-01', '2022-01', '2023-01']);
});

test('labels one point', () => {
  expect(timeTicks(end, end).times).toEqual([end]);
});
