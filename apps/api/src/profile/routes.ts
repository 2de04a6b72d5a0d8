import { changeProfile as changeContract, unlinkIdentity as unlinkContract } from '@kga/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { accountOf } from '../plugins/actor.ts';
import { changeProfile } from './change-profile.ts';
import { loadProfile } from './present.ts';
import { unlinkIdentity } from './unlink-identity.ts';

/** What members change of their profile. */
export const profileRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db } = app.people;

  app.route({
    ...changeContract,
    handler: async (request) =>
      loadProfile(db, await changeProfile(request, accountOf(request), request.body)),
  });

  app.route({
    ...unlinkContract,
    handler: async (request, reply) => {
      const { provider } = request.params;
      await unlinkIdentity(db, { accountId: accountOf(request).id, provider });
      return reply.code(204).send(null);
    },
  });

  done();
};
