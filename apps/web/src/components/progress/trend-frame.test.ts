// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { crossingOf, frameOf, valueAt, withCrossing, xOf, yOf } from './trend-frame.ts';

const day = 86_400_000;

/** A line of totals by days after a start. */
const line = (...values: (readonly [days: number, value: number])[]) =>
  values.map(([days, value]) => ({ at: days * day, value }));

test.each([
  ['far below it', line([0, 200_000], [9, 249_999]), { bottom: 0, top: 250_000, mark: undefined }],
  ['towards it', line([0, 200_000], [9, 250_000]), { bottom: 0, top: 1_000_000, mark: 1_000_000 }],
  ['past it', line([0, 200_000], [9, 1_448_271]), { bottom: 0, top: 1_500_000, mark: 1_000_000 }],
  ['of a day below it', line([0, 910_000], [1, 948_000]), { bottom: 910_000, mark: undefined }],
  ['of a day across it', line([0, 910_000], [1, 1_048_000]), { bottom: 900_000, mark: 1_000_000 }],
] as const)('the million is drawn where it fits a line %s', (_, points, frame) => {
  expect(frameOf([points], 'total', 1_000_000)).toMatchObject(frame);
});

test('shares and changes start at zero, shares with the line at 100%', () => {
  expect(frameOf([line([0, -5], [1, 80])], 'daily', 1_000_000)).toMatchObject({
    bottom: -20,
    top: 80,
  });
  expect(frameOf([line([0, 20], [9, 145])], 'percentage', 1_000_000)).toMatchObject({
    bottom: 0,
    top: 150,
    mark: 100,
  });
});

test('the frame holds the line of a state, too', () => {
  const frame = frameOf(
    [line([0, 20], [9, 145]), line([0, 30], [9, 601.5])],
    'percentage',
    1_000_000,
  );
  expect(frame).toMatchObject({ start: 0, end: 9 * day, top: 800, grid: [0, 200, 400, 600, 800] });
});

test.each([1, 7, 42, 950, 12_345, 1_448_271, 99_999_999])(
  'labels values up to %i at two to seven grid lines',
  (most) => {
    const { grid, top } = frameOf([line([0, 0], [9, most])], 'daily', 1_000_000);
    expect(grid.length).toBeGreaterThanOrEqual(2);
    expect(grid.length).toBeLessThanOrEqual(7);
    expect(top).toBeGreaterThanOrEqual(most);
  },
);

test('a line that does not move has a frame', () => {
  const frame = frameOf([line([0, 5])], 'total', 1_000_000);
  expect(frame).toMatchObject({ start: -day / 2, end: day / 2 });
  expect(frame.top).toBeGreaterThan(frame.bottom);
  expect(frameOf([line([0, 0], [9, 0])], 'daily', 1_000_000)).toMatchObject({ bottom: 0, top: 1 });
});

test('places times and values in the plot', () => {
  const frame = frameOf([line([0, 0], [10, 1_000_000])], 'total', 1_000_000);
  expect([xOf(frame, 5 * day), yOf(frame, 250_000)]).toEqual([50, 75]);
});

test('finds the value at a time, and the time of a value', () => {
  const points = line([1, 100], [3, 300], [4, 350]);
  expect(valueAt(points, 2 * day)).toBe(200);
  expect([valueAt(points, 0), valueAt(points, 5 * day)]).toEqual([undefined, undefined]);
  expect(crossingOf(points, 200)).toBe(2 * day);
  expect([crossingOf(points, 50), crossingOf(points, 351)]).toEqual([undefined, undefined]);
});

test('crosses the goal when it is known to have been reached', () => {
  const reached = new Date(2 * day).toISOString();
  const points = line([0, 800_000], [7, 1_300_000]);
  expect(withCrossing(points, 1_000_000, reached)).toEqual(
    line([0, 800_000], [2, 1_000_000], [7, 1_300_000]),
  );
  expect(withCrossing(points, 1_000_000, null)).toEqual(points);
  expect(withCrossing(points, undefined, reached)).toEqual(points);
  expect(withCrossing(points.slice(1), 1_000_000, reached)).toEqual(points.slice(1));
});
