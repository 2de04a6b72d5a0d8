// SPDX-License-Identifier: AGPL-3.0-or-later
/** Smallest value that at least this share of the values does not exceed; 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle - 1), Math.floor(middle + 1));
  return (low + high) / 2;
}

/** What is compared, forwards and backwards in turn, because other load on the machine varies. */
export function inTurn<T>(sides: readonly T[], turn: number): readonly T[] {
  return turn % 2 === 0 ? sides : sides.toReversed();
}
