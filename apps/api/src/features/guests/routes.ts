import * as contracts from '@kga/contracts';
import type { onResponseHookHandler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { boundGuestId, requireAccountOf } from '../../accounts/actor.ts';
import { clearGuestCookie, setGuestCookie } from '../../accounts/session-plugin.ts';
import { publishChange } from '../../platform/change-events.ts';
import type { Services } from '../../platform/services.ts';
import { linkGuest, registerGuest } from './guests.ts';

/** Counts failed requests: the browser continues without a guest, so no user reports them. */
const countFailures =
  ({ metrics }: Pick<Services, 'metrics'>, step: 'register' | 'link'): onResponseHookHandler =>
  (_request, { statusCode }, next) => {
    const outcome = statusCode < 500 ? 'refused' : 'failed';
    if (statusCode >= 400) metrics.guests.inc({ step, outcome });
    next();
  };

export const guestRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  app.route({
    ...contracts.registerGuest,
    onResponse: countFailures(services, 'register'),
    handler: async (request, reply) => {
      const { guest, outcome } = await registerGuest(services, {
        ...request.body,
        boundId: boundGuestId(request),
        address: request.ip,
      });
      setGuestCookie(reply, guest.id);
      services.metrics.guests.inc({ step: 'register', outcome });
      return { id: guest.id, isGuest: true as const, createdAt: guest.created_at.toISOString() };
    },
  });
};

/** Links a guest to the account that signed in in the same browser. */
export const guestLinkRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const { db, redis, metrics } = services;
  app.route({
    ...contracts.linkGuest,
    onResponse: countFailures(services, 'link'),
    handler: async (request, reply) => {
      const account = requireAccountOf(request);
      const { guestId } = request.body;
      // Without the cookie the id may be guessed; the response does not tell whether it exists.
      const isBound = boundGuestId(request) === guestId;
      const moved = isBound ? await linkGuest(db, { guestId, accountId: account.id }) : undefined;
      if (isBound) clearGuestCookie(reply);
      for (const topic of moved ? contracts.contentTopics : []) {
        await publishChange(redis, request.log, { topic, id: 'all' });
      }
      const linked = moved !== undefined;
      metrics.guests.inc({ step: 'link', outcome: linked ? 'linked' : 'nothing' });
      return { linked };
    },
  });
};
