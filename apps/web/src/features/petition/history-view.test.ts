import type { PetitionLatest } from '@kga/contracts';
import { expect, test } from 'vitest';

import { viewPoints, withLatest } from './history-view.ts';

const points = [
  { timestamp: '2025-07-01T00:00:00.000Z', signatureCount: 500_000, goal: 1_000_000 },
  { timestamp: '2025-07-03T00:00:00.000Z', signatureCount: 700_000, goal: 1_000_000 },
  { timestamp: '2025-07-03T12:00:00.000Z', signatureCount: 690_000, goal: 1_400_000 },
];
const values = (view: Parameters<typeof viewPoints>[1]) =>
  viewPoints(points, view).map((point) => point.value);

const latest: PetitionLatest = {
  signatureCount: 710_000,
  goal: 1_400_000,
  signatureCountryCount: [],
  status: 'collecting',
  asOf: '2025-07-03T13:00:00.000Z',
  provider: 'tracker',
};

test('the total is what was counted', () => {
  expect(values('total')).toEqual([500_000, 700_000, 690_000]);
});

test('the percentage is of the goal of its time', () => {
  expect(values('percentage').map(Math.round)).toEqual([50, 70, 49]);
});

test('the daily change is by day, however far two points are apart, and may be negative', () => {
  expect(values('daily')).toEqual([100_000, -20_000]);
});

test('two points at one time make no infinite change', () => {
  const [first] = points;
  if (!first) throw new Error('There is no point.');
  expect(viewPoints([first, first], 'daily')).toEqual([]);
});

test('the newest figure stands at the end while signatures are collected', () => {
  expect(withLatest(points, latest).at(-1)?.signatureCount).toBe(710_000);
  expect(withLatest(points, { ...latest, status: 'closed' })).toEqual(points);
  expect(withLatest(points, { ...latest, asOf: '2025-07-03T12:00:00.000Z' })).toEqual(points);
  expect(withLatest([], latest)).toEqual([]);
});
