// SPDX-License-Identifier: AGPL-3.0-or-later
import { gameGenres, gameStatuses } from '@kga/contracts/archive';

import { useTranslation } from '../../lib/translation.ts';

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
