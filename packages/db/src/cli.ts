import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { seedPetition } from '../seeds/petition.ts';
import { createDatabase } from './client.ts';
import { readConfig } from './config.ts';
import { migrateDown, migrateUp } from './migrate.ts';

const usage = 'Usage: migrate | migrate:down | seed | new <name>';

const migrationTemplate = `import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {}

export async function down(db: Kysely<unknown>): Promise<void> {}
`;

async function newMigration(name: string | undefined): Promise<void> {
  if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error('A migration needs a name in lower case with underscores.');
  }
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const file = join(import.meta.dirname, '..', 'migrations', `${time}_${name}.ts`);
  await writeFile(file, migrationTemplate, { flag: 'wx' });
  console.log(file);
}

async function run(command: string | undefined, argument: string | undefined): Promise<void> {
  if (command === 'new') return newMigration(argument);
  if (command !== 'migrate' && command !== 'migrate:down' && command !== 'seed') {
    throw new Error(usage);
  }
  const config = readConfig();
  const db = createDatabase(config.databaseUrl, { maxConnections: 1, statementTimeout: 0 });
  try {
    if (command === 'seed') {
      const { startedAnew } = await seedPetition(db, config.petition);
      console.log(`Seeded from ${config.petition.type}${startedAnew ? '' : ' (figures kept)'}.`);
    } else {
      const names = await (command === 'migrate' ? migrateUp(db) : migrateDown(db));
      console.log(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'Nothing to migrate.');
    }
  } finally {
    await db.destroy();
  }
}

try {
  await run(process.argv[2], process.argv[3]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
