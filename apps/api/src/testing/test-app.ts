// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '@kga/db/core';
import { seedPetition, seedRates } from '@kga/db/seeds';
import { cloneDatabase } from '@kga/db/testing';
import { startRedis } from '@kga/dev/testing';
import { type RedisClient, createLog } from '@kga/server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';

import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { type Connections, openConnections } from '../platform/connections.ts';
import { type Metrics, createMetrics } from '../platform/plugins/metrics.ts';

/** Starts a Redis and a database of the caller's own, with the petition's record and the reference rates. */
export async function startServices() {
  const [redis, database] = await Promise.all([startRedis(), cloneDatabase(inject('databaseUrl'))]);
  await seedPetition(database.db, { type: 'record' });
  await seedRates(database.db);
  return {
    redis,
    database,
    databaseUrl: database.url,
    redisUrl: redis.url,
    async stop() {
      await database.drop();
      await redis.stop();
    },
  };
}

export type Services = Awaited<ReturnType<typeof startServices>>;

export type TestAppOptions = {
  databaseUrl: string;
  redisUrl: string;
  /** Overrides of the configuration, or a function of it that returns them. */
  config?: Partial<Config> | ((config: Config) => Partial<Config>);
  /** Environment variables beside those of the services. */
  settings?: Readonly<Record<string, string>>;
  /** Replaces the pool on `databaseUrl`. */
  db?: Database;
  /** Adds routes before the app is ready. */
  prepare?: (app: FastifyInstance) => unknown;
  /** Whether the process stops. */
  isStopping?: () => boolean;
  /** Level of what `onLog` receives; `info` by default. */
  logLevel?: string;
  /** Receives every line of the log. */
  onLog?: (line: string) => unknown;
};

export type TestApp = Connections & {
  app: FastifyInstance;
  config: Config;
  metrics: Metrics;
  /** Listens on a free port of loopback and returns the origin. */
  listen: () => Promise<string>;
};

/** Waits for a connection, which is retried where the first command times out on a busy machine. */
async function ready(redis: RedisClient): Promise<void> {
  if (redis.status === 'ready') return;
  await new Promise<void>((resolve) => {
    redis.once('ready', () => resolve());
  });
}

/** Builds the whole app on real services. */
export async function createTestApp(options: TestAppOptions): Promise<TestApp> {
  const settings = readConfig({
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
    HOST: '127.0.0.1',
    PASSWORD_PRIORITY: 'normal',
    SESSION_SECRETS: 'a secret of the tests that is long enough',
    ENCRYPTION_KEYS: `1:${'5a'.repeat(32)}`,
    ...options.settings,
  });
  // Batching changes only saves queries.
  const stream = { ...settings.stream, changesMs: 0 };
  // Other tests keep the processor busy; no request may be shed or given up for that.
  const pressure = { ...settings.pressure, eventLoopDelayMs: 0, eventLoopUtilization: 0 };
  const timeouts = { connection: 20_000, command: 10_000 };
  // Most tests sign a user in; the tests of passwords hash at the real cost.
  const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  const accounts = { ...settings.accounts, passwordCost };
  const defaults = { ...settings, stream, pressure, timeouts, accounts };
  const overrides =
    typeof options.config === 'function' ? options.config(defaults) : options.config;
  const config = { ...defaults, ...overrides };
  const log = options.onLog
    ? createLog('api', options.logLevel ?? 'info', { write: (line) => void options.onLog?.(line) })
    : createLog('api', 'silent');
  const metrics = createMetrics();
  const opened = openConnections(config, log, { onPool: metrics.watchPool });
  const { redis, subscriber } = opened;
  const db = options.db ?? opened.db;
  const readDb = options.db ?? opened.readDb;
  const app = await buildApp({
    config,
    log,
    metrics,
    db,
    readDb,
    redis,
    subscriber,
    isStopping: options.isStopping ?? (() => false),
  });
  options.prepare?.(app);
  await Promise.all([app.ready(), ready(redis), ready(subscriber)]);
  return {
    ...opened,
    app,
    config,
    metrics,
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.close();
      await opened.close();
    },
  };
}

/** The app of a test file with the services behind it. */
export type SharedTestApp = TestApp & { readonly services: Services };

function started<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The app starts before the first test');
  return value;
}

/**
 * Starts services and an app before the tests of the file, or of the `describe` block, and stops
 * them afterwards. Its properties can be read from then on.
 */
export function setupTestApp(
  options: Omit<Partial<TestAppOptions>, 'databaseUrl' | 'redisUrl'> = {},
): SharedTestApp {
  let services: Services | undefined;
  let current: TestApp | undefined;
  beforeAll(async () => {
    services = await startServices();
    current = await createTestApp({ ...services, ...options });
  });
  afterAll(async () => {
    await current?.close();
    await services?.stop();
  });
  return {
    get services() {
      return started(services);
    },
    get app() {
      return started(current).app;
    },
    get config() {
      return started(current).config;
    },
    get metrics() {
      return started(current).metrics;
    },
    get db() {
      return started(current).db;
    },
    get readDb() {
      return started(current).readDb;
    },
    get redis() {
      return started(current).redis;
    },
    get subscriber() {
      return started(current).subscriber;
    },
    listen: () => started(current).listen(),
    close: () => started(current).close(),
  };
}
