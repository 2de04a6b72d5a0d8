// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

const harmless = /^[\w.-]{1,64}$/;

const processPart = randomBytes(6).toString('hex');
let requests = 0;

/** The caller's `x-request-id` where it is short and harmless, else a generated one. */
export function requestIdOf(request: { headers: IncomingHttpHeaders }): string {
  const sent = request.headers['x-request-id'];
  if (typeof sent === 'string' && harmless.test(sent)) return sent;
  requests += 1;
  return `${processPart}-${requests.toString(36)}`;
}

const addRequestId: onRequestHookHandler = (request, reply, next) => {
  reply.header('x-request-id', request.id);
  next();
};

/** Sets `x-request-id` on all but cached responses; errors set it themselves. */
export const requestIds = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('onRoute', (route) => {
      if (!route.config?.rawResponse)
        route.onRequest = [addRequestId, ...[route.onRequest ?? []].flat()];
    });
  },
  { name: 'request-ids' },
);
