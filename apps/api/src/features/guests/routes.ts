import * as contracts from '@kga/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { requireAccountOf, boundGuestId } from '../../accounts/actor.ts';
import { clearGuestCookie, setGuestCookie } from '../../accounts/guest-cookie.ts';
import { publishChange } from '../../platform/change-events.ts';
import { limitFailures } from './count-failures.ts';
import { linkGuest } from './link-guest.ts';
import { registerGuest } from './register-guest.ts';

/** For everybody: becoming a guest. */
export const guestRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { guests } = app.services.metrics;
  app.route({
    ...contracts.registerGuest,
    onResponse: limitFailures(guests, 'register'),
    handler: async (request, reply) => {
      const { guest, outcome } = await registerGuest(app.services, {
        ...request.body,
        boundId: boundGuestId(request),
        address: request.ip,
      });
      setGuestCookie(reply, guest.id);
      guests.inc({ step: 'register', outcome });
      return { id: guest.id, isGuest: true as const, createdAt: guest.created_at.toISOString() };
    },
  });
  done();
};

/** For members: taking along what they did as a guest. */
export const guestLinkRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis, metrics } = app.services;
  app.route({
    ...contracts.linkGuest,
    onResponse: limitFailures(metrics.guests, 'link'),
    handler: async (request, reply) => {
      const account = requireAccountOf(request);
      const { guestId } = request.body;
      // Without the cookie an id is only a guess; the answer does not tell whether a good one.
      const isTheirs = boundGuestId(request) === guestId;
      const moved = isTheirs ? await linkGuest(db, { guestId, accountId: account.id }) : undefined;
      if (isTheirs) clearGuestCookie(reply);
      for (const topic of moved ? (['stories', 'forum'] as const) : []) {
        await publishChange(redis, request.log, { topic, id: 'all' });
      }
      const linked = moved !== undefined;
      metrics.guests.inc({ step: 'link', outcome: linked ? 'linked' : 'nothing' });
      return { linked };
    },
  });
  done();
};
