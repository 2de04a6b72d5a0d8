// SPDX-License-Identifier: AGPL-3.0-or-later
import { commitmentText } from '@kga/contracts/legal';
import { useQuery } from '@tanstack/react-query';

import { useFormats, useLanguage } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { promisesQuery } from '../queries.ts';
import { type LetterFields, chosenBy } from './letter-fields.ts';

/**
 * What a link to the letter has chosen in its query. A promise is given by its id, so that a link
 * cannot put words of its own into a letter.
 */
export function useChosen(search: URLSearchParams): LetterFields {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  const language = useLanguage();
  const id = search.get('promise');
  const { data = [] } = useQuery({ ...promisesQuery(), enabled: id !== null });
  const promise = data.find((each) => each.id === id);
  if (!promise) return chosenBy(search);
  const { who, whoKind, said, title } = promise;
  const details = t('about.text', {
    // The only institution is named in the reader's language.
    who: whoKind === 'institution' ? t('about.institution') : who,
    date: formats.partialDate(said),
    title: commitmentText(title, language).text,
  });
  return { ...chosenBy(search), details };
}
