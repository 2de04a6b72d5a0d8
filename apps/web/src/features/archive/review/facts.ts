import {
  type GameFacts,
  type OwnGame,
  gameGenres,
  gamePlatforms,
  gameStatuses,
} from '@kga/contracts';

import { unknown } from '../submit/game-draft.ts';

type Texts = Readonly<Record<string, string>>;

type Game = Omit<GameFacts, 'status'> & Pick<OwnGame, 'availability'>;

/** What the archive states about a game, out of all that is known of it. */
export const factsOf = (game: Game): GameFacts => ({
  name: game.name,
  developer: game.developer,
  publisher: game.publisher,
  releaseDate: game.releaseDate,
  shutdownDate: game.shutdownDate,
  status: game.availability,
  genre: game.genre,
  platforms: game.platforms,
  description: game.description,
  shutdownReason: game.shutdownReason,
  sources: game.sources,
});

/** Field values of the facts. */
export const textsOf = (facts: GameFacts): Texts => ({
  name: facts.name,
  developer: facts.developer ?? '',
  publisher: facts.publisher ?? '',
  releaseDate: facts.releaseDate ?? '',
  shutdownDate: facts.shutdownDate ?? '',
  status: facts.status,
  genre: facts.genre ?? unknown,
  description: facts.description ?? '',
  shutdownReason: facts.shutdownReason ?? '',
  sources: facts.sources.join('\n'),
});

export const platformField = (platform: string): string => `platform-${platform}`;

/** The fields of facts that drafts store. */
export const draftFields: readonly string[] = [
  'name',
  'developer',
  'publisher',
  'releaseDate',
  'shutdownDate',
  'description',
  'shutdownReason',
  'sources',
  'status',
  'genre',
  ...gamePlatforms.map(platformField),
];

/** Converts field values into facts; what was left empty is not known. */
export function readFacts(texts: Texts): GameFacts {
  const textOf = (name: string) => (texts[name] ?? '').replaceAll('\r\n', '\n').trim();
  const orNull = (name: string) => textOf(name) || null;
  return {
    name: textOf('name'),
    developer: orNull('developer'),
    publisher: orNull('publisher'),
    releaseDate: orNull('releaseDate'),
    shutdownDate: orNull('shutdownDate'),
    status: gameStatuses.find((each) => each === texts['status']) ?? 'unknown',
    genre: gameGenres.find((each) => each === texts['genre']) ?? null,
    platforms: gamePlatforms.filter((each) => texts[platformField(each)] !== undefined),
    description: orNull('description'),
    shutdownReason: orNull('shutdownReason'),
    sources: textOf('sources').split(/\s+/).filter(Boolean),
  };
}
