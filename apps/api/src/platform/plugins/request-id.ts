import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

const harmless = /^[\w.-]{1,64}$/;

const processPart = randomBytes(6).toString('hex');
let requests = 0;

/** The caller's `x-request-id` where it is short and harmless, else one of our own. */
export function requestIdOf(request: { headers: IncomingHttpHeaders }): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && harmless.test(given)) return given;
  requests += 1;
  return `${processPart}-${requests.toString(36)}`;
}

const addRequestId: onRequestHookHandler = (request, reply, next) => {
  reply.header('x-request-id', request.id);
  next();
};

/** Answers `x-request-id` with all but answers from memory; errors bring it themselves. */
export const requestIds = fastifyPlugin(
  (app: FastifyInstance, _options, done) => {
    app.addHook('onRoute', (route) => {
      if (!route.config?.rawResponse)
        route.onRequest = [addRequestId, ...[route.onRequest ?? []].flat()];
    });
    done();
  },
  { name: 'request-ids' },
);
