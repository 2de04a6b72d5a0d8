import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { sql } from 'kysely';

import type { Resources } from '../shared/processes.ts';
import type { Services } from '../shared/product.ts';

const run = promisify(execFile);

/** Of the system's Postgres, or of the path. */
const pgbench = globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted().at(-1) ?? 'pgbench';

/** Returns a function that measures how many rows of a width pgbench inserts a second, each in a transaction. */
export async function createInserter(
  resources: Resources,
  { db, databaseUrl }: Services,
  { width, connections, ms }: { width: number; connections: number; ms: number },
): Promise<() => Promise<number>> {
  await sql`create table bench_row (id uuid primary key, data bytea)`.execute(db);
  const folder = await mkdtemp(join(tmpdir(), 'kga-bench-'));
  resources.defer(() => rm(folder, { recursive: true, force: true }));
  const script = join(folder, 'insert.sql');
  // The bytes are made by the server, which costs it less than receiving them.
  const data = `decode(repeat('5a', ${width}), 'hex')`;
  await writeFile(script, `insert into bench_row values (gen_random_uuid(), ${data});\n`);
  const seconds = String(Math.max(1, Math.round(ms / 1_000)));
  const clients = String(connections);
  const settings = ['-n', '-M', 'prepared', '-f', script, '-c', clients, '-j', '2', '-T', seconds];
  return async () => {
    const { stdout } = await run(pgbench, [...settings, databaseUrl]);
    const [, tps = ''] = /tps = ([\d.]+)/.exec(stdout) ?? [];
    if (tps === '') throw new Error(`pgbench says no rate: ${stdout}`);
    return Number(tps);
  };
}
