import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { Counter, Gauge, Registry } from 'prom-client';

import { createRequestTimes } from './request-times.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** What the process counts of itself; of each app of its own. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requestTimes: createRequestTimes(),
    openStreams: new Gauge({
      name: 'kga_open_streams',
      help: 'Open event streams',
      registers,
    }),
    cacheRefreshes: new Counter({
      name: 'kga_cache_refreshes_total',
      help: 'Reads of the database for answers kept in memory',
      labelNames: ['read', 'outcome'],
      registers,
    }),
    guests: new Counter({
      name: 'kga_guests_total',
      help: 'Attempts of browsers to become a guest or to link one, which nobody sees fail',
      labelNames: ['step', 'outcome'],
      registers,
    }),
  };
}

/** A request that takes longer is logged. */
const slowMs = 1_000;

/** Times every answer; logs those that broke or took long, and no other. */
export const requestMetrics = fastifyPlugin(
  (app: FastifyInstance, { metrics }: { metrics: Metrics }, done) => {
    const timed = (route: string, method: string): onResponseHookHandler => {
      const observe = metrics.requestTimes.observer(route, method);
      return (request, reply, next) => {
        const { elapsedTime: ms, statusCode: status } = reply;
        observe(status, ms);
        // One that waits for a dependency in vain is told of where that is found out.
        if ((ms > slowMs && status !== 503) || status === 500) {
          const requestId = request.id;
          request.log.info({ requestId, route, method, status, ms: Math.round(ms) }, 'request');
        }
        next();
      };
    };
    const unknown = timed('unknown', 'any');
    app.addHook('onRoute', (route) => {
      // A stream lasts as long as somebody listens; that says nothing of speed.
      if (route.config?.mediaType === 'text/event-stream') return;
      const hook = timed(route.url, [route.method].flat().join(' '));
      route.onResponse = [hook, ...[route.onResponse ?? []].flat()];
    });
    app.addHook('onResponse', (request, reply, next) => {
      if (request.is404) unknown.call(app, request, reply, next);
      else next();
    });
    done();
  },
  { name: 'request-metrics' },
);
