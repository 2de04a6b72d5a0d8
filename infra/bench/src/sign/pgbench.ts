// SPDX-License-Identifier: AGPL-3.0-or-later
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

/** Bytes of a signature's row and of the request of its mail. */
export type Widths = { readonly signature: number; readonly mail: number };

/** Bytes of a row's header, its id, and the length of its data. */
const overhead = 24 + 16 + 4;

/** An insert into one of the two tables. The bytes are made by the server, which costs it less than receiving them. */
const insert = (table: keyof Widths, width: number) =>
  `insert into bench_${table} values (uuidv7(), decode(repeat('5a', ${width - overhead}), 'hex'));\n`;

/**
 * Returns functions that measure how many transactions pgbench commits a second: with a statement for a row as wide as
 * a signature and one for a row as wide as its mail, and with a single row as wide as both.
 */
export async function createInserter(
  resources: Resources,
  { db, databaseUrl }: Services,
  { connections, seconds }: { connections: number; seconds: number },
) {
  await sql`create table bench_signature (id uuid primary key, data bytea)`.execute(db);
  await sql`create table bench_mail (id uuid primary key, data bytea)`.execute(db);
  const folder = await mkdtemp(join(tmpdir(), 'kga-bench-'));
  resources.defer(() => rm(folder, { recursive: true, force: true }));
  const size = ['-c', String(connections), '-j', '2', '-T', String(seconds)];
  const load = ['-n', '-M', 'prepared', ...size];

  async function commit(statements: string): Promise<number> {
    const script = join(folder, 'insert.sql');
    await writeFile(script, statements);
    const { stdout } = await run(pgbench, [...load, '-f', script, databaseUrl]);
    const [, tps = ''] = /tps = ([\d.]+)/.exec(stdout) ?? [];
    if (tps === '') throw new Error(`pgbench says no rate: ${stdout}`);
    return Number(tps);
  }

  return {
    insertBoth: ({ signature, mail }: Widths) =>
      commit(`begin;\n${insert('signature', signature)}${insert('mail', mail)}commit;\n`),
    insertOne: ({ signature, mail }: Widths) => commit(insert('signature', signature + mail)),
  };
}
