// SPDX-License-Identifier: AGPL-3.0-or-later
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';

import { sql } from 'kysely';
import * as copy from 'pg-copy-streams';

import type { Database } from '../core/client.ts';
import { migrateTo, selectNewestMigration } from '../core/migrate.ts';
import { holdMails } from '../core/outbox/held.ts';
import { type Connection, withConnection } from './connection.ts';
import { createDumpReader, type DumpReader } from './dump-reader.ts';
import {
  type DumpHeader,
  type DumpSummary,
  dumpHeader,
  dumpSummary,
  headerMark,
  summaryMark,
} from './dump.ts';
import { findBrokenLogs, selectLogRoots } from './logs.ts';
import { countRows, selectTables, updateSequence, withoutConstraints } from './tables.ts';

/** What was loaded differs from what was dumped. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

type Loaded = { header: DumpHeader; summary: DumpSummary; heldMails: number };

/**
 * Loads a dump in one transaction, holds the mails that wait in it, and checks the counts of rows, the
 * foreign keys and the logs of signatures. A database without tables gets those of the dump.
 *
 * @param options.replace whether rows that are there may be lost
 * @throws RestoreError where the database is in use, has other rows or differs from the dump afterwards
 */
export async function loadDump(
  url: string,
  source: AsyncIterable<Buffer>,
  options: { replace: boolean },
): Promise<Loaded> {
  const reader = createDumpReader(source);
  const header = await readHeader(reader);
  return withConnection(url, async (connection) => {
    const { db } = connection;
    await prepareTables(connection, header, options.replace);
    await sql`begin`.execute(db);
    const summary = await loadTables(connection, reader);
    const heldMails = await holdMails(db);
    await compare(connection, summary);
    await sql`commit`.execute(db);
    await sql`analyze`.execute(db);
    return { header, summary, heldMails };
  });
}

async function readHeader(reader: DumpReader): Promise<DumpHeader> {
  const line = await reader.line();
  if (!line?.startsWith(headerMark)) throw new RestoreError('This is no backup of this product.');
  return dumpHeader.parse(JSON.parse(line.slice(headerMark.length)));
}

async function prepareTables(
  { db }: Connection,
  { migration }: DumpHeader,
  replace: boolean,
): Promise<void> {
  await expectUnused(db);
  const tables = await selectTables(db);
  if (tables.length === 0) {
    await migrateTo(db, migration).catch((error: unknown) => {
      const message = `The backup has the migration ${migration}: this version cannot run it.`;
      throw new RestoreError(message, { cause: error });
    });
    return;
  }
  const present = await selectNewestMigration(db);
  if (present !== migration) {
    throw new RestoreError(
      `The database has the migration ${present}, the backup ${migration}: restore into an empty database.`,
    );
  }
  const counts = replace ? [] : [...(await countRows(db, ['account', 'petition'])).values()];
  if (counts.some((rows) => rows > 0)) {
    throw new RestoreError('The database has rows, which only --replace deletes.');
  }
}

/** An app that has just stopped may still be listed, so looks again for a second. */
async function expectUnused(db: Database): Promise<void> {
  for (let look = 0; look < 10; look += 1) {
    const others = await sql`
      select from pg_stat_activity
      where datname = current_database() and application_name = 'kga'`.execute(db);
    if (others.rows.length === 0) return;
    await setTimeout(100);
  }
  throw new RestoreError('The database is in use: stop api and worker first.');
}

async function loadTables({ db, client }: Connection, reader: DumpReader): Promise<DumpSummary> {
  const tables = (await selectTables(db)).map(({ name }) => name);
  let summary: DumpSummary | undefined;
  await withoutConstraints(db, tables, async () => {
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
    for (let line = await reader.line(); line !== undefined; line = await reader.line()) {
      if (line.startsWith('COPY ')) {
        const rows = Readable.from(reader.data(), { objectMode: false });
        await pipeline(rows, client.query(copy.from(line.replace(/;$/, ''))));
      } else if (line.startsWith(summaryMark)) {
        summary = dumpSummary.parse(JSON.parse(line.slice(summaryMark.length)));
      }
    }
    for (const sequence of summary?.sequences ?? []) await updateSequence(db, sequence);
  });
  if (!summary) throw new RestoreError('The backup is incomplete.');
  return summary;
}

async function compare({ db }: Connection, { rows, logs }: DumpSummary): Promise<void> {
  const counted = await countRows(db, Object.keys(rows));
  const different = [...counted].filter(([table, count]) => count !== rows[table]);
  if (different.length > 0) {
    const lines = different.map(([table, count]) => `${table}: ${count} of ${rows[table]}`);
    throw new RestoreError(`Rows are missing or too many. ${lines.join(', ')}`);
  }
  const broken = await findBrokenLogs(db);
  if (broken.length > 0) {
    throw new RestoreError(`Logs of signatures do not have their roots: ${broken.join(', ')}`);
  }
  if (JSON.stringify(await selectLogRoots(db)) !== JSON.stringify(logs)) {
    throw new RestoreError('Logs of signatures have other roots than those of the backup.');
  }
}
