import { type Language, storyMax, pathTo } from '@kga/contracts';

import { urlOf } from '../../lib/api.ts';
import { searchTextOf } from '../../lib/page-urls.ts';

/** Longest name of a game that the server accepts. */
export const gameNameMax = storyMax.gameName;

/** Reads the game searched for from the URL; empty for none. */
export function parseGame(search: URLSearchParams): string {
  return searchTextOf(search, gameNameMax);
}

/** The path of a list. The `lang` parameter is preserved if the previous query had one. */
export function storiesPath(q: string, language: Language, before?: URLSearchParams): string {
  const query = {
    lang: before?.has('lang') ? language : undefined,
    q: q === '' ? undefined : q,
  };
  return urlOf(pathTo('stories'), { query });
}
