import { getStories } from '@kga/contracts';
import { publishedStories } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { type CachedListOptions, cachedList } from '../cache/cached-list.ts';
import { sendAnswer } from '../cache/send.ts';
import { presentStory } from './present.ts';

/** Stories for everybody, from memory. */
export const storyRoutes: FastifyPluginCallbackZod<CachedListOptions> = (app, options, done) => {
  const stories = cachedList(app, options, {
    topic: 'stories',
    load: async (db, limit) => (await publishedStories(db, limit)).map(presentStory),
  });
  app.route({
    ...getStories,
    config: { rateLimit: false, cached: true, hijacks: true },
    handler: (request, reply) => sendAnswer(request, reply, stories(request.query.limit)),
  });
  done();
};
