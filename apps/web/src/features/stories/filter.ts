import { type Language, storyMax, pathTo } from '@kga/contracts';

/** As many characters of a game's name as the server takes. */
export const gameNameMax = storyMax.gameName;

/** The game that the address asks for; empty where it asks for none. */
export function parseGame(search: URLSearchParams): string {
  const asked = (search.get('q') ?? '').trim().slice(0, gameNameMax);
  // The server refuses what is no text: NUL, and halves of characters.
  return asked
    .replaceAll('\0', '')
    .replaceAll(/\p{Cs}/gu, '')
    .trim();
}

/** The address of a list; where the query before asks for the interface's language, it stays. */
export function storiesPath(q: string, language: Language, before?: URLSearchParams): string {
  const search = new URLSearchParams();
  if (before?.has('lang')) search.set('lang', language);
  if (q !== '') search.set('q', q);
  const query = search.toString();
  return query === '' ? pathTo('stories') : `${pathTo('stories')}?${query}`;
}
