import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import { type Database, createDatabase } from './client.ts';
import { migrateUp } from './migrate.ts';

const template = 'kga_template';

function addressOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin<T>(adminUrl: string, run: (db: Database) => Promise<T>): Promise<T> {
  const admin = createDatabase(adminUrl, { maxConnections: 1 });
  try {
    return await run(admin);
  } finally {
    await admin.destroy();
  }
}

/** Makes the migrated database of which every test file gets a clone. Call it once a run. */
export async function prepareTemplate(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, async (admin) => {
    await sql`drop database if exists ${sql.id(template)} with (force)`.execute(admin);
    await sql`create database ${sql.id(template)}`.execute(admin);
  });
  const db = createDatabase(addressOf(adminUrl, template), { maxConnections: 1 });
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

async function newDatabase(adminUrl: string, from: string | undefined): Promise<TestDatabase> {
  const name = `kga_test_${randomBytes(8).toString('hex')}`;
  await asAdmin(adminUrl, (admin) =>
    sql`create database ${sql.id(name)} ${from ? sql`template ${sql.id(from)}` : sql``}`.execute(
      admin,
    ),
  );
  const url = addressOf(adminUrl, name);
  const db = createDatabase(url);
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

/** A migrated, empty database of a test file's own. */
export function cloneDatabase(adminUrl: string): Promise<TestDatabase> {
  return newDatabase(adminUrl, template);
}

/** A database without any table. */
export function emptyDatabase(adminUrl: string): Promise<TestDatabase> {
  return newDatabase(adminUrl, undefined);
}
