import type { Database } from '@kga/db';
import { bulkhead } from 'cockatiel';
import { z } from 'zod';

import type { FeatureCache } from '../../platform/cache/feature-cache.ts';
import { type FeedQuery, loadFeed } from './load-feed.ts';
import {
  type NewsQuery,
  loadArticle,
  loadSitemapEntries,
  newsUrl,
  prepareList,
  sortLanguages,
} from './load.ts';

/** Most entries of each kind. */
const max = { firstPages: 200, otherPages: 100, articles: 500, feeds: 100 } as const;

/** Loads that may wait; besides, all stored first pages may be reloaded at once. */
const waitingMax = 50;

const uuid = z.uuid();

/** Cached responses about news. */
export function createNewsCache(
  cache: FeatureCache,
  { db, publicOrigin }: { db: Database; publicOrigin: string },
) {
  // Concurrent loads per kind, so that crawlers and searches cannot starve readers.
  const articles = bulkhead(3, waitingMax);
  return {
    list: cache.list<NewsQuery>({
      key: newsUrl,
      prepare: (query) => prepareList(db, query),
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
      key: ({ kind, lang, category }) =>
        JSON.stringify([kind, lang && sortLanguages(lang), category]),
      prepare:
        ({ lang, ...query }) =>
        () =>
          loadFeed(db, { ...query, lang: lang && sortLanguages(lang), publicOrigin }),
    }),

    sitemap: cache.entry({
      name: 'news-places',
      bulkhead: articles,
      load: () => loadSitemapEntries(db),
    }),
  };
}
