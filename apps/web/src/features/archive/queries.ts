// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ArchiveSort,
  type GameGenre,
  type GamePlatform,
  type GameStatus,
  archiveSorts,
  gameGenres,
  gamePlatforms,
  gameStatuses,
  getArchiveFigures,
  listGames,
  listSimilarGames,
} from '@kga/contracts/archive';
import { pathTo } from '@kga/contracts/core';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call, callList, urlOf } from '../../lib/api.ts';
import { readOptions } from '../../lib/freshness.ts';
import type { ListPlace } from '../../lib/language-filter.ts';
import { cursorOf, searchTextOf } from '../../lib/page-urls.ts';
import { pagesQuery } from '../../lib/queries.ts';

export type ArchiveFilter = {
  /** Empty without a search. */
  q: string;
  genre: GameGenre | undefined;
  platform: GamePlatform | undefined;
  status: GameStatus | undefined;
  /** Of the shutdown; its games are in the order of their shutdowns. */
  year: number | undefined;
  sort: ArchiveSort;
  /** Cursor of the page that the list begins with; undefined for the first one. */
  from?: string | undefined;
};

const yearOf = (text: string | null): number | undefined =>
  /^(?:19[7-9]|2[01]\d)\d$/.test(text ?? '') ? Number(text) : undefined;

export function parseArchiveFilter(search: URLSearchParams): ArchiveFilter {
  const pick = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name));
  return {
    q: searchTextOf(search),
    genre: pick('genre', gameGenres),
    platform: pick('platform', gamePlatforms),
    status: pick('status', gameStatuses),
    year: yearOf(search.get('year')),
    sort: pick('sort', archiveSorts) ?? 'shutdown',
    from: cursorOf(search),
  };
}

/** Parameters of the API and of the page's URL; a search is sorted by relevance. */
export const archiveQuery = ({ q, sort, genre, platform, status, year }: ArchiveFilter) => ({
  q: q === '' ? undefined : q,
  genre,
  platform,
  status,
  year: q === '' ? year : undefined,
  sort: sort === 'shutdown' || q !== '' || year !== undefined ? undefined : sort,
});

/** The path of a list. Preserves `lang` if the previous query had it. */
export const archivePath = (filter: ArchiveFilter, { language, before }: ListPlace): string =>
  urlOf(pathTo('archive'), {
    query: { lang: before?.has('lang') ? language : undefined, ...archiveQuery(filter) },
  });

export const isFiltered = ({ q, genre, platform, status, year }: ArchiveFilter): boolean =>
  q !== '' || [genre, platform, status, year].some((value) => value !== undefined);

const pageSize = 24;

/** Games that end next, and games that are remembered most, above the list. */
const openingMax = 6;

export const gamesQuery = ({ from, ...filter }: ArchiveFilter, options: CallOptions = {}) => {
  const query = { limit: pageSize, ...archiveQuery(filter) };
  return pagesQuery(
    [listGames.url, 'parts', query],
    (cursor, context) =>
      callList(listGames, { query: { ...query, cursor } }, readOptions(context, options)),
    from,
  );
};

const openingQuery = (
  name: string,
  query: { sort?: ArchiveSort; status?: GameStatus },
  options: CallOptions,
) =>
  queryOptions({
    queryKey: [listGames.url, name],
    queryFn: (context) =>
      call(listGames, { query: { ...query, limit: openingMax } }, readOptions(context, options)),
  });

/** The games that end next. */
export const upcomingQuery = (options: CallOptions = {}) =>
  openingQuery('upcoming', { sort: 'upcoming' }, options);

/** The games that were shut down last. */
export const endedQuery = (options: CallOptions = {}) =>
  openingQuery('ended', { status: 'shut_down' }, options);

/** The games with the most memories and likes. */
export const rememberedQuery = (options: CallOptions = {}) =>
  openingQuery('remembered', { sort: 'remembered' }, options);

export const figuresQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getArchiveFigures.url],
    queryFn: (context) => call(getArchiveFigures, {}, readOptions(context, options)),
  });

/** Games that a typed name may mean. */
export const similarQuery = (name: string) =>
  queryOptions({
    queryKey: [listSimilarGames.url, name],
    queryFn: ({ signal }) => call(listSimilarGames, { query: { name } }, { signal }),
    enabled: name !== '',
  });
