// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { median, quantile } from './statistics.ts';

test('the median of an even number of values lies between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([9, 1, 3])).toBe(3);
  expect(median([7])).toBe(7);
});

test('a quantile is a value that was measured', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(hundred, 0.95)).toBe(95);
  expect(quantile(hundred, 0.5)).toBe(50);
  expect(quantile([3], 0.99)).toBe(3);
});

test('the statistics of an empty sample are 0', () => {
  expect([median([]), quantile([], 0.95)]).toEqual([0, 0]);
});
