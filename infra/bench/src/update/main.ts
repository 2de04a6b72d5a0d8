// SPDX-License-Identifier: AGPL-3.0-or-later
// Updates a site with many rows from an older version to this one while people read and write, and prints how long
// each migration took, how long readers and writers waited, and what is stored afterwards.
// Usage: npm run bench:update -- [--from=<commit>] [--posts=100000] [--figures=1000000] [--visitors=4] [--seconds=10]
import { createDatabase } from '@kga/db/core';
import { startPostgres } from '@kga/dev/testing';
import { sql } from 'kysely';

import { fillDatabase } from '../features.ts';
import { forum } from '../features/forum.ts';
import { option } from '../shared/run-bench.ts';
import { report } from './report.ts';
import { buildThisVersion, buildVersion, firstVersion } from './version.ts';
import { walk } from './walk.ts';

const from = option('from', firstVersion);
const posts = Number(option('posts', '100000'));
const figures = Number(option('figures', '1000000'));
const visitors = Number(option('visitors', '4'));
const phaseMs = Number(option('seconds', '10')) * 1_000;

await using resources = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void resources.disposeAsync().then(() => process.exit(130)));
}
const old = await buildVersion(resources, from);
const now = await buildThisVersion();
// Commits wait for the disk, as in production.
const postgres = await startPostgres({ durable: true });
resources.defer(() => postgres.stop());
const fill = async (databaseUrl: string) => {
  if (posts > 0) await fillDatabase(databaseUrl, posts, [forum]);
  if (figures > 0) await insertFigures(databaseUrl);
};
const result = await walk(resources, {
  adminUrl: postgres.url,
  old,
  now,
  ...(posts + figures > 0 && { fill }),
  phaseMs,
  visitors,
});
process.exitCode = report(result) ? 0 : 1;

/** Inserts figures, one a minute, before the first of the petition, so that its newest stay what pages show. */
async function insertFigures(databaseUrl: string): Promise<void> {
  await using db = createDatabase(databaseUrl, { maxConnections: 1, statementTimeout: 0 });
  await sql`
    insert into petition_snapshot
      (petition_id, taken_at, signature_count, country_sum, goal, country_counts)
    select petition_id, taken_at - make_interval(mins => number), signature_count, country_sum, goal,
      country_counts
    from (select * from petition_snapshot order by taken_at limit 1) as first,
      generate_series(1, ${figures}::int) as number`.execute(db);
  await sql`vacuum analyze petition_snapshot`.execute(db);
}
