// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { placeOnAxis } from './life-axis.ts';

const on = (day: string) => ({ day, at: Date.parse(day) });

/** The life of the initiative, seen in November 2026. */
const days = ['2024-07-31', '2025-07-03', '2025-07-31', '2026-01-26', '2026-06-16', '2026-11-22'];
const stages = placeOnAxis(days.map(on));

test('keeps distances in time, with space for the last label', () => {
  expect(stages.map(({ left }) => Math.round(left))).toEqual([0, 34, 37, 55, 70, 86]);
});

test('moves the earlier of two labels that would overlap to a lower row', () => {
  expect(stages.map(({ row }) => row)).toEqual([0, 1, 0, 0, 0, 0]);
});

test('divides the narrow layout by time, with a least distance', () => {
  const gaps = stages.map(({ gap }) => gap);
  expect(gaps[0]).toBeGreaterThan(9);
  expect(gaps[1]).toBeCloseTo(0.8, 1);
  expect(gaps.at(-1)).toBe(0);
  expect(placeOnAxis(['2025-07-03', '2025-07-04', '2026-07-04'].map(on))[0]?.gap).toBe(0.75);
});

test('places a single day', () => {
  expect(placeOnAxis([on('2024-07-31')])).toMatchObject([{ left: 0, row: 0, gap: 0 }]);
});
