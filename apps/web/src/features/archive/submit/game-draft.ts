import {
  type GameSubmission,
  type Language,
  gameGenres,
  gamePlatforms,
  languages,
} from '@kga/contracts';

/** The fields of a game that the draft of a submission stores. */
export const gameFields = [
  'name',
  'developer',
  'publisher',
  'coverUrl',
  'releaseDate',
  'shutdownDate',
  'genre',
  'platform',
  'description',
  'shutdownReason',
  'sourceUrl',
  'language',
] as const;

/** Value of a select in which nothing is chosen. */
export const unknown = 'unknown';

type Texts = Readonly<Record<string, string>>;

/** Converts field values into the request body, without what was left empty. */
export function submissionOf(texts: Texts, language: Language): GameSubmission {
  const textOf = (name: string) => (texts[name] ?? '').replaceAll('\r\n', '\n').trim();
  const optional = (name: string) => textOf(name) || undefined;
  const pick = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === texts[name]);
  return {
    name: textOf('name'),
    developer: textOf('developer'),
    publisher: optional('publisher'),
    coverUrl: optional('coverUrl'),
    coverUpload: optional('coverUpload'),
    releaseDate: optional('releaseDate'),
    shutdownDate: textOf('shutdownDate'),
    genre: pick('genre', gameGenres),
    platform: pick('platform', gamePlatforms),
    description: optional('description'),
    shutdownReason: optional('shutdownReason'),
    sourceUrl: optional('sourceUrl'),
    language: pick('language', languages) ?? language,
  };
}
