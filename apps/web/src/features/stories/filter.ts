import { type Language, storyMax, pathTo } from '@kga/contracts';

/** Longest name of a game that the server accepts. */
export const gameNameMax = storyMax.gameName;

/** Reads the game searched for from the URL; empty for none. */
export function parseGame(search: URLSearchParams): string {
  const asked = (search.get('q') ?? '').trim().slice(0, gameNameMax);
  // The server refuses NUL and lone surrogates.
  return asked
    .replaceAll('\0', '')
    .replaceAll(/\p{Cs}/gu, '')
    .trim();
}

/** The path of a list. The `lang` parameter is preserved if the previous query had one. */
export function storiesPath(q: string, language: Language, before?: URLSearchParams): string {
  const search = new URLSearchParams();
  if (before?.has('lang')) search.set('lang', language);
  if (q !== '') search.set('q', q);
  const query = search.toString();
  return query === '' ? pathTo('stories') : `${pathTo('stories')}?${query}`;
}
