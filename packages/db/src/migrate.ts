import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';

import type { Database } from './client.ts';

const folder = join(import.meta.dirname, '..', 'migrations');

async function load(file: string): Promise<Migration> {
  const module: Migration = await import(pathToFileURL(join(folder, file)).href);
  return module;
}

const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((file) => /^\d{14}_\w+\.(ts|js)$/.test(file));
    return Object.fromEntries(
      await Promise.all(
        files.map(async (file) => [file.replace(/\.(ts|js)$/, ''), await load(file)] as const),
      ),
    );
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

/** Reverts all migrations, newest first, and returns their names. */
export async function migrateDown(db: Database): Promise<string[]> {
  const migrator = migratorOf(db);
  const undone: string[] = [];
  for (;;) {
    const { error, results = [] } = await migrator.migrateDown();
    if (error) throw error;
    if (results.length === 0) return undone;
    undone.push(...results.map((result) => result.migrationName));
  }
}
