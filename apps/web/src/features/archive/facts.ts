import {
  type GameFact,
  type GameFacts,
  type OwnGame,
  gameGenres,
  gamePlatforms,
  gameStatuses,
  platformNames,
} from '@kga/contracts';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** Returns the names of facts, as the archive's pages say them. */
export function useFactNames(): Readonly<Record<GameFact, string>> {
  const { t } = useTranslation('archive');
  return {
    name: t('fact.name'),
    developer: t('game.developer'),
    publisher: t('game.publisher'),
    releaseDate: t('fact.releaseDate'),
    shutdownDate: t('fact.shutdownDate'),
    status: t('filter.status'),
    genre: t('filter.genre'),
    platforms: t('game.platforms'),
    description: t('fact.description'),
    shutdownReason: t('fact.shutdownReason'),
    sources: t('game.sources'),
  };
}

/** Returns the value of a fact as a text; empty where it is not known. */
export function useFactText() {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const textOf = (fact: GameFact, value: string): string => {
    switch (fact) {
      case 'genre': {
        const genre = gameGenres.find((each) => each === value);
        return genre ? t(`genre.${genre}`) : '';
      }
      case 'status': {
        const status = gameStatuses.find((each) => each === value);
        return status ? t(`status.${status}`) : '';
      }
      case 'platforms': {
        const platform = gamePlatforms.find((each) => each === value);
        return platform ? platformNames[platform] : '';
      }
      case 'releaseDate':
      case 'shutdownDate':
        return formats.partialDate(value);
      case 'name':
      case 'developer':
      case 'publisher':
      case 'description':
      case 'shutdownReason':
      case 'sources':
        return value;
    }
  };
  return (fact: GameFact, value: string | readonly string[] | null): string => {
    if (value === null || typeof value === 'string') return value ? textOf(fact, value) : '';
    const texts = value.map((each) => textOf(fact, each));
    return fact === 'sources' ? texts.join('\n') : formats.list(texts);
  };
}

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
