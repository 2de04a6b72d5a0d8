// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LegalRecord } from '@kga/contracts/legal';
import { useQuery } from '@tanstack/react-query';

import { useLanguage } from '../../../../lib/language.tsx';
import { type Letter, assembleLetter } from '../assembly/assemble-letter.ts';
import { type LetterLanguage, isSameLanguage } from '../assembly/letter-languages.ts';
import { type LetterValues, localDay } from '../assembly/letter-values.ts';
import { type LetterFields, letterValuesOf } from '../form/letter-fields.ts';
import { letterLanguageOf } from '../letter-language.ts';
import { recordQuery, textsQuery } from '../queries.ts';

export type AssembledLetter = {
  readonly values: LetterValues;
  readonly record: LegalRecord | null;
  readonly language: LetterLanguage;
  /** With the writer's changes. */
  readonly letter: Letter;
  readonly isEdited: boolean;
  /** In the reader's language; undefined if the letter is in it. */
  readonly translation: Letter | undefined;
};

/** Stands for a name that is not entered yet. */
const unnamed = '…';

/** The fields of a letter that may not be finished. */
export const previewOf = (fields: LetterFields): LetterFields => ({
  ...fields,
  game: fields.game?.trim() ? fields.game : unnamed,
  name: fields.name?.trim() ? fields.name : unnamed,
});

/**
 * Assembles the letter of a draft as soon as the country's law and the texts are loaded; nothing is loaded
 * unless the letter is shown.
 */
export function useLetter(
  fields: LetterFields,
  isShown: boolean,
): {
  assembled: AssembledLetter | undefined;
  isError: boolean;
  retry: () => void;
} {
  const reader = useLanguage();
  const record = useQuery({ ...recordQuery(fields.country ?? ''), enabled: isShown });
  const language = letterLanguageOf(record.data ?? null, fields, reader);
  const own = useQuery({
    ...textsQuery(language),
    enabled: isShown && record.data !== undefined,
  });
  const translated = useQuery({ ...textsQuery(reader), enabled: isShown });
  const values = letterValuesOf(fields, localDay());
  const queries = [record, own, translated];

  const assemble = (): AssembledLetter | undefined => {
    if (!values || record.data === undefined || !own.data || !translated.data) return undefined;
    const input = { values, record: record.data, writerLanguage: reader };
    const letter = assembleLetter({ ...input, texts: own.data, language });
    return {
      values,
      record: record.data,
      language,
      letter: {
        ...letter,
        head: fields.head ?? letter.head,
        subject: fields.subject ?? letter.subject,
        body: fields.body ?? letter.body,
      },
      isEdited: [fields.head, fields.subject, fields.body].some((text) => text !== undefined),
      translation: isSameLanguage(language, reader)
        ? undefined
        : assembleLetter({
            ...input,
            texts: translated.data,
            language: reader,
            isTranslation: true,
          }),
    };
  };
  return {
    assembled: assemble(),
    isError: queries.some(({ isError }) => isError),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
