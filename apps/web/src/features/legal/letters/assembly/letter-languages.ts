// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages, localeOf } from '@kga/contracts/core';

import { type Formats, formatsIn } from '../../../../lib/format.ts';

/** Languages of letters by BCP 47: those of the interface, and of the countries with a record. `pt` is that of Portugal. */
export const letterLanguages = [
  ...languages,
  'bg',
  'cs',
  'da',
  'el',
  'es',
  'et',
  'fi',
  'hr',
  'hu',
  'it',
  'lt',
  'lv',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'sk',
  'sl',
  'sv',
] as const;

export type LetterLanguage = (typeof letterLanguages)[number];

/** For `Intl`, which takes `pt` for the language of Brazil. */
function letterLocale(language: LetterLanguage): string {
  if (language === 'pt') return 'pt-PT';
  const ours = languages.find((each) => each === language);
  return ours ? localeOf(ours) : language;
}

export const letterFormats = (language: LetterLanguage): Formats =>
  formatsIn(letterLocale(language));

/** The language by its own name, such as `Español`. */
export function letterLanguageName(language: LetterLanguage): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const zone = { year: 'numeric', timeZone: 'UTC' } as const;

const twoDigits = { ...zone, day: '2-digit', month: '2-digit' } as const;

/** Estonian, Latvian and Slovenian inflect the names of months, which `Intl` does not. */
const numericDays: Readonly<Partial<Record<LetterLanguage, Intl.DateTimeFormatOptions>>> = {
  et: twoDigits,
  lv: twoDigits,
  sl: { ...zone, day: 'numeric', month: 'numeric' },
};

/** How the first of a month is written where it is an ordinal. */
const firstDays: Readonly<Partial<Record<LetterLanguage, string>>> = {
  fr: '1er ',
  it: '1º ',
  'pt-BR': '1º ',
};

/** A day as it stands in a letter. */
export function letterDay(language: LetterLanguage, day: string): string {
  const numeric = numericDays[language];
  if (numeric) {
    const text = new Intl.DateTimeFormat(language, numeric).format(new Date(day));
    return language === 'lv' ? `${text}.` : text;
  }
  return letterFormats(language)
    .day(day)
    .replace(/^1 /, firstDays[language] ?? '1 ');
}
