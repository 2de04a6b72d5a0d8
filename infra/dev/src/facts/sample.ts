// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: npm run facts:sample [-- <count> <seed>]
// Draws statements of the records of law, the promises and the verified signatures for a second reader, the same
// ones for a seed.
import { allStatements } from './statements.ts';

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const [count = '60', seed = '43'] = process.argv.slice(2);
const random = randomFrom(Number(seed));
const drawn = allStatements()
  .map((statement) => ({ statement, order: random() }))
  .toSorted((one, other) => one.order - other.order)
  .slice(0, Number(count));
for (const [index, { statement }] of drawn.entries()) {
  process.stdout.write(
    `${index + 1}. ${statement.about}\n   ${statement.says}\n   ${statement.url}\n`,
  );
}
