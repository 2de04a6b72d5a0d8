import { type GameFact, type SomeFacts, platformNames } from '@kga/contracts';

import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

/** Returns the names of facts, as the archive's pages say them. */
export function useFactNames(): Readonly<Record<GameFact, string>> {
  const { t } = useTranslation(['archive', 'submitArchive']);
  return {
    name: t('submitArchive:form.name'),
    developer: t('game.developer'),
    publisher: t('game.publisher'),
    releaseDate: t('submitArchive:form.releaseDate'),
    shutdownDate: t('submitArchive:form.shutdownDate'),
    status: t('filter.status'),
    genre: t('filter.genre'),
    platforms: t('game.platforms'),
    description: t('submitArchive:form.description'),
    shutdownReason: t('submitArchive:form.shutdownReason'),
    sources: t('game.sources'),
  };
}

/** Returns a fact as a text; empty where it is not known. */
export function useFactText(): (fact: GameFact, facts: SomeFacts) => string {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  return (fact, facts) => {
    const { genre, status, platforms = [], sources = [], releaseDate, shutdownDate } = facts;
    switch (fact) {
      case 'genre':
        return genre ? t(`genre.${genre}`) : '';
      case 'status':
        return status ? t(`status.${status}`) : '';
      case 'platforms':
        return formats.list(platforms.map((platform) => platformNames[platform]));
      case 'sources':
        return sources.join('\n');
      case 'releaseDate':
        return releaseDate ? formats.partialDate(releaseDate) : '';
      case 'shutdownDate':
        return shutdownDate ? formats.partialDate(shutdownDate) : '';
      case 'name':
      case 'developer':
      case 'publisher':
      case 'description':
      case 'shutdownReason':
        return facts[fact] ?? '';
    }
  };
}
