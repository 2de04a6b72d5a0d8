// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { judgeFigures } from './judge-figures.ts';

const day = 86_400_000;
const totals = (total: number, countrySum: number) => ({ total, countrySum });
const million = totals(1_000_000, 1_000_000);
const young = totals(100, 90);
const poll = { perDay: 0, elapsed: 30_000 };

test.each([
  ['a rise by half with its states', million, totals(1_500_000, 1_500_000)],
  ['a rise by 5 % without its states', totals(1_000_000, 800_000), totals(1_050_000, 800_000)],
  ['the first thousand signatures', young, totals(1_100, 100)],
  ['a fall by half with its states', million, totals(500_000, 500_000)],
  ['a fall by 5 % without its states', million, totals(950_000, 1_000_000)],
  ['states that catch up with their total', totals(90_000, 3_000), totals(90_001, 89_990)],
  ['states that wait for their total', totals(5_000, 5_000), totals(5_900, 5_000)],
  ['totals without states', totals(1_000, 0), totals(1_900, 0)],
])('believes %s', (_what, last, figures) => {
  expect(judgeFigures(figures, { last, ...poll })).toEqual([]);
});

test.each([
  ['without its states', totals(1_100_000, 1_000_000), ['total_rose', 'states_differ']],
  ['by more than half with its states', totals(1_600_000, 1_600_000), ['total_rose']],
  ['down without its states', totals(900_000, 1_000_000), ['total_fell', 'states_differ']],
  ['down by more than half with its states', totals(400_000, 400_000), ['total_fell']],
  ['of the states up', totals(1_000_001, 2_000_000), ['states_rose', 'states_differ']],
  ['of the states down', totals(1_000_001, 500_000), ['states_fell', 'states_differ']],
])('doubts a jump %s', (_what, figures, reasons) => {
  expect(judgeFigures(figures, { last: million, ...poll })).toEqual(reasons);
});

test('doubts a total without states that falls to zero', () => {
  const baseline = { last: totals(100, 0), ...poll };
  expect(judgeFigures(totals(0, 0), baseline)).toEqual(['total_fell']);
});

test('a long time or a fast pace makes a rise plausible, and no fall', () => {
  const judge = (total: number, perDay: number) =>
    judgeFigures(totals(total, 1_000_000), { last: million, perDay, elapsed: day });
  expect(judge(1_200_000, 0)).toEqual([]);
  expect(judge(1_900_000, 10_000)).toEqual(['total_rose', 'states_differ']);
  expect(judge(1_900_000, 100_000)).toEqual([]);
  expect(judge(100_000, 100_000)).toEqual(['total_fell', 'states_differ']);
});
