// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { LegalRecord } from '@kga/contracts/legal';

import type { LetterLanguage } from './assembly/letter-languages.ts';
import { letterLanguages } from './assembly/texts.ts';
import type { LetterFields } from './form/letter-fields.ts';

/** The languages in which a recipient can be written to, the usual one first; all where no record names them. */
export function letterLanguagesOf(record: LegalRecord | null): readonly LetterLanguage[] {
  const theirs = (record?.letterLanguages ?? []).flatMap((code) =>
    letterLanguages.filter((each) => each === code),
  );
  return theirs.length > 0 ? theirs : letterLanguages;
}

/** The chosen language, else the reader's if the recipient reads it, else the recipient's usual one. */
export function letterLanguageOf(
  record: LegalRecord | null,
  { letterLanguage }: LetterFields,
  reader: Language,
): LetterLanguage {
  const options = letterLanguagesOf(record);
  const find = (wanted: string | undefined) => options.find((each) => each === wanted);
  return find(letterLanguage) ?? find(reader) ?? options[0] ?? 'en';
}
