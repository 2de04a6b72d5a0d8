// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: npm run facts:stale [-- <day>]
// Lists facts that have aged by a day, today unless given. Ends with 1 where one has to be looked up.
import { readCommitments, readRecords } from '@kga/legal';

import games from '../../../../packages/db/seeds/games.json' with { type: 'json' };
import { staleFacts } from './stale.ts';

const today = process.argv[2] ?? new Date().toISOString().slice(0, 10);
const found = staleFacts({ commitments: readCommitments(), records: readRecords(), games }, today);
for (const { about, problem, isDue } of found) {
  process.stdout.write(`${isDue ? 'Due ' : 'Open'}  ${about} ${problem}\n`);
}
const due = found.filter(({ isDue }) => isDue).length;
process.stdout.write(`${due} to look up, ${found.length - due} without a known outcome\n`);
process.exitCode = due > 0 ? 1 : 0;
