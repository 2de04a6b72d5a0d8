// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PlacedArea } from './areas.ts';

/** The direction of each arrow key, in columns and rows. */
const directions: ReadonlyMap<string, readonly [columns: number, rows: number]> = new Map([
  ['ArrowRight', [1, 0]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowDown', [0, 1]],
  ['ArrowUp', [0, -1]],
]);

/**
 * The tile that a key leads to from another: the nearest in the direction of an arrow, rather straight
 * ahead than aside; the first and the last by Home and End. Undefined for other keys and at the edge.
 */
export function tileByKey(
  key: string,
  from: PlacedArea,
  tiles: readonly PlacedArea[],
): string | undefined {
  const inReadingOrder = tiles.toSorted(
    (a, b) => a.tile.row - b.tile.row || a.tile.column - b.tile.column,
  );
  if (key === 'Home') return inReadingOrder[0]?.code;
  if (key === 'End') return inReadingOrder.at(-1)?.code;
  const direction = directions.get(key);
  if (!direction) return undefined;
  const [columns, rows] = direction;
  const { column, row } = from.tile;
  const distanceTo = ({ tile }: PlacedArea) => {
    const [toRight, down] = [tile.column - column, tile.row - row];
    const ahead = toRight * columns + down * rows;
    const aside = Math.abs(toRight * rows) + Math.abs(down * columns);
    return ahead > 0 ? ahead + 2 * aside : Infinity;
  };
  const [nearest] = tiles
    .map((area) => ({ code: area.code, distance: distanceTo(area) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.code;
}
