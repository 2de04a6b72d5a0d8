// SPDX-License-Identifier: AGPL-3.0-or-later
/** Random values that a seed determines. */
export type Random = {
  /** A whole number from 0 to `below` - 1. */
  int: (below: number) => number;
  chance: (share: number) => boolean;
  pick: <Value>(values: readonly Value[]) => Value;
};

/** The random values of one of many, which are the same for the same seed and index (mulberry32). */
export function createRandom(seed: number, index: number): Random {
  let state = (seed ^ Math.imul(index + 1, 0x9e3779b1)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    chance: (share) => next() < share,
    pick: (values) => {
      const [value] = values.slice(int(values.length));
      if (value === undefined) throw new Error('There is nothing to pick from.');
      return value;
    },
  };
}
