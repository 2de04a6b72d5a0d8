import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** What the process counts of itself; of each app of its own. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to its answer',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10],
      registers,
    }),
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
  };
}

/** A request that takes longer is logged. */
const slowMs = 1_000;

/** Times every answer; logs those that failed or took long, and no other. */
export const requestMetrics = fastifyPlugin(
  (app: FastifyInstance, { metrics }: { metrics: Metrics }, done) => {
    const observe =
      (route: string): onResponseHookHandler =>
      (request, reply, next) => {
        const { elapsedTime: ms, statusCode: status } = reply;
        const { method } = request;
        metrics.requestSeconds.observe({ route, method, status }, ms / 1000);
        if (ms > slowMs || status >= 500) {
          request.log.info({ route, method, status, ms: Math.round(ms) }, 'request');
        }
        next();
      };
    const unknown = observe('unknown');
    app.addHook('onRoute', (route) => {
      route.onResponse = [observe(route.url), ...[route.onResponse ?? []].flat()];
    });
    app.addHook('onResponse', (request, reply, next) => {
      if (request.is404) unknown.call(app, request, reply, next);
      else next();
    });
    done();
  },
  { name: 'request-metrics' },
);
