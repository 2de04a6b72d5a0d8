// SPDX-License-Identifier: AGPL-3.0-or-later
import { gameGenres, gameStatuses } from '@kga/contracts/archive';
import { useQuery } from '@tanstack/react-query';

import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { categoryNamesQuery } from './queue/queries.ts';

/** Names the code of a genre or of a game's status; other texts stay as they are. */
export function useGameLabel() {
  const { t } = useTranslation('archive');
  return (code: string): string => {
    const genre = gameGenres.find((each) => each === code);
    const status = gameStatuses.find((each) => each === code);
    if (genre) return t(`genre.${genre}`);
    return status ? t(`status.${status}`) : code;
  };
}

/** Names of the forum's categories by their ids, which stay as they are until the names are loaded. */
export function useCategoryName({ enabled = true } = {}): (id: string) => string {
  const { data } = useQuery({ ...categoryNamesQuery(useLanguage()), enabled });
  return (id) => data?.find((each) => each.id === id)?.name ?? id;
}
