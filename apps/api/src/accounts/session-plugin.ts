import cookie from '@fastify/cookie';
import fastifySession from '@fastify/session';
import type { SignInMethod } from '@kga/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

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

export const sessionCookie = 'kga_session';

/** Signed cookie with the id of the guest that this browser registered. */
export const guestCookie = 'kga_guest';

const withSecure = (header: string): string =>
  header.startsWith(`${sessionCookie}=`) && !/; secure(;|$)/i.test(header)
    ? `${header}; Secure`
    : header;

/** Cookies and sessions of a scope, whose responses are never cached. */
export const session = fastifyPlugin(
  async (app: FastifyInstance, services: Services) => {
    const { keys, redis, config, passwords } = services;
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
      cookieName: sessionCookie,
      // `Secure` is set below by the public origin: the last proxy may connect over plain http.
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: false, maxAge: sessionMs },
      saveUninitialized: false,
      // The actor renews it from time to time, so that most requests write nothing.
      rolling: false,
    });
    if (!config.http.publicOrigin.startsWith('https:')) return;
    app.addHook('onSend', (_request, reply, _payload, next) => {
      const cookies = reply.getHeader('set-cookie');
      if (cookies !== undefined) {
        reply.removeHeader('set-cookie');
        reply.header(
          'set-cookie',
          [cookies].flat().map((each) => withSecure(String(each))),
        );
      }
      next();
    });
  },
  { name: 'session', dependencies: ['load-shedding', 'rate-limit'] },
);

/** Lifetime of the guest cookie in seconds. */
const guestMaxAge = 365 * 24 * 3_600;

export function setGuestCookie(reply: FastifyReply, guestId: string): void {
  reply.setCookie(guestCookie, guestId, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: reply.server.services.config.http.publicOrigin.startsWith('https:'),
    maxAge: guestMaxAge,
  });
}

export function clearGuestCookie(reply: FastifyReply): void {
  reply.clearCookie(guestCookie, { path: '/' });
}
