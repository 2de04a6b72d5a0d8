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

/** Brings the database to the newest state and answers the names of what was run. */
export async function migrateUp(db: Database): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** Brings the database to how it was left by one migration, and answers the names of what was run. */
export async function migrateTo(db: Database, name: string): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db).migrateTo(name);
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** Takes back every migration, newest first, and answers their names. */
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
