import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';

import type { Database } from './client.ts';

const folder = join(import.meta.dirname, '..', 'migrations');

/** The names of all migrations and their modules, oldest first. */
async function findMigrations(): Promise<{ name: string; file: string }[]> {
  const files = (await readdir(folder)).toSorted();
  return files.flatMap((file) => {
    const name = /^(\d{14}_\w+)\.(?:ts|js)$/.exec(file)?.[1];
    return name === undefined ? [] : [{ name, file }];
  });
}

async function load(file: string): Promise<Migration> {
  const module: Migration = await import(pathToFileURL(join(folder, file)).href);
  return module;
}

const provider: MigrationProvider = {
  async getMigrations() {
    const found = await findMigrations();
    const entries = found.map(async ({ name, file }) => [name, await load(file)] as const);
    return Object.fromEntries(await Promise.all(entries));
  },
};

const migratorOf = (db: Database) => new Migrator({ db, provider });

/** Runs all pending migrations and returns their names. */
export async function migrateUp(db: Database): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** Migrates up or down to one migration and returns the names of those that ran. */
export async function migrateTo(db: Database, name: string): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db).migrateTo(name);
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** Reverts the newest migration and returns its name; undefined where none has run. */
export async function migrateDown(db: Database): Promise<string | undefined> {
  const { error, results = [] } = await migratorOf(db).migrateDown();
  if (error) throw error;
  return results[0]?.migrationName;
}

/** The newest migration that has run; undefined where none has. */
export async function selectNewestMigration(db: Database): Promise<string | undefined> {
  const migrations = await migratorOf(db).getMigrations();
  return migrations.findLast(({ executedAt }) => executedAt !== undefined)?.name;
}

/**
 * Makes a function that throws unless every migration of this build has run. A database that is
 * ahead passes, because migrations go before the processes that need them.
 */
export function createSchemaCheck(db: Database): () => Promise<void> {
  let name: string | undefined;
  return async () => {
    name ??= (await findMigrations()).at(-1)?.name;
    const { rows } = await sql`select from kysely_migration where name = ${name}`.execute(db);
    if (rows.length === 0) throw new Error(`The migration ${name} has not run`);
  };
}
