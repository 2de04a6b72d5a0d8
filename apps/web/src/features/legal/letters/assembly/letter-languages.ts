// SPDX-License-Identifier: AGPL-3.0-or-later
import { localeOf } from '@kga/contracts/core';

import { type Formats, formatsIn } from '../../../../lib/format.ts';

/** Language of a letter by BCP 47; `pt` is that of Portugal. */
export type LetterLanguage = string;

/** For `Intl`, which takes `pt` for the language of Brazil. */
function letterLocale(language: LetterLanguage): string {
  if (language === 'pt') return 'pt-PT';
  return localeOf(language);
}

const primaryOf = (language: LetterLanguage) => language.split('-')[0];

/** Whether who reads one language reads the other: `en` and `en-US`. */
export const isSameLanguage = (one: LetterLanguage, other: LetterLanguage): boolean =>
  primaryOf(one) === primaryOf(other);

export const letterFormats = (language: LetterLanguage): Formats =>
  formatsIn(letterLocale(language));

const zone = { year: 'numeric', timeZone: 'UTC' } as const;

const twoDigits = { ...zone, day: '2-digit', month: '2-digit' } as const;

/** Estonian, Latvian and Slovenian inflect the names of months, which `Intl` does not. */
const numericDays: Readonly<Record<LetterLanguage, Intl.DateTimeFormatOptions>> = {
  et: twoDigits,
  lv: twoDigits,
  sl: { ...zone, day: 'numeric', month: 'numeric' },
};

/** How the first of a month is written where it is an ordinal. */
const firstDays: Readonly<Record<LetterLanguage, string>> = {
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

/** An amount as it stands in a letter: in Japanese and Korean with the word for the currency. */
export function letterMoney(language: LetterLanguage, amount: number, currency: string): string {
  if (language !== 'ja' && language !== 'ko')
    return letterFormats(language).money(amount, currency);
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    ...(Number.isInteger(amount) && { maximumFractionDigits: 0 }),
  });
  return format.format(amount).replace(' 대한민국 원', '원');
}
