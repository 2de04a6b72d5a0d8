import type { Database } from '@kga/db';
import { z } from 'zod';

import type { EncodedResponse, ResponseBody } from '../../platform/cache/encoded-response.ts';
import { createListCache } from '../../platform/cache/list-cache.ts';
import { createResponseCache } from '../../platform/cache/response-cache.ts';
import { createSemaphore } from '../../platform/cache/semaphore.ts';
import { createSwrEntry } from '../../platform/cache/swr-entry.ts';
import { AppError } from '../../platform/errors.ts';
import type { Metrics } from '../../platform/plugins/metrics.ts';
import { throttle } from '../../platform/throttle.ts';
import { loadArticle } from './load-article.ts';
import { type FeedKind, type FeedQuery, loadFeed } from './load-feed.ts';
import { type NewsQuery, addressOf, inOrder, loadList } from './load-list.ts';
import { loadSitemapEntries } from './load-sitemap.ts';

/** How many answers of each kind are kept. */
const kept = { firstPages: 200, otherPages: 100, articles: 500, feeds: 100 } as const;

/** Bytes of each kind, kept together with their encodings. */
const bytesMax = 32 * 1_024 ** 2;

/**
 * Loads at a time, each on one connection: who asks for everything leaves the database to the
 * others, and who searches leaves it to those who read.
 */
const loadsMax = { firstPages: 2, otherPages: 3, articles: 3 } as const;

/** So many wait for their turn; all first pages that are kept may be made anew at once. */
const waitingMax = 50;

const uuid = z.uuid();

/** The answers about news, kept in memory. */
export function createNewsCache({
  db,
  metrics,
  publicOrigin,
  changesMs,
}: {
  db: Database;
  metrics: Metrics;
  publicOrigin: string;
  changesMs: number;
}) {
  type Outcome = 'changed' | 'same' | 'failed';
  const counted = (read: string) => (outcome: Outcome) =>
    metrics.cacheRefreshes.inc({ read, outcome });
  const keep = (
    read: string,
    max: number,
    isKept: (content: ResponseBody) => boolean = () => true,
  ) => createResponseCache({ max, bytesMax, isKept, onRefresh: counted(read) });
  const firstPages = keep('news', kept.firstPages);
  const otherPages = keep('news-page', kept.otherPages);
  // Without text it says that there is no such article.
  const articles = keep('news-article', kept.articles, ({ text }) => text !== '');
  const feeds = keep('news-feed', kept.feeds);
  const inTurn = createSemaphore(loadsMax.firstPages, kept.firstPages + waitingMax);
  const amongPages = createSemaphore(loadsMax.otherPages, waitingMax);
  const amongArticles = createSemaphore(loadsMax.articles, waitingMax);
  const places = createSwrEntry({
    load: () => amongArticles(() => loadSitemapEntries(db)),
    onRefresh: counted('news-places'),
  });

  const list = createListCache<NewsQuery>({
    first: { reads: firstPages, gate: inTurn },
    others: { reads: otherPages, gate: amongPages },
    addressOf,
    prepare: (query) => () => loadList(db, query),
  });

  let areAllChanged = false;
  const takeIn = throttle(async () => {
    const stale = [...feeds.all(), ...otherPages.all(), ...(areAllChanged ? articles.all() : [])];
    areAllChanged = false;
    for (const [, read] of stale) read.invalidate();
    places.invalidate();
    await Promise.all(firstPages.all().map(([, read]) => read.refresh()));
  }, changesMs);

  return {
    list,

    /** @throws AppError `not_found` where there is none for readers */
    async article(name: string): Promise<EncodedResponse> {
      // Postgres holds no such text, so no article has that name.
      if (name.includes('\0')) throw new AppError('not_found');
      const answer = await articles.get(name, () => amongArticles(() => loadArticle(db, name)));
      if (answer.content.text === '') throw new AppError('not_found');
      return answer;
    },

    feed(
      kind: FeedKind,
      { lang, category }: FeedQuery,
    ): EncodedResponse | Promise<EncodedResponse> {
      const query = { lang: lang && inOrder(lang), category };
      return feeds.get(JSON.stringify([kind, query.lang, category]), () =>
        amongArticles(() => loadFeed(db, { kind, query, publicOrigin })),
      );
    },

    /** Where our own articles are. */
    places: places.get,

    /** Makes first pages that are asked for anew before they are too old to be sent. */
    renew(): void {
      for (const [, read] of firstPages.all()) read.renew();
    },

    /** Takes in that an article changed, or where `id` is not told, that any may have. */
    changed(id?: string): void {
      if (id === undefined) areAllChanged = true;
      else {
        for (const [name, read] of articles.all()) {
          if (name === id || uuid.safeParse(name).success) read.invalidate();
        }
      }
      takeIn();
    },
  };
}
