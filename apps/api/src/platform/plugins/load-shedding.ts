import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

import type { Config } from '../../config.ts';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers however busy the process is. */
    neverShed?: boolean;
  }
  interface FastifyInstance {
    /** Whether the event loop lags so much that work is refused. */
    isBusy: () => boolean;
    /** For a scope whose own hooks cost something: a route's come after them. */
    shed: onRequestHookHandler;
  }
}

/**
 * Refuses work while the event loop lags, so that what is under way gets done. The gauge stands in
 * a scope without routes: its own hook looks a route up anew for every request.
 */
export const loadShedding = fastifyPlugin(
  async (app: FastifyInstance, limits: Config['pressure']) => {
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
    const isBusy = () => gauge?.isUnderPressure() === true;
    const shed: onRequestHookHandler = (_request, _reply, next) => {
      next(isBusy() ? new AppError('overloaded', { retryAfter: 2 }) : undefined);
    };
    app.decorate('isBusy', isBusy);
    app.decorate('shed', shed);
    app.addHook('onRoute', (route) => {
      if (!route.config?.neverShed) route.onRequest = [shed, ...[route.onRequest ?? []].flat()];
    });
  },
  { name: 'load-shedding' },
);
