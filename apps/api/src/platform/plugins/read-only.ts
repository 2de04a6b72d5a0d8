// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a GET that changes something, as a sign-in does. */
    writes?: boolean;
  }
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses every request that would change something, before its session and body are read. */
export const readOnly = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, _reply, next) => {
      const isRead = readingMethods.has(request.method) && !request.routeOptions.config.writes;
      next(isRead ? undefined : new AppError('read_only'));
    });
  },
  { name: 'read-only' },
);
