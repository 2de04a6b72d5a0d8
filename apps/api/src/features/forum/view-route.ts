import * as contracts from '@kga/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { countView } from './count-view.ts';

/** Counting who looks at posts, whoever it is. */
export const forumViewRoute: FastifyPluginCallbackZod = (app, _options, done) => {
  app.route({
    ...contracts.recordPostView,
    handler: async (request, reply) => {
      const { actor, ip: address } = request;
      const postId = request.params.id.toLowerCase();
      await countView(app.services, { postId, actor, address });
      return reply.code(204).send(null);
    },
  });
  done();
};
