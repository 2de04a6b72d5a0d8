import * as contracts from '@kga/contracts';
import type { Database } from '@kga/db';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { cachedRoute, hotRoute, sendCached, sendListPage } from '../../platform/cache/send.ts';
import { createNewsCache } from './cache.ts';

export type NewsOptions = { db: Database; publicOrigin: string };

/** Public news, from memory where they are requested often. */
export const newsRoutes: FastifyPluginAsyncZod<NewsOptions> = async (app, options) => {
  const cache = createNewsCache(app.createCache({ topics: ['news'] }), options);
  const sendPage = sendListPage(app, cache.list);

  app.route({
    ...contracts.listNews,
    config: hotRoute,
    handler: (request, reply) => sendPage(request, reply, request.query),
  });

  app.route({
    ...contracts.getNewsArticle,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, cache.article(request.params.id)),
  });

  app.route({
    ...contracts.listNewsSitemapEntries,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, cache.sitemap()),
  });

  app.route({
    ...contracts.getNewsAtomFeed,
    config: { ...cachedRoute, mediaType: 'application/atom+xml' },
    handler: (request, reply) =>
      sendCached(request, reply, cache.feed({ kind: 'atom', ...request.query })),
  });

  app.route({
    ...contracts.getNewsJsonFeed,
    config: { ...cachedRoute, mediaType: 'application/feed+json' },
    handler: (request, reply) =>
      sendCached(request, reply, cache.feed({ kind: 'json', ...request.query })),
  });
};
