// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import type { Database } from '@kga/db/core';
import { seedPetition } from '@kga/db/seeds';
import { cloneDatabase, prepareTemplate } from '@kga/db/testing';
import { buildPetitionProvider } from '@kga/dev/petition-provider';
import { apiMemory, builtApps, freePort, root, startPostgres, startRedis } from '@kga/dev/testing';
import { createKeyRing } from '@kga/server/crypto';

import { type Resources, startProcess } from './processes.ts';

export type AppName = keyof typeof builtApps;

/** What the apps of a bench connect to: a migrated database with the petition in `collecting`. */
export type Services = {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly redisUrl: string;
};

export type ServiceSettings = {
  /** Whether a commit waits for the disk, as in production. */
  readonly durable?: boolean;
};

/** A replay in which much happens: an hour of the initiative's life in one second. */
const replayFrom = new Date('2025-06-24T00:00:00Z');
const replaySpeed = 3_600;

/**
 * Starts a temporary Postgres and Redis, and the stand-in for the petition provider.
 *
 * @returns a function that creates a database
 */
export async function createServices(
  resources: Resources,
  { durable = false }: ServiceSettings = {},
): Promise<() => Promise<Services>> {
  const postgres = await startPostgres({ durable });
  resources.defer(() => postgres.stop());
  const redis = await startRedis();
  resources.defer(() => redis.stop());
  await prepareTemplate(postgres.url);

  const epoch = new Date();
  const clock = { from: replayFrom, epoch, speed: replaySpeed };
  const provider = buildPetitionProvider({ clock });
  const providerUrl = await provider.listen({ host: '127.0.0.1', port: 0 });
  resources.defer(() => provider.close());

  return async () => {
    const { db, url: databaseUrl, drop } = await cloneDatabase(postgres.url);
    resources.defer(drop);
    await seedPetition(db, { type: 'replay', url: `${providerUrl}/eci`, ...clock });
    return { db, databaseUrl, redisUrl: redis.url };
  };
}

export type Server = { readonly origin: string; readonly pid: number };

const apps: Readonly<Record<AppName, { portKey: string; readyPath: string }>> = {
  api: { portKey: 'PORT', readyPath: '/api/health/ready' },
  worker: { portKey: 'METRICS_PORT', readyPath: '/health/ready' },
  web: { portKey: 'PORT', readyPath: '/robots.txt' },
};

type StartOptions = {
  /** File descriptor for what it prints; nowhere by default. */
  readonly output?: number;
  /** Of the built version that starts; this one by default. */
  readonly folder?: string;
};

/** Seals what the apps of a bench store. */
export const encryptionKey = `1:${'5a'.repeat(32)}`;

export const keyRing = createKeyRing([
  { version: 1, key: Buffer.from(encryptionKey.slice(2), 'hex') },
]);

/** Starts an app on a free port and waits until it is ready. */
export async function startApp(
  resources: Resources,
  name: AppName,
  { databaseUrl, redisUrl }: Pick<Services, 'databaseUrl' | 'redisUrl'>,
  settings: Readonly<Record<string, string>> = {},
  { output, folder = root }: StartOptions = {},
): Promise<Server> {
  const { portKey, readyPath } = apps[name];
  const port = settings[portKey] ?? String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const pid = await startProcess(resources, {
    args: builtApps[name].slice(1),
    cwd: join(folder, 'apps', name),
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      ...(name === 'api' && {
        ...apiMemory,
        SESSION_SECRETS: randomBytes(32).toString('base64url'),
      }),
      ...(name !== 'web' && { ENCRYPTION_KEYS: encryptionKey }),
      ...(name === 'web' && { PUBLIC_ORIGIN: origin }),
      ...settings,
      [portKey]: port,
    },
    readyUrl: `${origin}${readyPath}`,
    ...(output !== undefined && { output }),
  });
  return { origin, pid };
}
