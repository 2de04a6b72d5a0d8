// SPDX-License-Identifier: AGPL-3.0-or-later
import * as http from 'node:http';

import type { AccessLog, RequestTracing } from '@kga/server';
import { type FastifyBaseLogger, type FastifyInstance, LogController, fastify } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

import type { HotPath } from './cache/hot-path.ts';
import { refuseConnection, sendProblem } from './plugins/problems.ts';
import { requestIdOf } from './plugins/request-id.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where it is switched off. */
    accessLog: AccessLog | undefined;
  }
}

/** Longer than proxies keep idle connections, so that none sends into one that is just closing. */
const keepAliveMs = 72_000;

const bodyLimit = 65_536;

const requestMs = 60_000;

const sweepMs = 50;

/** A server that passes a request to `handler` unless `respond` has sent the response. */
export function createHttpServer(
  respond: (...args: Parameters<http.RequestListener>) => boolean,
  handler: http.RequestListener,
): http.Server {
  const limits = { keepAliveTimeout: keepAliveMs, requestTimeout: requestMs };
  return http.createServer(limits, (request, response) => {
    if (!respond(request, response)) handler(request, response);
  });
}

/** The app without plugins and routes. */
export function createServer({
  log,
  hotPath,
  accessLog,
  tracing,
  trustProxy,
}: {
  log: FastifyBaseLogger;
  hotPath: HotPath;
  accessLog: AccessLog | undefined;
  /** Undefined where traces are off. */
  tracing: RequestTracing | undefined;
  /** The number of trusted proxies, or their IP addresses and networks. */
  trustProxy: number | string[];
}): FastifyInstance {
  const app: FastifyInstance = fastify({
    serverFactory: (handler) =>
      createHttpServer((request, response) => {
        accessLog?.begin(request, response);
        tracing?.begin(request, response);
        return !app.isBusy() && hotPath.respond(request, response);
      }, handler),
    bodyLimit,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    genReqId: requestIdOf,
    logController: new LogController({ disableRequestLogging: true }),
    // As `logger`, Fastify would listen for the end of each response, which costs a tenth of one from
    // memory, and create a logger per request. Log lines name their request instead.
    childLoggerFactory: () => log,
    frameworkErrors: (error, request, reply) => {
      accessLog?.note(reply.raw, { requestId: request.id });
      sendProblem(error, request, reply);
    },
    clientErrorHandler: refuseConnection,
    // On a starved machine plugins take longer than the 10 s of Fastify.
    pluginTimeout: 120_000,
    // Requests on open connections are still served from memory while closing.
    return503OnClosing: false,
  });
  app.log = log;
  app.decorate('hotPath', hotPath);
  app.decorate('accessLog', accessLog);
  if (accessLog) {
    app.addHook('onRequest', (request, reply, next) => {
      accessLog.note(reply.raw, { requestId: request.id, route: request.routeOptions.url });
      next();
    });
  }
  if (tracing) {
    app.addHook('onRequest', (request, reply, next) => {
      tracing.note(reply.raw, request.routeOptions.url);
      tracing.enter(reply.raw, next);
    });
  }
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/**
 * Lets a closing server end as soon as its last response is sent. Node closes the connections that
 * are idle when closing begins; one that becomes idle later would hold the process for its whole
 * keep-alive time.
 */
export const connectionDraining = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('preClose', async () => {
      if (!app.server.listening) return;
      const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
      app.server.once('close', () => clearInterval(sweep));
    });
  },
  { name: 'draining' },
);
