// SPDX-License-Identifier: AGPL-3.0-or-later
import { type MemberState, memberStates, tilePlaces } from '@kga/contracts/core';

/** The direction of each arrow key, in columns and rows. */
const directions: ReadonlyMap<string, readonly [columns: number, rows: number]> = new Map([
  ['ArrowRight', [1, 0]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowDown', [0, 1]],
  ['ArrowUp', [0, -1]],
]);

/** In reading order. */
const readingOrder = memberStates.toSorted((a, b) => {
  const [[columnA, rowA], [columnB, rowB]] = [tilePlaces[a], tilePlaces[b]];
  return rowA - rowB || columnA - columnB;
});

/**
 * The tile that a key leads to from another: the nearest in the direction of an arrow, rather straight
 * ahead than aside; the first and the last by Home and End. Undefined for other keys and at the edge.
 */
export function tileByKey(
  key: string,
  from: MemberState,
  tiles: readonly MemberState[],
): MemberState | undefined {
  if (key === 'Home') return readingOrder.find((code) => tiles.includes(code));
  if (key === 'End') return readingOrder.findLast((code) => tiles.includes(code));
  const direction = directions.get(key);
  if (!direction) return undefined;
  const [columns, rows] = direction;
  const [column, row] = tilePlaces[from];
  const distanceTo = (code: MemberState) => {
    const [toRight, down] = [tilePlaces[code][0] - column, tilePlaces[code][1] - row];
    const ahead = toRight * columns + down * rows;
    const aside = Math.abs(toRight * rows) + Math.abs(down * columns);
    return ahead > 0 ? ahead + 2 * aside : Infinity;
  };
  const [nearest] = tiles
    .map((code) => ({ code, distance: distanceTo(code) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.code;
}
