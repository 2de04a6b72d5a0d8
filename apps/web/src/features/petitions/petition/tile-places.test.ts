// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import type { PlacedArea } from './areas.ts';
import { tileByKey } from './tile-places.ts';

/** `A` at the west, `B` north-east of it, `C` east of `A`, `D` at the south-east. */
const tiles: PlacedArea[] = [
  { code: 'D', tile: { column: 4, row: 4 } },
  { code: 'A', tile: { column: 1, row: 2 } },
  { code: 'B', tile: { column: 3, row: 1 } },
  { code: 'C', tile: { column: 4, row: 2 } },
];
const at = (code: string) =>
  tiles.find((tile) => tile.code === code) ?? { code, tile: { column: 0, row: 0 } };

test.each([
  ['A', 'ArrowRight', 'C'],
  ['C', 'ArrowLeft', 'A'],
  ['C', 'ArrowUp', 'B'],
  ['C', 'ArrowDown', 'D'],
  ['A', 'ArrowUp', 'B'],
  ['D', 'Home', 'B'],
  ['A', 'End', 'D'],
] as const)('from %s, %s leads to %s', (from, key, to) => {
  expect(tileByKey(key, at(from), tiles)).toBe(to);
});

test('at the edge, and by another key, nothing is reached', () => {
  expect(tileByKey('ArrowLeft', at('A'), tiles)).toBeUndefined();
  expect(tileByKey('a', at('A'), tiles)).toBeUndefined();
});

test('tiles without a figure are passed over', () => {
  expect(tileByKey('ArrowRight', at('A'), [at('A'), at('D')])).toBe('D');
});
