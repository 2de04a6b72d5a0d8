// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { crossingOf, frameOf, isOneDay, valueAt, xOf, yOf } from './trend-frame.ts';
import { knownCounts, viewPoints } from './trend-view.ts';

const day = 86_400_000;
const goal = 1_000_000;

/** A line of totals by days after a start. */
const line = (...values: (readonly [days: number, value: number])[]) =>
  values.map(([days, value]) => ({ at: days * day, value, joined: true }));

test.each([
  ['far below it', line([0, 200_000], [9, 249_999]), { bottom: 0, top: 250_000, mark: undefined }],
  ['towards it', line([0, 200_000], [9, 250_000]), { bottom: 0, top: 1_000_000, mark: 1_000_000 }],
  ['past it', line([0, 200_000], [9, 1_448_271]), { bottom: 0, top: 1_500_000, mark: 1_000_000 }],
  ['of a day below it', line([0, 910_000], [1, 948_000]), { bottom: 910_000, mark: undefined }],
  ['of a day across it', line([0, 910_000], [1, 1_048_000]), { bottom: 900_000, mark: 1_000_000 }],
] as const)('the million is drawn where it fits a line %s', (_, points, frame) => {
  expect(frameOf([points], { view: 'total', goal })).toMatchObject(frame);
});

test('shares and changes start at zero, shares with the line at 100%', () => {
  expect(frameOf([line([0, -5], [1, 80])], { view: 'daily', goal })).toMatchObject({
    bottom: -20,
    top: 80,
  });
  expect(frameOf([line([0, 20], [9, 145])], { view: 'percentage', goal })).toMatchObject({
    bottom: 0,
    top: 150,
    mark: 100,
  });
});

test('the frame holds the line of a state, too', () => {
  const frame = frameOf([line([0, 20], [9, 145]), line([0, 30], [9, 601.5])], {
    view: 'percentage',
    goal,
  });
  expect(frame).toMatchObject({ start: 0, end: 9 * day, top: 800, grid: [0, 200, 400, 600, 800] });
});

test.each([1, 7, 42, 950, 12_345, 1_448_271, 99_999_999])(
  'labels values up to %i at two to seven grid lines',
  (most) => {
    const { grid, top } = frameOf([line([0, 0], [9, most])], { view: 'daily', goal });
    expect(grid.length).toBeGreaterThanOrEqual(2);
    expect(grid.length).toBeLessThanOrEqual(7);
    expect(top).toBeGreaterThanOrEqual(most);
  },
);

test('a line that does not move has a frame', () => {
  const frame = frameOf([line([0, 5])], { view: 'total', goal });
  expect(frame).toMatchObject({ start: -day / 2, end: day / 2, bottom: 0, top: 5 });
  expect(frameOf([line([0, 0], [9, 0])], { view: 'daily' })).toMatchObject({ bottom: 0, top: 1 });
});

test.each([
  ['a week of a small change', 'total', line([0, 1_400_000], [7, 1_448_271]), 1_400_000],
  ['a week of a large change', 'total', line([0, 100_000], [7, 900_000]), 0],
  ['a month', 'total', line([0, 1_400_000], [30, 1_448_271]), 0],
  ['shares of a day', 'percentage', line([0, 142.1], [1, 142.6]), 142],
  ['changes of a week', 'daily', line([0, 500], [7, 520]), 0],
] as const)('the axis of %s starts where its change is seen', (_, view, points, bottom) => {
  expect(frameOf([points], { view, goal }).bottom).toBeCloseTo(bottom);
});

test('labels of counts are whole numbers', () => {
  const { grid } = frameOf([line([0, 14_117], [1, 14_119])], { view: 'total', goal });
  expect(grid).toEqual([14_117, 14_118, 14_119]);
});

test('the frame holds what happened before and after the line', () => {
  const frame = frameOf([line([3, 1], [9, 50])], { view: 'total', times: [0, 20 * day] });
  expect(frame).toMatchObject({ start: 0, end: 20 * day });
});

test('places times and values in the plot', () => {
  const frame = frameOf([line([0, 0], [10, 1_000_000])], { view: 'total', goal });
  expect([xOf(frame, 5 * day), yOf(frame, 250_000)]).toEqual([50, 75]);
});

test('finds the value at a time, but none in a gap', () => {
  const points = line([1, 100], [3, 300], [4, 350]);
  expect([valueAt(points, day), valueAt(points, 2 * day)]).toEqual([100, 200]);
  expect([valueAt(points, 0), valueAt(points, 5 * day)]).toEqual([undefined, undefined]);
  const apart = points.map((point) => ({ ...point, joined: false }));
  expect([valueAt(apart, 2 * day), valueAt(apart, 3 * day)]).toEqual([undefined, 300]);
});

test('a crossing has a place only between figures at most a day apart', () => {
  const points = line([1.25, 100], [1.75, 300], [9, 350]);
  const found = crossingOf(points, 200);
  expect(found).toEqual({ from: 1.25 * day, to: 1.75 * day, at: 1.5 * day });
  expect(found && isOneDay(found)).toBe(true);
  const overNight = crossingOf(line([1.75, 100], [2.25, 300]), 200);
  expect(overNight?.at).toBe(2 * day);
  expect(overNight && isOneDay(overNight)).toBe(false);
  expect(crossingOf(points, 320)).toEqual({ from: 1.75 * day, to: 9 * day, at: undefined });
  expect([crossingOf(points, 50), crossingOf(points, 351)]).toEqual([undefined, undefined]);
});

test('a recorded crossing has its day', () => {
  const reached = new Date(2 * day).toISOString();
  const points = line([0, 800_000], [7, 1_300_000]);
  expect(crossingOf(points, goal, reached)).toEqual({ from: 2 * day, to: 2 * day, at: 2 * day });
  expect(crossingOf(points, goal, new Date(8 * day).toISOString())?.at).toBeUndefined();
});

/** The petition of Great Britain, of which two figures are known. */
const reported = [
  { signatureCount: 14_119, atLeast: false, date: '2025-03-15' },
  { signatureCount: 189_890, atLeast: false, date: '2025-07-14' },
];
const history = reported.map(({ signatureCount, date }) => ({
  timestamp: `${date}T00:00:00.000Z`,
  date,
  signatureCount,
  goal: 100_000,
}));
const dayOf = (at = 0) => new Date(at).toISOString().slice(0, 10);

test('two figures of different months enclose a crossing and name no day', () => {
  const points = viewPoints(knownCounts(history, { reported }), 'total');
  const crossing = crossingOf(points, 100_000);
  expect([dayOf(crossing?.from), dayOf(crossing?.to)]).toEqual(['2025-03-15', '2025-07-14']);
  expect(crossing?.at).toBeUndefined();
});

test('a figure of a month is placed by its whole month, and one that says "over" may have been above', () => {
  const figures = [
    { signatureCount: 90_000, atLeast: true, date: '2025-05-01' },
    { signatureCount: 120_000, atLeast: false, date: '2025-06' },
  ];
  const points = viewPoints(knownCounts(history, { reported: [...reported, ...figures] }), 'total');
  const crossing = crossingOf(points, 100_000);
  expect([dayOf(crossing?.from), dayOf(crossing?.to)]).toEqual(['2025-03-15', '2025-06-30']);
});
