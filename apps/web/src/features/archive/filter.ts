import {
  type ArchiveSort,
  type GameGenre,
  type GamePlatform,
  type GameStatus,
  archiveSorts,
  gameGenres,
  gamePlatforms,
  gameStatuses,
  pathTo,
} from '@kga/contracts';

import { urlOf } from '../../lib/api.ts';
import type { ListPlace } from '../../lib/language-filter.ts';
import { searchTextOf } from '../../lib/page-urls.ts';

export type ArchiveFilter = {
  /** Empty without a search. */
  q: string;
  genre: GameGenre | undefined;
  platform: GamePlatform | undefined;
  status: GameStatus | undefined;
  sort: ArchiveSort;
};

export function parseArchiveFilter(search: URLSearchParams): ArchiveFilter {
  const pick = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name));
  return {
    q: searchTextOf(search),
    genre: pick('genre', gameGenres),
    platform: pick('platform', gamePlatforms),
    status: pick('status', gameStatuses),
    sort: pick('sort', archiveSorts) ?? 'shutdown',
  };
}

/** Parameters of the API and of the page's URL; a search is sorted by relevance. */
export const archiveQuery = ({ q, sort, ...filter }: ArchiveFilter) => ({
  q: q === '' ? undefined : q,
  ...filter,
  sort: sort === 'shutdown' || q !== '' ? undefined : sort,
});

/** The path of a list. Preserves `lang` if the previous query had it. */
export const archivePath = (filter: ArchiveFilter, { language, before }: ListPlace): string =>
  urlOf(pathTo('archive'), {
    query: { lang: before?.has('lang') ? language : undefined, ...archiveQuery(filter) },
  });

export const isFiltered = ({ q, genre, platform, status }: ArchiveFilter): boolean =>
  q !== '' || [genre, platform, status].some((value) => value !== undefined);
