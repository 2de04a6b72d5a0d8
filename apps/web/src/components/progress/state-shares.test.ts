// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { ranked, tally, toGo, stepOf } from './state-shares.ts';

const country = (countryCode: string, percentage: number) => ({
  countryCode,
  percentage,
  totalCount: percentage * 10,
  treshold: 1_000,
});

test('states are sorted by share, ties by code', () => {
  const order = ranked([country('MT', 50), country('FI', 601.5), country('CY', 50)]);
  expect(order.map((entry) => entry.countryCode)).toEqual(['FI', 'CY', 'MT']);
});

test('remaining signatures are never negative', () => {
  expect(toGo(country('DE', 99.9))).toBe(1);
  expect(toGo(country('DE', 100))).toBe(0);
  expect(toGo(country('DE', 240))).toBe(0);
});

test('a state at the threshold also counts as one at half or more', () => {
  const shares = [100, 99.99, 50, 49.99, 0];
  const countries = shares.map((share, index) => country(`${index}`, share));
  expect(tally(countries)).toEqual({ completed: 1, half: 3, underHalf: 2 });
});

test.each([
  [601.5, 'green4x'],
  [400, 'green4x'],
  [399.99, 'green2x'],
  [200, 'green2x'],
  [199.99, 'green'],
  [100, 'green'],
  [99.99, 'blue'],
  [75, 'blue'],
  [74.99, 'yellow'],
  [50, 'yellow'],
  [49.99, 'orange'],
  [25, 'orange'],
  [24.99, 'red'],
  [0, 'red'],
] as const)('%s %% is %s', (percentage, step) => {
  expect(stepOf(percentage).step).toBe(step);
});
