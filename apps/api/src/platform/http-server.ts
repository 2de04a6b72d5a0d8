import { type RequestListener, type Server, createServer } from 'node:http';

import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

/** Longer than proxies keep idle connections, so that none sends into one that is just closing. */
const keepAliveMs = 72_000;

/** Longest time to receive a request. */
const requestMs = 60_000;

const sweepMs = 50;

/** A server that passes a request to `handler` unless `respond` has sent the response. */
export function createHttpServer(
  respond: (...args: Parameters<RequestListener>) => boolean,
  handler: RequestListener,
): Server {
  const limits = { keepAliveTimeout: keepAliveMs, requestTimeout: requestMs };
  return createServer(limits, (request, response) => {
    if (!respond(request, response)) handler(request, response);
  });
}

/**
 * Lets a closing server end as soon as its last response is sent. Node closes the connections that
 * are idle when closing begins; one that becomes idle later would hold the process for its whole
 * keep-alive time.
 */
export const connectionDraining = fastifyPlugin(
  (app: FastifyInstance, _options, done) => {
    app.addHook('preClose', async () => {
      if (!app.server.listening) return;
      const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
      app.server.once('close', () => clearInterval(sweep));
    });
    done();
  },
  { name: 'draining' },
);
