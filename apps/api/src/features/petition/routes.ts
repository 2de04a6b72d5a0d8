import * as contracts from '@kga/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { sendHot } from '../../platform/cache/send.ts';
import type { PetitionCache } from './cache.ts';

/** Open data from memory: nothing is asked or written for it, so nothing limits it but load. */
const config = { openData: true, rateLimit: false, cached: true, rawResponse: true } as const;

export const petitionRoutes: FastifyPluginCallbackZod<{ reads: PetitionCache }> = (
  app,
  { reads },
  done,
) => {
  app.route({
    ...contracts.getLatest,
    config,
    handler: (request, reply) => sendHot(request, reply, reads.latest),
  });

  app.route({
    ...contracts.getHistory,
    config,
    handler: (request, reply) => {
      const { query } = request;
      return sendHot(request, reply, () => reads.history(query));
    },
  });

  app.route({
    ...contracts.getForecast,
    config,
    handler: (request, reply) => sendHot(request, reply, reads.forecast),
  });

  app.route({
    ...contracts.getDetails,
    config,
    handler: (request, reply) => sendHot(request, reply, reads.details),
  });

  done();
};
