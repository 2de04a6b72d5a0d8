import * as contracts from '@kga/contracts';
import type { Database } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import {
  cachedRoute,
  hotRoute,
  sendCached,
  sendHot,
  sendListPage,
} from '../../platform/cache/send.ts';
import { createStoryCache } from './cache.ts';

/** Public stories, from memory where they are requested often. */
export const storyRoutes: FastifyPluginCallbackZod<{ db: Database }> = (app, { db }, done) => {
  const cache = createStoryCache(app.createCache({ topics: ['stories'] }), db);
  const sendPage = sendListPage(app, cache.list);

  app.route({
    ...contracts.listStories,
    config: hotRoute,
    handler: (request, reply) => sendPage(request, reply, request.query),
  });

  app.route({
    ...contracts.getStoryTotals,
    config: hotRoute,
    handler: (request, reply) => sendHot(request, reply, cache.totals),
  });

  app.route({
    ...contracts.listStoryGames,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, cache.games(request.query.q)),
  });

  app.route({
    ...contracts.getStory,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, cache.story(request.params.id)),
  });
  done();
};
