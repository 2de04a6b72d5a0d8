import { changeProfile as changeContract, unlinkIdentity as unlinkContract } from '@kga/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { deviceOf } from '../accounts/device.ts';
import { accountOf } from '../plugins/actor.ts';
import { changeProfile } from './change-profile.ts';
import { loadProfile } from './present.ts';
import { unlinkIdentity } from './unlink-identity.ts';

/** What members change of their profile. */
export const profileRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { people } = app;

  app.route({
    ...changeContract,
    handler: async (request) =>
      loadProfile(people.db, await changeProfile(request, accountOf(request), request.body)),
  });

  app.route({
    ...unlinkContract,
    handler: async (request, reply) => {
      const { provider } = request.params;
      const accountId = accountOf(request).id;
      await unlinkIdentity(people, { accountId, provider, device: deviceOf(request) });
      return reply.code(204).send(null);
    },
  });

  done();
};
