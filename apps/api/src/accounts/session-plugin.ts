import cookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { SignInMethod } from '@kga/contracts';
import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

import type { Services } from '../platform/services.ts';
import { createSessionStore, sessionMs } from './session-store.ts';

declare module 'fastify' {
  interface Session {
    /** Without it nobody is signed in. */
    accountId?: string;
    method?: SignInMethod;
    /** Browser and system in words. */
    device?: string;
    /** ISO times. */
    createdAt?: string;
    lastSeenAt?: string;
  }
}

export const sessionCookie = 'kga_session';

/** Signed; holds the id of the guest that this browser registered. */
export const guestCookie = 'kga_guest';

const secured = (header: string): string =>
  header.startsWith(`${sessionCookie}=`) && !/; secure(;|$)/i.test(header)
    ? `${header}; Secure`
    : header;

/**
 * Cookies and sessions for the scope that it stands in, whose answers no cache keeps. What stands
 * outside of that scope asks Redis nothing.
 */
export const session = fastifyPlugin(
  async (app: FastifyInstance, people: Services) => {
    const { keys, redis, config } = people;
    app.decorate('services', people);
    app.addHook('onClose', () => people.passwords.close());
    // Before Redis and Postgres are asked for anything.
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
      cookieName: sessionCookie,
      // `Secure` is set below: what visitors type counts, not what the last proxy speaks to us.
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: false, maxAge: sessionMs },
      saveUninitialized: false,
      // Renewed by the actor, now and then: not every request has to write.
      rolling: false,
    });
    if (!config.http.publicOrigin.startsWith('https:')) return;
    app.addHook('onSend', (_request, reply, _payload, next) => {
      const cookies = reply.getHeader('set-cookie');
      if (cookies !== undefined) {
        reply.removeHeader('set-cookie');
        reply.header(
          'set-cookie',
          [cookies].flat().map((each) => secured(String(each))),
        );
      }
      next();
    });
  },
  { name: 'session', dependencies: ['load-shedding', 'rate-limit'] },
);
