import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { seedPetition } from '@kga/db';
import { type TestDatabase, cloneDatabase, prepareTemplate } from '@kga/db/testing';
import { buildPetitionProvider } from '@kga/dev/petition-provider';
import { builtApps, startPostgres, startRedis } from '@kga/dev/testing';

import type { AppName } from './build-apps.ts';
import { root } from './config.ts';
import type { Resources } from './run-bench.ts';
import { freePort, startProcess } from './start-process.ts';

export type Services = {
  readonly redisUrl: string;
  /** A database of its own, migrated, with the petition in `collecting`. */
  readonly newDatabase: () => Promise<TestDatabase>;
};

const replayFrom = new Date('2025-06-24T00:00:00Z');
/** Seconds of the initiative's life in one second, as `npm start` replays it. */
const replaySpeed = 3_600;

/** A throw-away Postgres and Redis, and the stand-in for the petition's provider. */
export async function startServices(resources: Resources): Promise<Services> {
  const postgres = await startPostgres();
  resources.defer(() => postgres.stop());
  const redis = await startRedis();
  resources.defer(() => redis.stop());
  await prepareTemplate(postgres.url);

  const epoch = new Date();
  const clock = { from: replayFrom, epoch, speed: replaySpeed };
  const provider = buildPetitionProvider({ clock });
  const providerUrl = await provider.listen({ host: '127.0.0.1', port: 0 });
  resources.defer(() => provider.close());

  return {
    redisUrl: redis.url,
    async newDatabase() {
      const database = await cloneDatabase(postgres.url);
      resources.defer(() => database.drop());
      const url = `${providerUrl}/eci`;
      await seedPetition(database.db, { type: 'replay', url, from: replayFrom, epoch });
      return database;
    },
  };
}

export type Server = { readonly origin: string; readonly pid: number };

export type AppAddresses = { readonly databaseUrl: string; readonly redisUrl: string };

export async function startApi(
  resources: Resources,
  addresses: AppAddresses,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const pid = await startApp(resources, 'api', addresses, {
    env: {
      PORT: String(port),
      METRICS_PORT: '0',
      SESSION_SECRETS: randomBytes(32).toString('base64url'),
      ...settings,
    },
    readyUrl: `${origin}/api/health/ready`,
  });
  return { origin, pid };
}

export async function startWeb(
  resources: Resources,
  addresses: AppAddresses,
  apiUrl: string,
  given?: number,
): Promise<Server> {
  const port = given ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const pid = await startApp(resources, 'web', addresses, {
    env: { PORT: String(port), METRICS_PORT: '0', API_URL: apiUrl, PUBLIC_ORIGIN: origin },
    readyUrl: `${origin}/robots.txt`,
  });
  return { origin, pid };
}

export async function startWorker(
  resources: Resources,
  addresses: AppAddresses,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const pid = await startApp(resources, 'worker', addresses, {
    env: { METRICS_PORT: String(port), ...settings },
    readyUrl: `${origin}/health/ready`,
  });
  return { origin, pid };
}

async function startApp(
  resources: Resources,
  name: AppName,
  { databaseUrl, redisUrl }: AppAddresses,
  { env, readyUrl }: { env: Record<string, string>; readyUrl: string },
): Promise<number> {
  return startProcess(resources, {
    args: builtApps[name].slice(1),
    cwd: join(root, 'apps', name),
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      ...env,
    },
    readyUrl,
  });
}
