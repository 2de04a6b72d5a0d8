import * as contracts from '@kga/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { deviceOf } from '../../accounts/device.ts';
import { editProfile } from './change-profile.ts';
import { loadProfile } from './presenter.ts';
import { removeIdentity } from './unlink-identity.ts';

/** What members change of their profile. */
export const profileRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { services } = app;

  app.route({
    ...contracts.updateProfile,
    handler: async (request) =>
      loadProfile(services.db, await editProfile(request, requireAccountOf(request), request.body)),
  });

  app.route({
    ...contracts.unlinkIdentity,
    handler: async (request, reply) => {
      const { provider } = request.params;
      const accountId = requireAccountOf(request).id;
      await removeIdentity(services, { accountId, provider, device: deviceOf(request) });
      return reply.code(204).send(null);
    },
  });

  done();
};
