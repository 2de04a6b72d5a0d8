// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { frameOf } from './trend-frame.ts';
import { placeEvents } from './trend-labels.ts';

const day = 86_400_000;
const at = (days: number) => new Date(days * day).toISOString();

const points = [0, 50, 100].map((days) => ({ at: days * day, value: days * 1_000, joined: true }));
const lines = [{ name: 'all', points }];
const frame = frameOf([points], { view: 'total', times: [200 * day] });
const place = (...events: Parameters<typeof placeEvents>[0]) =>
  placeEvents(events, lines, frame, () => '1 January 1970');

test('events are placed in their order, those without a known day nowhere', () => {
  const placed = place(
    { at: at(150), title: 'Submitted' },
    { at: at(50), title: 'Half' },
    { at: '1970-03', title: 'Hearing' },
    { at: null, title: 'Answered' },
    { at: at(300), title: 'Later' },
  );
  expect(placed.map(({ title, x }) => [title, x])).toEqual([
    ['Half', 25],
    ['Submitted', 75],
  ]);
});

test('labels cover neither each other nor the line', () => {
  const placed = place(...[100, 101, 102].map((days) => ({ at: at(days), title: `On ${days}` })));
  const tops = placed.flatMap(({ label }) => label?.top ?? []);
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(3);
  // Numbers of a narrow plot stand in two rows.
  expect(placed.map(({ row }) => row)).toEqual([0, 1, 0]);
});

test('a label that fits nowhere is left to the list', () => {
  const title =
    'A title that is longer than the plot is wide, so that no side has room for it, ever';
  expect(place({ at: at(100), title })[0]?.label).toBeUndefined();
});

test('an event some hours before the first figure is drawn at the start', () => {
  expect(placeEvents([{ at: at(-0.5), title: 'Opened' }], lines, frame, String)[0]?.x).toBe(0);
});
