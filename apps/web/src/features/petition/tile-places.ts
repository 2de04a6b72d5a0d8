import { type MemberState, memberStates } from '@kga/contracts';

/** Approximate positions of the states on a grid of 7 columns and 7 rows, from the north-west. */
export const tilePlaces: Readonly<Record<MemberState, readonly [column: number, row: number]>> = {
  SE: [5, 1],
  FI: [6, 1],
  DK: [4, 2],
  EE: [7, 2],
  IE: [1, 3],
  NL: [3, 3],
  DE: [4, 3],
  PL: [5, 3],
  LV: [7, 3],
  BE: [3, 4],
  LU: [4, 4],
  CZ: [5, 4],
  SK: [6, 4],
  LT: [7, 4],
  FR: [3, 5],
  AT: [5, 5],
  HU: [6, 5],
  RO: [7, 5],
  PT: [1, 6],
  ES: [2, 6],
  IT: [4, 6],
  SI: [5, 6],
  HR: [6, 6],
  BG: [7, 6],
  MT: [4, 7],
  GR: [6, 7],
  CY: [7, 7],
};

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
