// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/site';
import { type Database, createSchemaCheck, ping } from '@kga/db/core';
import type { RedisClient } from '@kga/server';
import { TimeoutStrategy, timeout } from 'cockatiel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { AppError } from '../../../platform/errors.ts';
import type { Metrics } from '../../../platform/plugins/metrics.ts';

type Connections = { db: Database; redis: RedisClient };

type HealthOptions = Connections & { isStopping: () => boolean; metrics: Metrics };

/** A dependency that takes longer counts as down. */
const pingTimeout = timeout(2_000, TimeoutStrategy.Aggressive);

const stateOf = (call: () => Promise<unknown>): Promise<'up' | 'down'> =>
  pingTimeout.execute(call).then(
    () => 'up',
    () => 'down',
  );

/** Pings every dependency; concurrent calls share one round. */
function createCheck({ db, redis }: Connections) {
  const checkSchema = createSchemaCheck(db);
  const pingAll = async () => {
    const [postgres, schema, redisState] = await Promise.all([
      stateOf(() => ping(db)),
      stateOf(checkSchema),
      // Written, because a Redis without memory still answers pings.
      stateOf(() => redis.set('kga:ready', 1, 'EX', 60)),
    ]);
    return { postgres, schema, redis: redisState };
  };
  let running: ReturnType<typeof pingAll> | undefined;
  return () => {
    running ??= pingAll().finally(() => {
      running = undefined;
    });
    return running;
  };
}

export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, options) => {
  const check = createCheck(options);
  options.metrics.watchDependencies(check);
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store');
    next();
  });

  app.route({
    ...contracts.getLive,
    config: { rateLimit: false, neverShed: true },
    handler: async () => ({ status: 'live' as const }),
  });

  /** @throws AppError `overloaded` while the process stops, `dependency_unavailable` */
  const expectReady = async () => {
    if (options.isStopping()) throw new AppError('overloaded', { detail: 'Stopping' });
    const dependencies = await check();
    const down = Object.entries(dependencies).filter(([, state]) => state === 'down');
    if (down.length === 0) return dependencies;
    const names = down.map(([name]) => name).join(', ');
    throw new AppError('dependency_unavailable', { detail: `Down: ${names}`, retryAfter: 5 });
  };

  app.route({
    ...contracts.getReady,
    config: { rateLimit: false, neverShed: true },
    handler: async () => ({ status: 'ready' as const, dependencies: await expectReady() }),
  });

  let wasReady = false;
  app.route({
    ...contracts.getServing,
    config: { rateLimit: false, neverShed: true },
    handler: async () => {
      if (!wasReady || options.isStopping()) await expectReady();
      wasReady = true;
      return { status: 'serving' as const };
    },
  });
};
