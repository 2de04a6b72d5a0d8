import * as contracts from '@kga/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { securityHeaders } from '../../platform/plugins/security.ts';
import type { PetitionCache } from './cache.ts';
import type { Stream } from './stream.ts';

const headers = {
  ...securityHeaders.open,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Nginx would hold events back otherwise.
  'x-accel-buffering': 'no',
};

export const streamRoutes: FastifyPluginCallbackZod<{ reads: PetitionCache; stream: Stream }> = (
  app,
  { reads, stream },
  done,
) => {
  app.route({
    ...contracts.streamLatest,
    config: { openData: true, rateLimit: false, mediaType: 'text/event-stream' },
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      stream.assertRoom();
      const answer = await reads.latest();
      stream.assertRoom();
      reply.hijack();
      stream.open(reply.raw, { ...headers, 'x-request-id': request.id }, answer);
    },
  });

  done();
};
