// SPDX-License-Identifier: AGPL-3.0-or-later
import type { MemberState } from './countries.ts';

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
