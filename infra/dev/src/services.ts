import { join } from 'node:path';

import type { Children } from './children.ts';
import { runQuietly } from './command.ts';
import { root, type Config } from './config.ts';
import { ensureDatabase, knownPostgres, startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

export interface Services {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

export interface ServiceOptions {
  readonly config: Config;
  readonly children: Children;
  readonly folder: string;
  readonly durable: boolean;
}

const databaseName = 'kga';

/** The database: the operator's where one is set, else our own. */
export async function provideDatabase(options: ServiceOptions): Promise<string> {
  const { config, folder } = options;
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const env = config.inherited;
  const adminUrl = await startPostgres({ ...options, env, folder: join(folder, 'postgres') });
  return ensureDatabase(adminUrl, databaseName);
}

/** The database of the product that runs here; undefined where none was ever started. */
export async function knownDatabase(config: Config, folder: string): Promise<string | undefined> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const adminUrl = await knownPostgres(join(folder, 'postgres'));
  return adminUrl && ensureDatabase(adminUrl, databaseName);
}

export async function provideRedis(options: ServiceOptions): Promise<string> {
  const { config, folder } = options;
  if (config.redisUrl !== undefined) return config.redisUrl;
  return startRedis({ ...options, env: config.inherited, folder: join(folder, 'redis') });
}

/** What Node is given for the database package's own command. */
export const databaseCommand = (...command: string[]): string[] => [
  '--conditions=kga-source',
  join(root, 'packages/db/src/cli.ts'),
  ...command,
];

/** Runs the database package's own command. */
export async function runDatabaseCommand(
  command: 'migrate' | 'seed',
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  await runQuietly(
    command === 'migrate' ? 'Migrating the database' : 'Seeding the database',
    process.execPath,
    databaseCommand(command),
    { cwd: root, env, signal },
  );
}
