// SPDX-License-Identifier: AGPL-3.0-or-later
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import timers from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { sql } from 'kysely';
import { type Migration, Migrator, type NoMigrations } from 'kysely/migration';

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

/** A migration file. */
type MigrationModule = Migration & {
  /**
   * Runs it without a transaction, as `create index concurrently` needs. Whatever it does must be
   * possible again, for it may be cut off in between.
   */
  readonly outsideTransaction?: true;
};

async function load(file: string): Promise<MigrationModule> {
  const module: MigrationModule = await import(pathToFileURL(join(folder, file)).href);
  if (!module.down) throw new Error(`The migration ${file} cannot be reverted`);
  return module;
}

/** Makes a migration give up where it waits for a lock; 0 waits for ever. */
function withLockTimeout(migration: MigrationModule, ms: number): MigrationModule {
  // It takes no lock that stops others, and a concurrent build has to wait for all who began before.
  if (migration.outsideTransaction) return migration;
  return {
    up: async (db) => {
      // Within the transaction, so that another process that migrates is waited for.
      await sql`set local lock_timeout = ${sql.lit(ms)}`.execute(db);
      await migration.up(db);
    },
    down: async (db) => {
      await sql`set local lock_timeout = ${sql.lit(ms)}`.execute(db);
      await migration.down?.(db);
    },
  };
}

/** All migrations by their names. */
type Migrations = Readonly<Record<string, MigrationModule>>;

async function loadMigrations(lockTimeoutMs: number): Promise<Migrations> {
  const entries = (await findMigrations()).map(
    async ({ name, file }) => [name, withLockTimeout(await load(file), lockTimeoutMs)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

type Direction = 'up' | 'down';

const migratorOf = (db: Database, migrations: Migrations) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });

/** Runs the next pending migration, or reverts the newest one, in a transaction of its own. */
async function step(
  db: Database,
  migrations: Migrations,
  direction: Direction,
  name: string,
): Promise<void> {
  const migrator = migratorOf(db, migrations);
  const options = { disableTransactions: migrations[name]?.outsideTransaction ?? false };
  const { error } = await (direction === 'up'
    ? migrator.migrateUp(options)
    : migrator.migrateDown(options));
  if (error) throw error;
}

/** Names of the migrations that have run and of those that have not, oldest first. */
async function selectState(
  db: Database,
  migrations: Migrations,
): Promise<{ executed: string[]; pending: string[] }> {
  const all = await migratorOf(db, migrations).getMigrations();
  const namesOf = (isExecuted: boolean) =>
    all
      .filter(({ executedAt }) => (executedAt !== undefined) === isExecuted)
      .map(({ name }) => name);
  return { executed: namesOf(true), pending: namesOf(false) };
}

/** Milliseconds that a migration waits for a lock. */
const defaultLockTimeoutMs = 1_000;

/** Milliseconds between two tries for the lock of all who migrate. */
const lockPauseMs = 250;

/**
 * Runs `work` on one connection that holds the lock of all who migrate. Polls for it: `create index concurrently`
 * waits for every running statement, also for one that waits for this lock, which would be a deadlock.
 */
async function withMigrationLock<Result>(
  db: Database,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  const lock = sql`hashtextextended('kga migrations', 0)`;
  return db.connection().execute(async (connection) => {
    const isFree = async () => {
      const { rows } = await sql<{
        taken: boolean;
      }>`select pg_try_advisory_lock(${lock}) as taken`.execute(connection);
      return rows[0]?.taken === true;
    };
    while (!(await isFree())) await timers.setTimeout(lockPauseMs);
    try {
      return await work(connection);
    } finally {
      // Where the connection is gone, so is the lock.
      await sql`select pg_advisory_unlock(${lock})`.execute(connection).catch(() => undefined);
    }
  });
}

export type MigrateOptions = {
  /** Milliseconds that a migration waits for a lock, during which all who need the table wait behind it. */
  lockTimeoutMs?: number;
  /** Milliseconds between two tries, on average. */
  pauseMs?: number;
  /** How often each migration is tried. */
  tries?: number;
  /** Called before each pause. */
  onRetry?: () => void;
};

/**
 * Runs the pending migrations, each in a transaction of its own, so that its locks end with it, and
 * returns their names. One that gets no lock is rolled back and tried again, so that requests never
 * wait for long behind it; those before it stay. Of several processes that start at once, one migrates
 * and the others wait.
 */
export async function migrateUp(db: Database, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = await loadMigrations(options.lockTimeoutMs ?? defaultLockTimeoutMs);
  return withMigrationLock(db, async (connection) => {
    const { pending } = await selectState(connection, migrations);
    for (const name of pending) {
      await retryOnLock(() => step(connection, migrations, 'up', name), options);
    }
    return pending;
  });
}

/** Repeats a step that gets no lock. */
async function retryOnLock(
  run: () => Promise<void>,
  { pauseMs = 2_000, tries = 100, onRetry }: MigrateOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      // Names are unique: one may be chosen while a migration computes keys.
      const isPassing = isLockTimeout(error) || isUniqueViolation(error);
      if (!isPassing || attempt >= tries) throw error;
    }
    onRetry?.();
    await timers.setTimeout(pauseMs * (0.5 + Math.random()));
  }
}

/** Migrates up or down to one migration, or down to none, and returns the names of those that ran. */
export async function migrateTo(db: Database, target: string | NoMigrations): Promise<string[]> {
  const migrations = await loadMigrations(0);
  if (typeof target === 'string' && !Object.hasOwn(migrations, target)) {
    throw new Error(`There is no migration ${target}`);
  }
  // Names are times.
  const isKept = (name: string) => typeof target === 'string' && name <= target;
  return withMigrationLock(db, async (connection) => {
    const { executed, pending } = await selectState(connection, migrations);
    const later = executed.filter((name) => !isKept(name)).toReversed();
    const missing = pending.filter(isKept);
    for (const name of later) await step(connection, migrations, 'down', name);
    for (const name of missing) await step(connection, migrations, 'up', name);
    return [...later, ...missing];
  });
}

/** Reverts the newest migration, as `migrateUp` runs them; returns its name, undefined where none has run. */
export async function migrateDown(
  db: Database,
  options: MigrateOptions = {},
): Promise<string | undefined> {
  const migrations = await loadMigrations(options.lockTimeoutMs ?? defaultLockTimeoutMs);
  return withMigrationLock(db, async (connection) => {
    const newest = (await selectState(connection, migrations)).executed.at(-1);
    if (newest !== undefined) {
      await retryOnLock(() => step(connection, migrations, 'down', newest), options);
    }
    return newest;
  });
}

/** The newest migration that has run; undefined where none has. */
export async function selectNewestMigration(db: Database): Promise<string | undefined> {
  return (await selectState(db, await loadMigrations(0))).executed.at(-1);
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
