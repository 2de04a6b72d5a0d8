import * as contracts from '@kga/contracts';
import { type Database, selectModerationFigures } from '@kga/db';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { responseBody } from '../../platform/cache/response-body.ts';
import { hotRoute, sendHot } from '../../platform/cache/send.ts';

/** Public figures about moderation, from memory. */
export const moderationFigureRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (
  app,
  { db },
) => {
  const figures = app.createCache({ topics: contracts.contentTopics }).entry({
    name: 'moderation-figures',
    renew: true,
    load: async () =>
      responseBody(contracts.getModerationFigures, await selectModerationFigures(db), {
        cacheControl: 'public, max-age=60, stale-while-revalidate=600',
      }),
  });

  app.route({
    ...contracts.getModerationFigures,
    config: hotRoute,
    handler: (request, reply) => sendHot(request, reply, figures),
  });
};
