// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { type LatestFigures, isShort, knownCounts, viewPoints } from './trend-view.ts';

const points = [
  { timestamp: '2025-07-01T01:00:00.000Z', signatureCount: 500_000, goal: 1_000_000 },
  { timestamp: '2025-07-03T01:00:00.000Z', signatureCount: 700_000, goal: 1_000_000 },
  { timestamp: '2025-07-03T12:00:00.000Z', signatureCount: 690_000, goal: 1_400_000 },
];
const values = (view: Parameters<typeof viewPoints>[1]) =>
  viewPoints(knownCounts(points, {}), view).map((point) => point.value);

const latest: LatestFigures = {
  signatureCount: 710_000,
  goal: 1_400_000,
  signatureCountryCount: [],
  status: 'collecting',
  asOf: '2025-07-03T13:00:00.000Z',
};

test('the total view shows the counts', () => {
  expect(values('total')).toEqual([500_000, 700_000, 690_000]);
});

test('the percentage uses the goal at its time', () => {
  expect(values('percentage').map(Math.round)).toEqual([50, 70, 49]);
});

/** Points by hours after a start. */
const atHours = (...counts: (readonly [hours: number, signatureCount: number])[]) =>
  counts.map(([hours, signatureCount]) => ({
    timestamp: new Date(Date.UTC(2025, 6, 1, 1) + hours * 3_600_000).toISOString(),
    signatureCount,
    goal: 1_000_000,
  }));
const daily = (...counts: Parameters<typeof atHours>) =>
  viewPoints(knownCounts(atHours(...counts), {}), 'daily').map((point) => point.value);

test('the daily change is normalised to a day and may be negative', () => {
  expect(daily([0, 500], [48, 700], [7 * 24, 100])).toEqual([100, -120]);
});

test('close points are compared with the last one a day earlier', () => {
  expect(daily([0, 1_000], [24, 2_000], [30, 2_600], [30.01, 9_000], [49, 5_000])).toEqual([
    1_000, 1_280, 6_398, 2_880,
  ]);
});

test('a history of less than a day is compared with its first point from 20 hours on', () => {
  expect(daily([0, 1_000], [1, 9_000], [19.9, 1_500], [20, 2_000], [23, 2_150])).toEqual([
    1_200, 1_200,
  ]);
});

test('points within a few hours give no daily change', () => {
  expect(daily([0, 1_000], [0, 2_000], [6, 400_000])).toEqual([]);
});

test('the latest figure gives no daily change of its own', () => {
  const history = atHours([0, 1_000], [24, 2_000]);
  const moved = { ...latest, signatureCount: 3_000, asOf: '2025-07-02T01:01:00.000Z' };
  const changes = viewPoints(knownCounts(history, { latest: moved }), 'daily').map(
    (point) => point.value,
  );
  expect(changes).toEqual([1_000, 1_999]);
});

test('ranges up to two days show times', () => {
  expect(isShort(viewPoints(knownCounts(atHours([0, 1], [48, 2]), {}), 'total'))).toBe(true);
  expect(isShort(viewPoints(knownCounts(atHours([0, 1], [49, 2]), {}), 'total'))).toBe(false);
});

const countsWith = (newest: typeof latest, country?: string) =>
  knownCounts(points, { latest: newest, country }).map(({ count }) => count);
const known = points.map(({ signatureCount }) => signatureCount);

test('the latest figure is appended while signatures are collected', () => {
  expect(countsWith(latest)).toEqual([...known, 710_000]);
  expect(countsWith({ ...latest, status: 'closed' })).toEqual(known);
  expect(countsWith({ ...latest, asOf: '2025-07-03T12:00:00.000Z' })).toEqual(known);
  expect(countsWith({ ...latest, asOf: '2025-08' })).toEqual(known);
  expect(knownCounts([], { latest })).toEqual([]);
});

test('the latest figure of a state is appended to its own line', () => {
  const state = { countryCode: 'DE', totalCount: 250_000, treshold: 67_680, percentage: 369.39 };
  const newest = { ...latest, signatureCountryCount: [state] };
  expect(knownCounts(points, { latest: newest, country: 'DE' }).at(-1)).toEqual({
    at: Date.parse(latest.asOf),
    count: 250_000,
    goal: 67_680,
  });
  expect(countsWith(newest, 'FR')).toEqual(known);
});

/** Which points are joined with the one before. */
const joins = (...counts: Parameters<typeof atHours>) =>
  viewPoints(knownCounts(atHours(...counts), {}), 'total').map(({ joined }) => joined);

test('figures a week apart are joined, a gap is not bridged', () => {
  expect(joins([0, 1], [7 * 24, 2], [16 * 24, 3], [17 * 24, 4])).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('points of a long history that is thinned out are joined', () => {
  const years = Array.from({ length: 100 }, (_, index) => [index * 24 * 30, index] as const);
  expect(
    joins(...years)
      .slice(1)
      .every(Boolean),
  ).toBe(true);
});

test('a gap has no daily change', () => {
  expect(daily([0, 0], [24, 100], [20 * 24, 9_000], [21 * 24, 9_200])).toEqual([100, 200]);
});

test('the mean of several days is marked, and what is of the current day', () => {
  const counts = knownCounts(atHours([0, 0], [24, 100], [24 * 5, 500]), {});
  const changes = viewPoints(counts, 'daily', '2025-07-06T09:00:00.000Z');
  expect(changes).toMatchObject([{ value: 100 }, { value: 100, isMean: true, unfinished: true }]);
  expect(changes[0]).not.toHaveProperty('isMean');
  expect(changes[0]).not.toHaveProperty('unfinished');
});

test('figures that were entered keep the precision that they have, and are single points', () => {
  const reported = [
    { signatureCount: 50, atLeast: true, date: '2024' },
    { signatureCount: 100, atLeast: false, date: '2025-03-15' },
    { signatureCount: 900, atLeast: false, date: '2025-05' },
    { signatureCount: 950, atLeast: false, date: '2025-06-01' },
  ];
  const history = [
    { date: '2025-03-15', signatureCount: 100 },
    { date: '2025-06-01', signatureCount: 950 },
  ].map((point) => ({ ...point, timestamp: `${point.date}T00:00:00.000Z`, goal: null }));
  const counts = knownCounts(history, { reported });
  expect(counts.map(({ date, count, atLeast }) => [date, count, atLeast])).toEqual([
    ['2024', 50, true],
    ['2025-03-15', 100, undefined],
    ['2025-05', 900, undefined],
    ['2025-06-01', 950, undefined],
  ]);
  expect(viewPoints(counts, 'total').some(({ joined }) => joined)).toBe(false);
  expect(viewPoints(counts, 'daily')).toEqual([]);
});

test('figures that were polled at midnight have a time like others', () => {
  const history = [
    { timestamp: '2025-03-13T00:00:00.000Z', signatureCount: 100, goal: null },
    { timestamp: '2025-03-15T00:00:00.000Z', signatureCount: 300, goal: null },
  ];
  const reported = [{ signatureCount: 900, atLeast: false, date: '2025-05' }];
  const counts = knownCounts(history, { reported });
  expect(counts.map(({ date, count }) => [date, count])).toEqual([
    [undefined, 100],
    [undefined, 300],
  ]);
  expect(viewPoints(counts, 'total').map(({ joined }) => joined)).toEqual([false, true]);
  expect(viewPoints(counts, 'daily')).toMatchObject([{ value: 100 }]);
});
