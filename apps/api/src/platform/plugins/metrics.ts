import type {
  FastifyInstance,
  FastifyRequest,
  onRequestHookHandler,
  onResponseHookHandler,
} from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { Counter, Gauge, Registry } from 'prom-client';

import { toAppError } from '../errors.ts';
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
    openForumStreams: new Gauge({
      name: 'kga_open_forum_streams',
      help: 'Open event streams of forum posts',
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

/** Takes the time of one answer, in milliseconds, and logs it where it broke or took long. */
type Observe = (request: FastifyRequest, status: number, ms: number) => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** For who sends past Fastify, which tells of nothing then: says that an answer has gone. */
    answered: ((request: FastifyRequest, status: number) => void) | null;
    /** When it began, as `performance.now()`. */
    begunAt: number;
  }
}

/**
 * Times every answer; logs those that broke or took long, and no other. Listening for the end of
 * an answer costs a tenth of one from memory, so those say themselves when they have gone.
 */
export const requestMetrics = fastifyPlugin(
  (app: FastifyInstance, { metrics }: { metrics: Metrics }, done) => {
    app.decorateRequest('answered', null);
    app.decorateRequest('begunAt', 0);
    const timed = (route: string, method: string): Observe => {
      const observe = metrics.requestTimes.observer(route, method);
      return (request, status, ms) => {
        observe(status, ms);
        // One that waits for a dependency in vain is told of where that is found out.
        if ((ms > slowMs && status !== 503) || status === 500) {
          const requestId = request.id;
          request.log.info({ requestId, route, method, status, ms: Math.round(ms) }, 'request');
        }
      };
    };
    const unknown = timed('unknown', 'any');
    app.addHook('onRoute', (route) => {
      // A stream lasts as long as somebody listens; that says nothing of speed.
      if (route.config?.mediaType === 'text/event-stream') return;
      const observe = timed(route.url, [route.method].flat().join(' '));
      if (route.config?.rawResponse) {
        const answered: FastifyRequest['answered'] = (request, status) =>
          observe(request, status, performance.now() - request.begunAt);
        const begin: onRequestHookHandler = (request, _reply, next) => {
          request.answered = answered;
          request.begunAt = performance.now();
          next();
        };
        route.onRequest = [begin, ...[route.onRequest ?? []].flat()];
        return;
      }
      const hook: onResponseHookHandler = (request, reply, next) => {
        observe(request, reply.statusCode, reply.elapsedTime);
        next();
      };
      route.onResponse = [hook, ...[route.onResponse ?? []].flat()];
    });
    app.addHook('onError', (request, reply, error, next) => {
      const { status } = toAppError(error);
      if (request.is404) unknown(request, status, reply.elapsedTime);
      else request.answered?.(request, status);
      next();
    });
    done();
  },
  { name: 'request-metrics' },
);
