// SPDX-License-Identifier: AGPL-3.0-or-later
import cookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { SignInMethod } from '@kga/contracts/accounts';
import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

import { toAppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { createSessionStore, sessionMs } from './session-store.ts';

declare module 'fastify' {
  interface Session {
    /** Undefined while no account is signed in. */
    accountId?: string;
    method?: SignInMethod;
    /** Browser and operating system, for display. */
    device?: string;
    /** ISO times. */
    createdAt?: string;
    lastSeenAt?: string;
  }
}

const withSecure = (header: string, name: string): string =>
  header.startsWith(`${name}=`) && !/; secure(;|$)/i.test(header) ? `${header}; Secure` : header;

/** Cookies and sessions of a scope, whose responses are never cached. */
export const session = fastifyPlugin(
  async (app: FastifyInstance, services: Services) => {
    const { cookies, keys, redis, config, passwords } = services;
    app.decorate('services', services);
    app.addHook('onClose', () => passwords.close());
    // Before anything uses Redis or Postgres.
    app.addHook('onRequest', app.shed);
    app.addHook('onRequest', app.rateLimit());
    app.addHook('onRequest', (_request, reply, next) => {
      reply.header('cache-control', 'no-store');
      next();
    });
    await app.register(cookie, { secret: keys.all('cookies') });
    await app.register(fastifySession, {
      secret: keys.all('session'),
      store: createSessionStore(redis),
      cookieName: cookies.session,
      // `Secure` is set below by the public origin: the last proxy may connect over plain http.
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: false, maxAge: sessionMs },
      saveUninitialized: false,
      // The actor renews it from time to time, so that most requests write nothing.
      rolling: false,
    });
    // Saving the session of a response fails as long as Redis does, and the response that says so has to leave.
    app.addHook('onError', (request, _reply, error, next) => {
      if (toAppError(error).code === 'dependency_unavailable') {
        Object.assign(request, { session: null });
      }
      next();
    });
    if (!config.http.publicOrigin.startsWith('https:')) return;
    app.addHook('onSend', (_request, reply, _payload, next) => {
      const set = reply.getHeader('set-cookie');
      if (set !== undefined) {
        reply.removeHeader('set-cookie');
        reply.header(
          'set-cookie',
          [set].flat().map((each) => withSecure(String(each), cookies.session)),
        );
      }
      next();
    });
  },
  { name: 'session', dependencies: ['load-shedding', 'rate-limit'] },
);
