// SPDX-License-Identifier: AGPL-3.0-or-later
import { commitmentText } from '@kga/contracts/legal';
import { useQuery } from '@tanstack/react-query';

import { gameQuery } from '../../../../content/game-queries.ts';
import { useFormats, useLanguage } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { promisesQuery } from '../queries.ts';
import { type LetterFields, chosenBy, gameFieldsOf } from './letter-fields.ts';

/**
 * What a link to the letter has chosen in its query, and whether its game is still being loaded. A promise and a game are given by their ids, so
 * that a link cannot put words of its own into a letter.
 */
export function useChosen(search: URLSearchParams): {
  chosen: LetterFields;
  isGamePending: boolean;
} {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  const language = useLanguage();
  const id = search.get('promise');
  const { data = [] } = useQuery({ ...promisesQuery(), enabled: id !== null });
  const promise = data.find((each) => each.id === id);
  const gameId = search.get('game') ?? '';
  const { data: game, isPending } = useQuery({ ...gameQuery(gameId), enabled: gameId !== '' });
  const isGamePending = isPending && gameId !== '';
  const chosen = { ...chosenBy(search), ...(game && gameFieldsOf(game)) };
  if (!promise) return { chosen, isGamePending };
  const { who, whoKind, said, title } = promise;
  const details = t('about.text', {
    // The only institution is named in the reader's language.
    who: whoKind === 'institution' ? t('about.institution') : who,
    date: formats.partialDate(said),
    title: commitmentText(title, language).text,
  });
  return { chosen: { ...chosen, details }, isGamePending };
}
