// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { type LatestFigures, isShort, viewPoints, withLatest } from './trend-view.ts';

const points = [
  { timestamp: '2025-07-01T00:00:00.000Z', signatureCount: 500_000, goal: 1_000_000 },
  { timestamp: '2025-07-03T00:00:00.000Z', signatureCount: 700_000, goal: 1_000_000 },
  { timestamp: '2025-07-03T12:00:00.000Z', signatureCount: 690_000, goal: 1_400_000 },
];
const values = (view: Parameters<typeof viewPoints>[1]) =>
  viewPoints(points, view).map((point) => point.value);

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
    timestamp: new Date(Date.UTC(2025, 6, 1) + hours * 3_600_000).toISOString(),
    signatureCount,
    goal: 1_000_000,
  }));
const daily = (...counts: Parameters<typeof atHours>) =>
  viewPoints(atHours(...counts), 'daily').map((point) => point.value);

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
  const moved = { ...latest, signatureCount: 3_000, asOf: '2025-07-02T00:01:00.000Z' };
  const changes = viewPoints(withLatest(history, moved), 'daily').map((point) => point.value);
  expect(changes).toEqual([1_000, 1_999]);
});

test('ranges up to two days show times', () => {
  expect(isShort(viewPoints(atHours([0, 1], [48, 2]), 'total'))).toBe(true);
  expect(isShort(viewPoints(atHours([0, 1], [49, 2]), 'total'))).toBe(false);
});

test('the latest figure is appended while signatures are collected', () => {
  expect(withLatest(points, latest).at(-1)?.signatureCount).toBe(710_000);
  expect(withLatest(points, { ...latest, status: 'closed' })).toEqual(points);
  expect(withLatest(points, { ...latest, asOf: '2025-07-03T12:00:00.000Z' })).toEqual(points);
  expect(withLatest([], latest)).toEqual([]);
});

test('the latest figure of a state is appended to its own line', () => {
  const state = { countryCode: 'DE', totalCount: 250_000, treshold: 67_680, percentage: 369.39 };
  const known = { ...latest, signatureCountryCount: [state] };
  expect(withLatest(points, known, 'DE').at(-1)).toEqual({
    timestamp: latest.asOf,
    signatureCount: 250_000,
    goal: 67_680,
  });
  expect(withLatest(points, known, 'FR')).toEqual(points);
});
