import { setForumPostStanding } from '@kga/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { announce } from '../changes.ts';
import { accountOf } from '../plugins/actor.ts';
import { setStanding } from './set-standing.ts';

/** Locking and pinning posts. */
export const forumStandingRoute: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis } = app.people;
  app.route({
    ...setForumPostStanding,
    handler: async (request) => {
      const id = request.params.id.toLowerCase();
      const standing = await setStanding(db, { by: accountOf(request), id }, request.body);
      await announce(redis, request.log, { topic: 'forum', id });
      return standing;
    },
  });
  done();
};
