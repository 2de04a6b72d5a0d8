// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/stories';
import { selectNewestRates } from '@kga/db/site';
import {
  type StoryRow,
  countStories,
  selectNextStory,
  selectStories,
  selectStoriesByIds,
  selectStoryGames,
  selectStoryTotals,
  storyListing,
} from '@kga/db/stories';
import { bulkhead } from 'cockatiel';
import type { z } from 'zod';

import { type SearchDeps, prepareSearch } from '../../content/search.ts';
import { type ShowTexts, bareText } from '../../content/texts.ts';
import { type FeatureCache, hot } from '../../platform/cache/feature-cache.ts';
import { notFound, responseBody } from '../../platform/cache/response-body.ts';
import {
  createdCursor,
  createdCursorOf,
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

/** What stories are read with. */
type StoryDeps = SearchDeps & { showTexts: ShowTexts };

type Query = z.infer<typeof contracts.listStories.schema.querystring>;

const urlOf = ({ limit, lang, q, cursor }: Query): string =>
  listUrl(contracts.listStories.url, {
    limit,
    lang: lang?.join(','),
    q,
    cursor,
  });

/** The stories of rows, with what their texts name. */
async function present({ db, showTexts }: StoryDeps, rows: readonly StoryRow[]) {
  const shown = await showTexts(db, rows);
  return rows.map((row, index) => presentStory(row, shown[index] ?? bareText));
}

const listBody = (stories: contracts.Story[], headers: Record<string, string>) =>
  responseBody(contracts.listStories, stories, { ...shared, headers });

function prepareNewest(deps: StoryDeps, query: Query) {
  const { db } = deps;
  const { limit, lang } = query;
  const after = decodeCursor(query.cursor, createdCursor);
  return async () => {
    const [found, total, allLanguages] = await Promise.all([
      selectStories(db, { languages: lang }, { limit: limit + 1, after }),
      countStories(db, { languages: lang }),
      lang && countStories(db, {}),
    ]);
    const { rows, last } = splitPage(found, limit);
    const next = last && createdCursorOf(last);
    return listBody(
      await present(deps, rows),
      pageHeaders({ url: urlOf(query), total, allLanguages, next }),
    );
  };
}

function prepareFound(deps: StoryDeps, { limit, lang, cursor, q }: Query, text: string) {
  const url = urlOf({ limit, lang, q });
  const filter = { languages: lang };
  const find = prepareSearch(deps, storyListing, { url, text, filter, limit, cursor });
  return async () => {
    const { ids, headers } = await find();
    const rows = await selectStoriesByIds(deps.db, ids);
    return listBody(await present(deps, rows), headers);
  };
}

/**
 * Validates a query and returns what loads its page of the list or of a search.
 *
 * @throws AppError `validation_failed` where the cursor is not one of this list
 */
function prepareList(deps: StoryDeps, query: Query) {
  const text = query.q?.trim() ?? '';
  return text === '' ? prepareNewest(deps, query) : prepareFound(deps, query, text);
}

/** Cached responses about stories. */
export function createStoryCache(cache: FeatureCache, deps: StoryDeps) {
  const { db } = deps;
  // Concurrent loads per kind, so that crawlers and searches cannot starve readers.
  const firstPages = bulkhead(2, max.firstPages + waitingMax);
  const otherPages = bulkhead(2, waitingMax);
  return {
    list: cache.list<Query>({
      key: urlOf,
      prepare: (query) => prepareList(deps, query),
      first: { name: 'stories', max: max.firstPages, bulkhead: firstPages },
      others: { name: 'stories-page', max: max.otherPages, bulkhead: otherPages },
    }),

    story: cache.keyed<string>({
      name: 'story',
      max: max.stories,
      bulkhead: bulkhead(2, waitingMax),
      key: (id) => id,
      prepare: (id) => async () => {
        const [story] = await present(deps, await selectStoriesByIds(db, [id]));
        return story ? responseBody(contracts.getStory, story, shared) : notFound;
      },
      isAffected: (key, id) => key === id,
    }),

    next: cache.keyed<string>({
      name: 'story-next',
      max: max.next,
      bulkhead: otherPages,
      key: (id) => id,
      prepare: (id) => async () => {
        const row = await selectNextStory(db, id);
        const [story = null] = await present(deps, row ? [row] : []);
        return responseBody(contracts.getNextStory, story, shared);
      },
    }),

    totals: cache.entry({
      name: 'story-totals',
      bulkhead: firstPages,
      load: async () => {
        const totals = await selectStoryTotals(db);
        const rates = await selectNewestRates(db);
        return responseBody(contracts.getStoryTotals, { ...totals, rates }, shared);
      },
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
