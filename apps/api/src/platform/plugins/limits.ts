// SPDX-License-Identifier: AGPL-3.0-or-later
import limiter from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { networkOfIp } from '@kga/contracts/core';
import type { RedisClient } from '@kga/server';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

import type { Config } from '../../config.ts';
import type { DerivedKeys } from '../derived-keys.ts';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Responds however busy the process is. */
    neverShed?: boolean;
  }
  interface FastifyInstance {
    /** Whether the event loop lags so much that requests are refused. */
    isBusy: () => boolean;
    /** Refuses a request while busy; for scopes with expensive hooks, which run before a route's. */
    shed: onRequestHookHandler;
  }
}

/**
 * Refuses requests while the event loop lags, so that those in flight finish; not right after the start,
 * which would refuse the first visitors of a fresh copy. The measurement is in
 * a scope without routes, because its own hook looks up the route of every request.
 */
export const loadShedding = fastifyPlugin(
  async (app: FastifyInstance, limits: Config['pressure'] & { onShed?: () => void }) => {
    let gauge: FastifyInstance | undefined;
    await app.register(async (scope) => {
      gauge = scope;
      await scope.register(underPressure, {
        maxEventLoopDelay: limits.eventLoopDelayMs,
        maxEventLoopUtilization: limits.eventLoopUtilization,
        eventLoopUtilizationMode: 'interval',
        sampleInterval: limits.sampleMs,
      });
    });
    let warmAt = Infinity;
    app.addHook('onReady', async () => {
      warmAt = performance.now() + limits.graceMs;
    });
    const isBusy = () => gauge?.isUnderPressure() === true && performance.now() >= warmAt;
    const shed: onRequestHookHandler = (_request, _reply, next) => {
      const isRefused = isBusy();
      if (isRefused) limits.onShed?.();
      next(isRefused ? new AppError('overloaded', { retryAfter: 2 }) : undefined);
    };
    app.decorate('isBusy', isBusy);
    app.decorate('shed', shed);
    app.addHook('onRoute', (route) => {
      if (!route.config?.neverShed) route.onRequest = [shed, ...[route.onRequest ?? []].flat()];
    });
  },
  { name: 'load-shedding' },
);

/**
 * Limits requests by network, as a keyed hash, shared by all copies through Redis. Routes that respond from
 * memory opt out with `config.rateLimit: false`: asking Redis would cost more than the response,
 * and load shedding protects them. Without Redis nothing is limited, so that reads go on.
 */
export const rateLimit = fastifyPlugin(
  async (
    app: FastifyInstance,
    { redis, keys, ...limit }: Config['rateLimit'] & { redis: RedisClient; keys: DerivedKeys },
  ) => {
    await app.register(limiter, {
      redis,
      nameSpace: 'kga:rate:',
      keyGenerator: ({ ip }) =>
        keys.hash('attempts', `rate ${networkOfIp(ip)}`).toString('base64url'),
      max: limit.max,
      timeWindow: limit.windowMs,
      skipOnError: true,
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError('rate_limited', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
    });
  },
  { name: 'rate-limit' },
);
