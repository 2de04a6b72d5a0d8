import { getDetails, getForecast, getHistory, getLatest } from '@kga/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { sendOften } from '../cache/send.ts';
import type { PetitionReads } from './reads.ts';

/** Open data from memory: nothing is asked or written for it, so nothing limits it but load. */
const config = { openData: true, rateLimit: false, cached: true, hijacks: true } as const;

export const petitionRoutes: FastifyPluginCallbackZod<{ reads: PetitionReads }> = (
  app,
  { reads },
  done,
) => {
  app.route({
    ...getLatest,
    config,
    handler: (request, reply) => sendOften(request, reply, reads.latest),
  });

  app.route({
    ...getHistory,
    config,
    handler: (request, reply) => {
      const { query } = request;
      return sendOften(request, reply, () => reads.history(query));
    },
  });

  app.route({
    ...getForecast,
    config,
    handler: (request, reply) => sendOften(request, reply, reads.forecast),
  });

  app.route({
    ...getDetails,
    config,
    handler: (request, reply) => sendOften(request, reply, reads.details),
  });

  done();
};
