import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';

import { seedPetition } from '@kga/db';
import { type TestDatabase, cloneDatabase, prepareTemplate } from '@kga/db/testing';
import { buildPetitionProvider } from '@kga/dev/petition-provider';
import { builtApps, freePort, startPostgres, startRedis } from '@kga/dev/testing';

import { root } from './config.ts';
import type { Resources } from './run-bench.ts';
import { startProcess } from './start-process.ts';

type AppName = keyof typeof builtApps;
type Settings = Readonly<Record<string, string>>;

/** Builds the apps that have changed since their last build. */
export async function buildApps(names: readonly AppName[]): Promise<void> {
  const filters = names.map((name) => `--filter=@kga/${name}`);
  const turbo = spawn('turbo', ['run', 'build', '--output-logs=errors-only', ...filters], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(turbo, 'exit');
  if (code !== 0) throw new Error('The build failed.');
}

export type Services = {
  readonly redisUrl: string;
  /** Creates a migrated database with the petition in `collecting`. */
  readonly newDatabase: () => Promise<TestDatabase>;
};

const replayFrom = new Date('2025-06-24T00:00:00Z');
/** Seconds of the initiative's life in one second, as `npm start` replays it. */
const replaySpeed = 3_600;

/** Starts a temporary Postgres and Redis, and the stand-in for the petition provider. */
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

export type ServiceUrls = { readonly databaseUrl: string; readonly redisUrl: string };

export async function startApi(
  resources: Resources,
  services: ServiceUrls,
  settings: Settings = {},
): Promise<Server> {
  return startApp(resources, 'api', services, {
    portKey: 'PORT',
    readyPath: '/api/health/ready',
    settings: {
      METRICS_PORT: '0',
      SESSION_SECRETS: randomBytes(32).toString('base64url'),
      ...settings,
    },
  });
}

/** @param port where it has to be known before; otherwise any free port */
export async function startWeb(
  resources: Resources,
  services: ServiceUrls,
  apiUrl: string,
  port?: number,
): Promise<Server> {
  return startApp(resources, 'web', services, {
    portKey: 'PORT',
    port,
    readyPath: '/robots.txt',
    settings: { METRICS_PORT: '0', API_URL: apiUrl },
  });
}

export async function startWorker(
  resources: Resources,
  services: ServiceUrls,
  settings: Settings = {},
): Promise<Server> {
  return startApp(resources, 'worker', services, {
    portKey: 'METRICS_PORT',
    readyPath: '/health/ready',
    settings,
  });
}

async function startApp(
  resources: Resources,
  name: AppName,
  { databaseUrl, redisUrl }: ServiceUrls,
  app: { portKey: string; port?: number | undefined; readyPath: string; settings: Settings },
): Promise<Server> {
  const port = app.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const pid = await startProcess(resources, {
    args: builtApps[name].slice(1),
    cwd: join(root, 'apps', name),
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      [app.portKey]: String(port),
      ...(name === 'web' && { PUBLIC_ORIGIN: origin }),
      ...app.settings,
    },
    readyUrl: `${origin}${app.readyPath}`,
  });
  return { origin, pid };
}
