// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/archive';
import { type Language, languages, queryText } from '@kga/contracts/core';
import {
  type GameRow,
  gameListing,
  selectArchiveFigures,
  selectGame,
  selectGameChanges,
  selectGames,
  selectGamesByIds,
  selectSimilarGames,
  tagsOf,
} from '@kga/db/archive';
import type { Database } from '@kga/db/core';
import { selectGameMentions } from '@kga/db/registry';
import { type BulkheadPolicy, bulkhead } from 'cockatiel';
import { z } from 'zod';

import { presentLinkedGame } from '../../content/present-cover.ts';
import { type SearchDeps, prepareSearch } from '../../content/search.ts';
import { type FeatureCache, hot } from '../../platform/cache/feature-cache.ts';
import { notFound, responseBody, textBody } from '../../platform/cache/response-body.ts';
import type { LoadResult } from '../../platform/cache/swr-entry.ts';
import { decodeCursor, listUrl, pageHeaders, splitPage } from '../../platform/pagination.ts';
import { loadCalendar, loadFeed } from './feed-files.ts';
import { type MemoriesQuery, memoriesPath, memoriesUrl, prepareMemories } from './memories.ts';
import { presentGame, presentGameChange, presentGameDetails } from './presenter.ts';

/** Most entries of each kind. */
const max = {
  firstPages: 200,
  otherPages: 100,
  games: 1_000,
  memories: 500,
  similar: 100,
} as const;

/** Loads that may wait; besides, all stored first pages may be reloaded at once. */
const waitingMax = 50;

/** Changes of a game that its history shows. */
const historyMax = 100;

const shared = { cacheControl: 'public, max-age=30, stale-while-revalidate=300' } as const;

const subscribed = { cacheControl: 'public, max-age=300, stale-while-revalidate=3600' } as const;

type Query = z.infer<typeof contracts.listGames.schema.querystring>;

/** Cursor of games in the order of a text. */
export const gameCursor = z.object({ value: queryText(1_000), id: z.uuid() });

/** Where the value is a number, as Postgres reads it. */
const rememberedCursor = z.object({ value: z.string().regex(/^\d{1,9}$/), id: z.uuid() });

const urlOf = ({ limit, genre, platform, status, year, sort, q, cursor }: Query): string =>
  listUrl(contracts.listGames.url, {
    limit,
    genre,
    platform,
    status,
    year,
    sort: sort === 'shutdown' ? undefined : sort,
    q,
    cursor,
  });

const listBody = (rows: readonly GameRow[], headers: Record<string, string>) =>
  responseBody(contracts.listGames, rows.map(presentGame), { ...shared, headers });

function prepareSorted({ db }: SearchDeps, query: Query) {
  const { limit, cursor, genre, platform, status, year, sort } = query;
  const filter = { genre, platform, status, year, sort };
  const after = decodeCursor(cursor, sort === 'remembered' ? rememberedCursor : gameCursor);
  const url = urlOf({ limit, ...filter });
  return async () => {
    const { games, total } = await selectGames(db, filter, { limit: limit + 1, after });
    const { rows, last } = splitPage(games, limit);
    const next = last && { value: last.value, id: last.id };
    return listBody(rows, pageHeaders({ url, ...total, next }));
  };
}

function prepareFound(deps: SearchDeps, query: Query, text: string) {
  const { limit, cursor } = query;
  const url = urlOf({ ...query, cursor: undefined });
  const filter = { tags: tagsOf(query) };
  const find = prepareSearch(deps, gameListing, { url, text, filter, limit, cursor });
  return async () => {
    const { ids, headers } = await find();
    return listBody(await selectGamesByIds(deps.db, ids), headers);
  };
}

/**
 * Validates a query and returns what loads its page of the list or of a search.
 *
 * @throws AppError `validation_failed` where the cursor is not one of this list
 */
function prepareList(deps: SearchDeps, query: Query) {
  const text = query.q?.trim() ?? '';
  return text === '' ? prepareSorted(deps, query) : prepareFound(deps, query, text);
}

/** Games, also by the ids of duplicates. */
function cacheGames(cache: FeatureCache, db: Database) {
  /** Of the duplicates that were asked for, the games that they were merged into. */
  const survivors = new Map<string, string>();
  return cache.hotKeyed<string>({
    name: 'game',
    max: max.games,
    bulkhead: bulkhead(2, waitingMax),
    key: (id) => id,
    prepare: (id) => async () => {
      const row = await selectGame(db, id);
      if (row && row.id !== id) survivors.set(id, row.id);
      return row ? responseBody(contracts.getGame, presentGameDetails(row), shared) : notFound;
    },
    isAffected: (key, id) => key === id || survivors.get(key) === id,
  });
}

