// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { type Insertable, sql } from 'kysely';
import { v7 } from 'uuid';

import { type Database, createDatabase, type Schema } from './core/client.ts';
import { migrateUp } from './core/migrate.ts';
import './schema.ts';

export { insertTestSigners } from './petitions/signatures/testing.ts';

const template = 'kga_template';

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin<T>(adminUrl: string, run: (db: Database) => Promise<T>): Promise<T> {
  const admin = createDatabase(adminUrl, { maxConnections: 1, connectionTimeout: 20_000 });
  try {
    return await run(admin);
  } finally {
    await admin.destroy();
  }
}

/** Creates the migrated database that test files clone. Called once per run. */
export async function prepareTemplate(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, async (admin) => {
    await sql`drop database if exists ${sql.id(template)} with (force)`.execute(admin);
    await sql`create database ${sql.id(template)}`.execute(admin);
  });
  const db = createDatabase(urlOf(adminUrl, template), { maxConnections: 1 });
  try {
    await migrateUp(db);
  } finally {
    await db.destroy();
  }
}

export type TestDatabase = {
  url: string;
  db: Database;
  /** Closes the pool and drops the clone. */
  drop: () => Promise<void>;
};

async function newDatabase(adminUrl: string, from: string): Promise<TestDatabase> {
  const name = `kga_test_${randomBytes(8).toString('hex')}`;
  // Copying files takes a fifth of the time of writing the copy to the log, which is the default.
  await asAdmin(adminUrl, (admin) =>
    sql`create database ${sql.id(name)} template ${sql.id(from)} strategy file_copy`.execute(admin),
  );
  const url = urlOf(adminUrl, name);
  // Other tests keep the processor busy.
  const db = createDatabase(url, { connectionTimeout: 20_000 });
  return {
    url,
    db,
    drop: async () => {
      await db.destroy();
      await asAdmin(adminUrl, (admin) =>
        sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin),
      );
    },
  };
}

/** Creates a migrated, empty database for one test file. */
export function cloneDatabase(adminUrl: string): Promise<TestDatabase> {
  return newDatabase(adminUrl, template);
}

/** Creates a database without tables. */
export function emptyDatabase(adminUrl: string): Promise<TestDatabase> {
  return newDatabase(adminUrl, 'template0');
}

/** Inserts a petition of our own, a draft unless the row says otherwise; returns its id. */
export async function insertTestPetition(
  db: Database,
  row: Partial<Insertable<Schema['petition']>> = {},
): Promise<string> {
  const id = v7();
  const slug = row.slug ?? `p-${id}`;
  await db
    .insertInto('petition')
    .values({
      id,
      slug,
      title: slug,
      kind: 'own',
      goal: 100,
      sources: [],
      demonstration: false,
      ...row,
    })
    .execute();
  return id;
}

/** How many connections of a database wait for a lock. */
export async function countLockWaits(db: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Where processes of tests keep compiled modules, with which they start in two thirds of the time. */
const compileCache = join(import.meta.dirname, '../../../node_modules/.cache/node-compile');

/**
 * Runs a command of this package as operators do.
 * @throws what `execFile` does where the command fails; its `stderr` is what was printed
 */
export function runDatabaseCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ stdout: string; stderr: string }> {
  const cli = join(import.meta.dirname, 'cli.ts');
  return promisify(execFile)(process.execPath, ['--conditions=kga-source', cli, ...args], {
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
  });
}
