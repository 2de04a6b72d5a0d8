// SPDX-License-Identifier: AGPL-3.0-or-later
import { join } from 'node:path';

import { root, type Config } from '../config.ts';
import { runQuietly } from '../supervisor/command.ts';
import { ensureDatabase, findPostgres, startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';
import { type ServiceOptions, readNumber } from './service-options.ts';

export interface ServiceUrls {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

type StackService = Omit<ServiceOptions, 'env'> & { readonly config: Config };

const databaseName = 'kga';

/** URL of the operator's database if one is configured, otherwise of our own. */
export async function provideDatabase(service: StackService): Promise<string> {
  const { config, folder, ...options } = service;
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const env = config.inherited;
  const adminUrl = await startPostgres({ ...options, env, folder: join(folder, 'postgres') });
  console.log('Postgres runs');
  return ensureDatabase(adminUrl, databaseName);
}

/** URL of the database that `npm start` uses here; undefined where it was never started. */
export async function findDatabase(config: Config, folder: string): Promise<string | undefined> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const adminUrl = await findPostgres(join(folder, 'postgres'));
  return adminUrl && ensureDatabase(adminUrl, databaseName);
}

/** URL of the operator's Redis if one is configured, otherwise of our own. */
export async function provideRedis(service: StackService): Promise<string> {
  const { config, folder, ...options } = service;
  if (config.redisUrl !== undefined) return config.redisUrl;
  const env = config.inherited;
  const url = await startRedis({ ...options, env, folder: join(folder, 'redis') });
  console.log('Redis runs');
  return url;
}

/** URL of the Redis that `npm start` uses here; undefined where it was never started. */
export function findRedis(config: Config, folder: string): string | undefined {
  const port = readNumber(join(folder, 'redis', 'port'));
  return config.redisUrl ?? (port === undefined ? undefined : `redis://127.0.0.1:${port}`);
}

/** Arguments of Node that run a command of the database package. */
export const databaseCommand = (...command: string[]): string[] => [
  '--conditions=kga-source',
  join(root, 'packages/db/src/cli.ts'),
  ...command,
];

/** Migrates or seeds the database that `env` names. */
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
