// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type AccessLog,
  type RequestTracing,
  createAccessLog,
  createRequestTracing,
  startTracing,
} from '@kga/server';
import type { FastifyInstance } from 'fastify';

import type { Config } from '../config.ts';
import type { WebMetrics } from '../metrics.ts';

type Observed = {
  readonly accessLog: AccessLog | undefined;
  readonly tracing: RequestTracing | undefined;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Route of a page, such as `/news/:id`; all pages have one route of the framework. */
    pageRoute: string | null;
  }
}

/** Counts and times requests; logs and traces them, event streams included, where the settings say so. */
export async function observeRequests(
  app: FastifyInstance,
  config: Config,
  metrics: WebMetrics,
): Promise<Observed> {
  measureRequests(app, metrics);
  return { accessLog: logRequests(app, config), tracing: await traceRequests(app, config) };
}

function measureRequests(app: FastifyInstance, { responded, requestTimes }: WebMetrics): void {
  app.decorateRequest('pageRoute', null);
  app.addHook('onResponse', (request, reply, next) => {
    const { statusCode } = reply.raw;
    responded(statusCode);
    // The duration of a stream depends on its client.
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      const route = request.pageRoute ?? request.routeOptions.url ?? 'unknown';
      requestTimes.observer({ route })(statusCode, reply.elapsedTime);
    }
    next();
  });
}

function logRequests(app: FastifyInstance, config: Config): AccessLog | undefined {
  if (!config.accessLog) return undefined;
  const accessLog = createAccessLog(app.log);
  app.server.prependListener('request', accessLog.begin);
  app.addHook('onRequest', (request, reply, next) => {
    accessLog.note(reply.raw, { requestId: request.id, route: request.routeOptions.url });
    next();
  });
  return accessLog;
}

async function traceRequests(
  app: FastifyInstance,
  config: Config,
): Promise<RequestTracing | undefined> {
  if (!config.tracing) return undefined;
  const { close } = await startTracing({
    ...config.tracing,
    service: 'web',
    build: config.build,
    onError: (error) => app.log.warn({ err: error }, 'Traces could not be sent'),
  });
  // Visitors begin no trace of their own, so that none decides what is recorded.
  const tracing = createRequestTracing({ continues: false });
  app.server.prependListener('request', tracing.begin);
  app.addHook('onRequest', (request, reply, next) => {
    tracing.note(reply.raw, request.routeOptions.url);
    tracing.enter(reply.raw, next);
  });
  app.addHook('onClose', close);
  return tracing;
}
