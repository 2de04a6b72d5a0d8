// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ArchiveGame, listGames } from '@kga/contracts/archive';
import { pathTo } from '@kga/contracts/core';

import { gameQuery } from '../../content/game-queries.ts';
import { type CallOptions, callList } from '../../lib/api.ts';
import type { Prefetched, PrefetchInput, SitemapEntry } from '../../lib/feature.ts';
import {
  gameMentionsQuery,
  gamePromisesQuery,
  gameThreadQuery,
  historyQuery,
  memoriesQuery,
  parseMemoryFilter,
  recentMemoriesQuery,
} from './community-queries.ts';
import {
  endedQuery,
  figuresQuery,
  gamesQuery,
  isFiltered,
  parseArchiveFilter,
  rememberedQuery,
  upcomingQuery,
} from './queries.ts';

export const prefetchArchive = ({ client, search, options }: PrefetchInput): Prefetched => {
  const filter = parseArchiveFilter(search);
  return [
    client.fetchInfiniteQuery(gamesQuery(filter, options)),
    client.fetchQuery(figuresQuery(options)),
    ...(isFiltered(filter)
      ? []
      : [client.fetchQuery(upcomingQuery(options)), client.fetchQuery(rememberedQuery(options))]),
  ];
};

export const prefetchEnding = ({ client, options }: PrefetchInput): Prefetched => [
  client.fetchQuery(upcomingQuery(options)),
  client.fetchQuery(endedQuery(options)),
];

/** What belongs to a game is asked for where there is such a game. */
const prefetchOfGame = (
  { client, params: { id = '' }, options }: PrefetchInput,
  prefetch: (id: string) => Prefetched,
): Prefetched => [
  client
    .fetchQuery(gameQuery(id, options))
    .then((game) => (game === null ? undefined : Promise.all(prefetch(game.id)))),
];

export const prefetchGame = (input: PrefetchInput): Prefetched =>
  prefetchOfGame(input, (id) => [
    input.client.fetchQuery(recentMemoriesQuery(id, input.options)),
    input.client.fetchQuery(gameThreadQuery(id, input.options)),
    input.client.fetchQuery(gameMentionsQuery(id, input.options)),
    input.client.fetchQuery(historyQuery(id, input.options)),
    input.client.fetchQuery(gamePromisesQuery(id, input.options)),
  ]);

export const prefetchMemories = (input: PrefetchInput): Prefetched =>
  prefetchOfGame(input, (id) => [
    input.client.fetchInfiniteQuery(
      memoriesQuery(id, parseMemoryFilter(input.search), input.options),
    ),
  ]);

/** Most games of the sitemap, which may have 50,000 entries. */
const sitemapMax = 10_000;

/** Lists the games, those that ended last first. */
export async function listGameEntries(options: CallOptions): Promise<SitemapEntry[]> {
  const games: ArchiveGame[] = [];
  let cursor: string | undefined;
  do {
    const page = await callList(listGames, { query: { limit: 100, cursor } }, options);
    games.push(...page.items);
    ({ cursor } = page);
  } while (cursor !== undefined && games.length < sitemapMax);
  return games.map(({ id, language, createdAt, editedAt }) => ({
    path: pathTo('archiveGame', { id }),
    language,
    changedAt: editedAt ?? createdAt,
  }));
}
