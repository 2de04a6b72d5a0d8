import { listGames, pathTo } from '@kga/contracts';

import { type CallOptions, call } from '../../lib/api.ts';
import type { Prefetched, PrefetchInput, SitemapEntry } from '../../lib/feature.ts';
import { parseArchiveFilter } from './filter.ts';
import { figuresQuery, gameQuery, gamesQuery, upcomingQuery } from './queries.ts';

export const prefetchArchive = ({ client, search, options }: PrefetchInput): Prefetched => [
  client.fetchInfiniteQuery(gamesQuery(parseArchiveFilter(search), options)),
  client.fetchQuery(figuresQuery(options)),
  client.fetchQuery(upcomingQuery(options)),
];

export const prefetchGame = ({ client, params, options }: PrefetchInput): Prefetched => [
  client.fetchQuery(gameQuery(params['id'] ?? '', options)),
];

/** Lists the games that ended last. */
export async function listGameEntries(options: CallOptions): Promise<SitemapEntry[]> {
  const games = await call(listGames, { query: { limit: 100 } }, options);
  return games.map(({ id, language, createdAt, editedAt }) => ({
    path: pathTo('archiveGame', { id }),
    language,
    changedAt: editedAt ?? createdAt,
  }));
}
