// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: npm run facts:sample [-- <count> <seed> [games]]
// Draws statements of the records of law, the promises and the verified signatures, or games of the archive, for a
// second reader, the same ones for a seed.
import { createHash } from 'node:crypto';

import { type Statement, allStatements, gameStatements } from './statements.ts';

const [count = '60', seed = '43', kind] = process.argv.slice(2);

/** A place in the draw that the seed and the statement decide. */
const placeOf = (statement: Statement): string =>
  createHash('sha256')
    .update(`${seed} ${JSON.stringify(statement)}`)
    .digest('hex');

const drawn = (kind === 'games' ? gameStatements() : allStatements())
  .map((statement) => ({ statement, place: placeOf(statement) }))
  .toSorted((one, other) => one.place.localeCompare(other.place))
  .slice(0, Number(count));
for (const [index, { statement }] of drawn.entries()) {
  process.stdout.write(
    `${index + 1}. ${statement.about}\n   ${statement.says}\n   ${statement.url}\n`,
  );
}
