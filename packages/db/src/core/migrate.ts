// SPDX-License-Identifier: AGPL-3.0-or-later
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import timers from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { sql } from 'kysely';
import {
  type Migration,
  type MigrationProvider,
  type MigrationResultSet,
  Migrator,
  type NoMigrations,
} from 'kysely/migration';

import { type Database, isLockTimeout, isUniqueViolation } from './client.ts';

const folder = join(import.meta.dirname, '../../migrations');

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

/** Makes a migration give up where it waits for a lock; 0 waits for ever. */
const withLockTimeout = (migration: Migration, ms: number): Migration => ({
  up: async (db) => {
    // Within the transaction of all migrations, so that another process that migrates is waited for.
    await sql`set local lock_timeout = ${sql.lit(ms)}`.execute(db);
    await migration.up(db);
  },
  down: async (db) => {
    await sql`set local lock_timeout = ${sql.lit(ms)}`.execute(db);
    await migration.down?.(db);
  },
});

const createProvider = (lockTimeoutMs: number): MigrationProvider => ({
  async getMigrations() {
    const found = await findMigrations();
    const entries = found.map(
      async ({ name, file }) => [name, withLockTimeout(await load(file), lockTimeoutMs)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  },
});

const migratorOf = (db: Database, lockTimeoutMs = 0) =>
  new Migrator({ db, provider: createProvider(lockTimeoutMs) });

export type MigrateOptions = {
  /** Milliseconds that a migration waits for a lock, during which all who need the table wait behind it. */
  lockTimeoutMs?: number;
  /** Milliseconds between two tries, on average. */
  pauseMs?: number;
  tries?: number;
  /** Called before each pause. */
  onRetry?: () => void;
};

/**
 * Runs all pending migrations in one transaction and returns their names. One that gets no lock is
 * rolled back with the others and tried again, so that requests never wait for long behind it. Of
 * several processes that start at once, one migrates and the others wait.
 */
export const migrateUp = (db: Database, options: MigrateOptions = {}): Promise<string[]> =>
  retryOnLock(db, options, (migrator) => migrator.migrateToLatest());

/** Repeats what gets no lock; returns the names of the migrations that ran. */
async function retryOnLock(
  db: Database,
  options: MigrateOptions,
  run: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<string[]> {
  const { lockTimeoutMs = 1_000, pauseMs = 2_000, tries = 100, onRetry } = options;
  const { error, results = [] } = await run(migratorOf(db, lockTimeoutMs));
  if (!error) return results.map((result) => result.migrationName);
  // Names are unique: one may be chosen while a migration computes keys.
  const isPassing = isLockTimeout(error) || isUniqueViolation(error);
  if (!isPassing || tries <= 1) throw error;
  onRetry?.();
  await timers.setTimeout(pauseMs * (0.5 + Math.random()));
  return retryOnLock(db, { ...options, tries: tries - 1 }, run);
}

/** Migrates up or down to one migration, or down to none, and returns the names of those that ran. */
export async function migrateTo(db: Database, name: string | NoMigrations): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db).migrateTo(name);
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** Reverts the newest migration, as `migrateUp` runs them; returns its name, undefined where none has run. */
export async function migrateDown(
  db: Database,
  options: MigrateOptions = {},
): Promise<string | undefined> {
  const [name] = await retryOnLock(db, options, (migrator) => migrator.migrateDown());
  return name;
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
