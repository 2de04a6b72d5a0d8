// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import * as copy from 'pg-copy-streams';
import { z } from 'zod';

import { selectNewestMigration } from '../core/migrate.ts';
import type { ObjectBucket } from '../core/objects/object-store.ts';
import { mailJobs } from '../core/outbox/held.ts';
import { type Connection, withConnection } from './connection.ts';
import { selectLogRoots } from './logs.ts';
import { withBytes } from './objects.ts';
import { selectSequences, selectTables } from './tables.ts';

/** What stands at the beginning of a dump. */
export const dumpHeader = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The newest migration of the database; a dump has no table definitions of its own. */
  migration: z.string(),
});

export type DumpHeader = z.infer<typeof dumpHeader>;

/** What stands at its end: without it, a dump is incomplete. */
export const dumpSummary = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Objects whose bytes the bucket lacked; their rows stay without. */
  missingObjects: z.number().default(0),
  logs: z.array(z.object({ petitionId: z.string(), size: z.number(), root: z.string() })),
});

export type DumpSummary = z.infer<typeof dumpSummary>;

/** Begins the lines that are read again; psql takes them for comments. */
export const headerMark = '-- kga dump: ';
export const summaryMark = '-- kga summary: ';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const copyStatement = (table: string, columns: readonly string[]) =>
  `COPY public.${quoted(table)} (${columns.map(quoted).join(', ')})`;

/** What psql needs to load the dump after `migrate`; it is not read by this program. */
const prelude = (tables: readonly string[]) => `
\\set ON_ERROR_STOP on
begin;
set session_replication_role = replica;
truncate ${tables.map((table) => `public.${quoted(table)}`).join(', ')};
`;

/** Does for psql what a restore does: holds the mails that wait. */
const epilogue = `update outbox set state = 'held'
where state = 'waiting' and job in (${mailJobs.map((job) => `'${job}'`).join(', ')});
commit;
`;

/**
 * Writes all rows of the database as one transaction sees them, as text that psql reads, too. Returns
 * the summary at its end. With a `bucket` the bytes of its objects are in the dump as if they were in
 * Postgres.
 */
export async function* dumpDatabase(
  url: string,
  now: () => Date,
  bucket?: ObjectBucket,
): AsyncGenerator<Buffer | string, DumpSummary> {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<Connection>();
  const ended = withConnection(url, async (connection) => {
    opened.resolve(connection);
    await closed;
  });
  ended.catch(opened.reject);
  try {
    return yield* dump(await opened.promise, now(), bucket);
  } finally {
    close();
    await ended;
  }
}

async function* dump(
  { db, client }: Connection,
  at: Date,
  bucket: ObjectBucket | undefined,
): AsyncGenerator<Buffer | string, DumpSummary> {
  await sql`begin isolation level repeatable read, read only`.execute(db);
  const migration = await selectNewestMigration(db);
  if (migration === undefined) throw new Error('The database is empty: run the migrations first.');
  const header: DumpHeader = { format: 1, createdAt: at.toISOString(), migration };
  yield `${headerMark}${JSON.stringify(header)}\n`;
  const tables = await selectTables(db);
  yield prelude(tables.map(({ name }) => name));
  const rows: Record<string, number> = {};
  let missingObjects = 0;
  for (const { name, columns } of tables) {
    const statement = copyStatement(name, columns);
    yield `${statement} FROM stdin;\n`;
    const stream = client.query(copy.to(`${statement} TO STDOUT`));
    if (bucket && name === 'object') missingObjects = yield* withBytes(stream, columns, bucket);
    else yield* stream;
    yield '\\.\n';
    rows[name] = stream.rowCount;
  }
  const sequences = await selectSequences(db);
  for (const { name, value, isCalled } of sequences) {
    yield `select setval('public.${quoted(name)}', ${value}, ${isCalled});\n`;
  }
  const logs = await selectLogRoots(db);
  const summary: DumpSummary = { rows, sequences, missingObjects, logs };
  yield epilogue;
  yield `${summaryMark}${JSON.stringify(summary)}\n`;
  await sql`commit`.execute(db);
  return summary;
}
