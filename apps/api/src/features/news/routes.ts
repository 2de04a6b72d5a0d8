// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/news';
import { bulkhead } from 'cockatiel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { SearchDeps } from '../../content/search.ts';
import type { FeatureCache } from '../../platform/cache/feature-cache.ts';
import { cachedRoute, hotRoute, sendCached, sendListPage } from '../../platform/cache/send.ts';
import { type FeedQuery, loadFeed } from './load-feed.ts';
import { type NewsQuery, loadArticle, loadSitemapEntries, newsUrl, prepareList } from './load.ts';

/** Most entries of each kind. */
const max = { firstPages: 200, otherPages: 100, articles: 500, feeds: 100 } as const;

/** Loads that may wait; besides, all stored first pages may be reloaded at once. */
const waitingMax = 50;

const uuid = z.uuid();

type NewsOptions = SearchDeps & { publicOrigin: string };

function createNewsCache(cache: FeatureCache, { db, keys, publicOrigin }: NewsOptions) {
  // Concurrent loads per kind, so that crawlers and searches cannot starve readers.
  const articles = bulkhead(3, waitingMax);
  return {
    list: cache.list<NewsQuery>({
      key: newsUrl,
      prepare: (query) => prepareList({ db, keys }, query),
      first: {
        name: 'news',
        max: max.firstPages,
        bulkhead: bulkhead(2, max.firstPages + waitingMax),
      },
      others: { name: 'news-page', max: max.otherPages, bulkhead: bulkhead(3, waitingMax) },
    }),

    article: cache.keyed<string>({
      name: 'news-article',
      max: max.articles,
      bulkhead: articles,
      key: (name) => name,
      prepare: (name) => () => loadArticle(db, name),
      // Changes name an article by its unique id; it may be cached under its id as well.
      isAffected: (key, uniqueId) => key === uniqueId || uuid.safeParse(key).success,
    }),

    feed: cache.keyed<FeedQuery>({
      name: 'news-feed',
      max: max.feeds,
      bulkhead: articles,
      key: ({ kind, lang, category }) => JSON.stringify([kind, lang, category]),
      prepare: (query) => () => loadFeed(db, { ...query, publicOrigin }),
    }),

    sitemap: cache.entry({
      name: 'news-places',
      bulkhead: articles,
      load: () => loadSitemapEntries(db),
    }),
  };
}

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
