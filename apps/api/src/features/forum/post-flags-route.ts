import * as contracts from '@kga/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { publishChange } from '../../platform/change-events.ts';
import { setPostFlags } from './post-flags.ts';

/** Locking and pinning posts. */
export const postFlagsRoute: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis } = app.services;
  app.route({
    ...contracts.updatePostFlags,
    handler: async (request) => {
      const id = request.params.id.toLowerCase();
      const standing = await setPostFlags(db, { by: requireAccountOf(request), id }, request.body);
      await publishChange(redis, request.log, { topic: 'forum', id });
      return standing;
    },
  });
  done();
};
