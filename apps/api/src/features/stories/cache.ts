import * as contracts from '@kga/contracts';
import {
  type Database,
  type TimeCursor,
  searchStories,
  selectNextStory,
  selectStories,
  selectStoriesByIds,
  selectStoryGames,
  selectStoryTotals,
} from '@kga/db';
import { bulkhead } from 'cockatiel';
import type { z } from 'zod';

import { type FeatureCache, hot } from '../../platform/cache/feature-cache.ts';
import { notFound, responseBody } from '../../platform/cache/response-body.ts';
import {
  createdCursor,
  decodeCursor,
  listUrl,
  pageHeaders,
  splitPage,
} from '../../platform/pagination.ts';
import { presentStory } from './presenter.ts';

/** Most entries of each kind. */
const max = { firstPages: 100, otherPages: 100, stories: 500, next: 500, games: 200 } as const;

/** Loads that may wait; besides, all stored first pages may be reloaded at once. */
const waitingMax = 50;

const suggestedGamesMax = 10;

const shared = { cacheControl: 'public, max-age=10, stale-while-revalidate=60' } as const;

type Query = z.infer<typeof contracts.listStories.schema.querystring>;

const urlOf = ({ limit, q, cursor }: Query): string =>
  listUrl(contracts.listStories.url, { limit, q, cursor });

type Page = { limit: number; after: TimeCursor | undefined };

async function loadNewest(db: Database, { limit, after }: Page) {
  const [found, { stories: total }] = await Promise.all([
    selectStories(db, { limit: limit + 1, after }),
    selectStoryTotals(db),
  ]);
  const { rows, last } = splitPage(found, limit);
  return { rows, next: last && { createdAt: last.created_at, id: last.id }, total };
}

async function loadSearch(db: Database, text: string, { limit, after }: Page) {
  const { found, ...totals } = await searchStories(db, text, { limit: limit + 1, after });
  const { rows: cursors, last } = splitPage(found, limit);
  const ids = cursors.map(({ id }) => id);
  return { rows: await selectStoriesByIds(db, ids), next: last, ...totals };
}

/**
 * Validates a query and returns what loads its page of the list or of a search.
 *
 * @throws AppError `validation_failed` where the cursor is not one of this list
 */
function prepareList(db: Database, query: Query) {
  const text = query.q?.trim() ?? '';
  const page = { limit: query.limit, after: decodeCursor(query.cursor, createdCursor) };
  return async () => {
    const { rows, ...neighbours } = await (text === ''
      ? loadNewest(db, page)
      : loadSearch(db, text, page));
    const headers = pageHeaders({ url: urlOf(query), ...neighbours });
    return responseBody(contracts.listStories, rows.map(presentStory), { ...shared, headers });
  };
}

/** Cached responses about stories. */
export function createStoryCache(cache: FeatureCache, db: Database) {
  // Concurrent loads per kind, so that crawlers and searches cannot starve readers.
  const firstPages = bulkhead(2, max.firstPages + waitingMax);
  const otherPages = bulkhead(2, waitingMax);
  return {
    list: cache.list<Query>({
      key: urlOf,
      prepare: (query) => prepareList(db, query),
      first: { name: 'stories', max: max.firstPages, bulkhead: firstPages },
      others: { name: 'stories-page', max: max.otherPages, bulkhead: otherPages },
    }),

    story: cache.keyed<string>({
      name: 'story',
      max: max.stories,
      bulkhead: bulkhead(2, waitingMax),
      key: (id) => id.toLowerCase(),
      prepare: (id) => async () => {
        const [row] = await selectStoriesByIds(db, [id]);
        return row ? responseBody(contracts.getStory, presentStory(row), shared) : notFound;
      },
      isAffected: (key, id) => key === id.toLowerCase(),
    }),

    next: cache.keyed<string>({
      name: 'story-next',
      max: max.next,
      bulkhead: otherPages,
      key: (id) => id.toLowerCase(),
      prepare: (id) => async () => {
        const row = await selectNextStory(db, id);
        return row ? responseBody(contracts.getNextStory, presentStory(row), shared) : notFound;
      },
    }),

    totals: cache.entry({
      name: 'story-totals',
      bulkhead: firstPages,
      load: async () => responseBody(contracts.getStoryTotals, await selectStoryTotals(db), shared),
      ...hot,
    }),

    /** Suggestions while typing. */
    games: cache.keyed<string>({
      name: 'story-games',
      max: max.games,
      bulkhead: otherPages,
      key: (text) => text.trim(),
      prepare: (text) => async () => {
        const games = await selectStoryGames(db, text.trim(), suggestedGamesMax);
        return responseBody(contracts.listStoryGames, games, shared);
      },
    }),
  };
}
