// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';

import type { ReplicaLag } from '@kga/db/core';
import {
  createRequestTimes,
  registerBuild,
  registerDependencies,
  registerObjectRequests,
  registerPool,
} from '@kga/server';
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestHookHandler,
  onResponseHookHandler,
} from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { Counter, Gauge, Registry } from 'prom-client';

import { toAppError } from '../errors.ts';
import { type CacheOutcome, registerCacheRequests } from './cache-requests.ts';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(revision?: string) {
  const registry = new Registry();
  const registers = [registry];
  registerBuild(registry, revision);
  return {
    registry,
    requestTimes: createRequestTimes('http_request_duration_seconds'),
    cacheRequests: registerCacheRequests(registry),
    openStreams: new Gauge({ name: 'kga_open_streams', help: 'Open event streams', registers }),
    openForumStreams: new Gauge({
      name: 'kga_open_forum_streams',
      help: 'Open event streams of forum posts',
      registers,
    }),
    openWidgetStreams: new Gauge({
      name: 'kga_open_widget_streams',
      help: 'Open event streams of widgets',
      registers,
    }),
    cacheRefreshes: new Counter({
      name: 'kga_cache_refreshes_total',
      help: 'Reads of the database for answers kept in memory',
      labelNames: ['read', 'outcome'],
      registers,
    }),
    searches: new Counter({
      name: 'kga_searches_total',
      help: 'Searches of the site by what they look for and whether something was found',
      labelNames: ['kind', 'found'],
      registers,
    }),
    shedRequests: new Counter({
      name: 'kga_shed_requests_total',
      help: 'Requests refused because the event loop lagged',
      registers,
    }),
    signatureAlarms: new Counter({
      name: 'kga_signature_alarms_total',
      help: 'Times that a petition came under attack by how fast it is signed',
      registers,
    }),
    objectRequests: registerObjectRequests(registry),
    /** Exposes the connections of a pool. */
    watchPool: registerPool(registry),
    /** Exposes how far replicas of Postgres are behind. */
    watchReplicas: registerReplicas(registry),
    /** Exposes which dependencies are reached. After the pool, whose counts its queries would change. */
    watchDependencies: registerDependencies(registry),
    guests: new Counter({
      name: 'kga_guests_total',
      help: 'Attempts of browsers to become a guest or to link one, which nobody sees fail',
      labelNames: ['step', 'outcome'],
      registers,
    }),
  };
}

/** Returns a setter for what tells how far replicas are behind, which is asked whenever metrics are read. */
function registerReplicas(registry: Registry): (lags: () => readonly ReplicaLag[]) => void {
  let lagsOf: (() => readonly ReplicaLag[]) | undefined;
  const gauge = new Gauge({
    name: 'kga_replica_lag_seconds',
    help: 'For how long a replica of Postgres has not had everything; infinite where it is out of reach',
    labelNames: ['replica'],
    registers: [],
    collect() {
      this.reset();
      for (const { replica, seconds } of lagsOf?.() ?? []) this.set({ replica }, seconds);
    },
  });
  registry.registerMetric(gauge);
  return (lags) => {
    lagsOf = lags;
  };
}

/** Serves `/metrics` on a separate port, which proxies do not expose. */
export async function serveMetrics(
  { registry, requestTimes }: Metrics,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': registry.contentType })
          .end(text + requestTimes.text()),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

const slowMs = 1_000;

/** Records the duration of a response in milliseconds; logs those that failed or were slow. */
type Observe = (request: FastifyRequest, status: number, ms: number) => void;

declare module 'fastify' {
  interface FastifyRequest {
    /** Records a response that bypasses Fastify's sending, whose hooks do not run for it. */
    answered: ((request: FastifyRequest, status: number, cache?: CacheOutcome) => void) | null;
    /** Start, as `performance.now()`. */
    begunAt: number;
  }
}

/**
 * Times every response; logs those that failed or were slow. Listening for the end of a response
 * costs a tenth of one from memory, so those are recorded by what sends them.
 */
export const requestMetrics = fastifyPlugin(
  async (app: FastifyInstance, { metrics }: { metrics: Metrics }) => {
    app.decorateRequest('answered', null);
    app.decorateRequest('begunAt', 0);
    const timed = (route: string, method: string): Observe => {
      const observe = metrics.requestTimes.observer({ route, method });
      return (request, status, ms) => {
        observe(status, ms);
        // A failed dependency is logged where it is detected.
        if ((ms > slowMs && status !== 503) || status === 500) {
          const requestId = request.id;
          request.log.info({ requestId, route, method, status, ms: Math.round(ms) }, 'request');
        }
      };
    };
    const unknown = timed('unknown', 'any');
    app.addHook('onRoute', (route) => {
      // The duration of a stream depends on its client.
      if (route.config?.mediaType === 'text/event-stream') return;
      const observe = timed(route.url, [route.method].flat().join(' '));
      if (route.config?.rawResponse) {
        const counts = metrics.cacheRequests.of(route.url);
        const answered: FastifyRequest['answered'] = (request, status, cache) => {
          observe(request, status, performance.now() - request.begunAt);
          if (cache) counts[cache] += 1;
        };
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
  },
  { name: 'request-metrics' },
);
