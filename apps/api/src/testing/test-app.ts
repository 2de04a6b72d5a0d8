import { once } from 'node:events';

import type { Database } from '@kga/db';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { type Connections, openConnections } from '../platform/connections.ts';
import { createLog } from '../platform/log.ts';
import { type Metrics, createMetrics } from '../platform/plugins/metrics.ts';

export type TestAppOptions = {
  databaseUrl: string;
  redisUrl: string;
  config?: Partial<Config>;
  /** Environment variables beside those of the services. */
  settings?: Readonly<Record<string, string>>;
  /** In place of a pool on `databaseUrl`. */
  db?: Database;
  /** Adds routes before the app is ready. */
  prepare?: (app: FastifyInstance) => unknown;
  /** Of `onLog`; `info` where none is given. */
  logLevel?: string;
  /** Is given every line that is logged. */
  onLog?: (line: string) => unknown;
};

export type TestApp = Connections & {
  app: FastifyInstance;
  config: Config;
  metrics: Metrics;
  /** Listens on a free port of loopback and answers its origin. */
  listen: () => Promise<string>;
};

async function ready(redis: Redis): Promise<void> {
  if (redis.status !== 'ready') await once(redis, 'ready');
}

/** The whole app on real services. Close it with `close`. */
export async function createTestApp(options: TestAppOptions): Promise<TestApp> {
  const settings = readConfig({
    DATABASE_URL: options.databaseUrl,
    REDIS_URL: options.redisUrl,
    HOST: '127.0.0.1',
    SESSION_SECRETS: 'a secret of the tests that is long enough',
    ...options.settings,
  });
  // No test waits for what only spares the database.
  const stream = { ...settings.stream, changesMs: 0 };
  // Nor is one refused because other tests keep the processor busy.
  const pressure = { ...settings.pressure, eventLoopDelayMs: 0, eventLoopUtilization: 0 };
  const config = { ...settings, stream, pressure, ...options.config };
  const log = options.onLog
    ? createLog(options.logLevel ?? 'info', { write: (line) => void options.onLog?.(line) })
    : createLog('silent');
  const metrics = createMetrics();
  const opened = openConnections(config, log);
  const { redis, subscriber } = opened;
  const db = options.db ?? opened.db;
  const app = await buildApp({ config, log, metrics, db, redis, subscriber });
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