/** Games that a field suggests in the browser. */
const cacheSuggested = (cache: FeatureCache, db: Database, limit: BulkheadPolicy) =>
  cache.entry({
    name: 'games-suggested',
    bulkhead: limit,
    load: async () => {
      const page = { limit: contracts.suggestedGamesMax };
      const { games } = await selectGames(db, { sort: 'remembered' }, page);
      return responseBody(contracts.listSuggestedGames, games.map(presentLinkedGame), subscribed);
    },
  });

/** Cached responses about games. */
export function createArchiveCache(
  cache: FeatureCache,
  deps: SearchDeps & { publicOrigin: string },
) {
  const { db, publicOrigin } = deps;
  // Concurrent loads per kind, so that crawlers and searches cannot starve readers.
  const firstPages = bulkhead(2, max.firstPages + waitingMax);
  const otherPages = bulkhead(2, waitingMax);
  return {
    list: cache.list<Query>({
      key: urlOf,
      prepare: (query) => prepareList(deps, query),
      first: { name: 'games', max: max.firstPages, bulkhead: firstPages },
      others: { name: 'games-page', max: max.otherPages, bulkhead: otherPages },
    }),

    game: cacheGames(cache, db),
    suggested: cacheSuggested(cache, db, otherPages),

    history: cache.keyed<string>({
      name: 'game-history',
      max: max.similar,
      bulkhead: otherPages,
      key: (id) => id,
      prepare: (id) => async () => {
        const rows = await selectGameChanges(db, id, historyMax);
        if (!rows) return notFound;
        return responseBody(contracts.listGameChanges, rows.map(presentGameChange), shared);
      },
      isAffected: (key, id) => key === id,
    }),

    /** Games that a typed name may mean. */
    similar: cache.keyed<string>({
      name: 'games-similar',
      max: max.similar,
      bulkhead: otherPages,
      key: (name) => name.trim(),
      prepare: (name) => async () => {
        const games = await selectSimilarGames(db, name.trim());
        return responseBody(contracts.listSimilarGames, games.map(presentGame), shared);
      },
    }),

    memories: cache.keyed<MemoriesQuery>({
      name: 'memories',
      max: max.memories,
      bulkhead: bulkhead(2, waitingMax),
      key: memoriesUrl,
      prepare: (query) => prepareMemories(db, query),
      isAffected: (key, id) => key.startsWith(`${memoriesPath(id)}?`),
    }),

    figures: cache.entry({
      name: 'archive-figures',
      bulkhead: firstPages,
      load: async () =>
        responseBody(contracts.getArchiveFigures, await selectArchiveFigures(db), shared),
      ...hot,
    }),

    calendar: cache.keyed<Language>({
      name: 'archive-calendar',
      max: languages.length,
      bulkhead: otherPages,
      key: (language) => language,
      prepare: (language) => async () =>
        textBody('text/calendar', await loadCalendar(db, language, publicOrigin), subscribed),
    }),

    feed: cache.keyed<Language>({
      name: 'archive-feed',
      max: languages.length,
      bulkhead: otherPages,
      key: (language) => language,
      prepare: (language) => async () =>
        textBody('application/atom+xml', await loadFeed(db, language, publicOrigin), subscribed),
    }),
  };
}

const mentionsCacheControl = 'public, max-age=60, stale-while-revalidate=600';

/** News about a game and what visitors wrote of it elsewhere. */
export async function loadMentions(db: Database, gameId: string): Promise<LoadResult> {
  const game = await selectGame(db, gameId);
  // Of a duplicate, as with memories: the page asks for those of the other game.
  if (game?.id !== gameId) return notFound;
  const names = { name: game.name, short: contracts.shortGameName(game.name) };
  const rows = await selectGameMentions(db, names, contracts.gameMentionsMax);
  const mentions = rows.map(({ kind, id, path, title, language, createdAt, translations }) => ({
    kind,
    id,
    path,
    title,
    language,
    createdAt: createdAt.toISOString(),
    translations,
  }));
  return responseBody(contracts.listGameMentions, mentions, { cacheControl: mentionsCacheControl });
}
