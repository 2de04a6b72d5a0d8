// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Currency,
  type Language,
  contentLanguageOf,
  currencies,
  localeOf,
} from '@kga/contracts/core';
import type { OwnStory, StoryBody } from '@kga/contracts/stories';

import { defaultCurrency, parseMoney } from '../../lib/forms/amount.ts';

/** Values of the fields of a story by their names. */
export type StoryFieldValues = Readonly<Record<string, string>>;

/** The fields that a story draft stores. */
export const storyFields = [
  'gameName',
  'title',
  'content',
  'amountLost',
  'currency',
  'language',
] as const;

/** The initial currency and language by the page's language. */
export const defaultChoices = (language: Language) => ({
  currency: defaultCurrency(language),
  language,
});

/** Parses a currency code; undefined for unsupported ones. */
export const currencyOf = (code: string | undefined): Currency | undefined =>
  currencies.find((each) => each === code);

/** The language of a tag; undefined where it is no tag. */
export const languageOf = (tag: string | undefined): Language | undefined =>
  contentLanguageOf(tag ?? '');

/** Converts field values into the request body. An invalid amount becomes NaN, which the schema refuses. */
export function storyBodyOf(values: StoryFieldValues, language: Language): StoryBody {
  const defaults = defaultChoices(language);
  const chosen = currencyOf(values['currency']) ?? defaults.currency;
  const { amount, currency } = parseMoney(values['amountLost'] ?? '', chosen, currencies);
  return {
    gameName: values['gameName']?.trim() ?? '',
    title: values['title']?.trim() ?? '',
    content: (values['content'] ?? '').replaceAll('\r\n', '\n').trim(),
    amountLost: amount,
    currency,
    language: languageOf(values['language']) ?? defaults.language,
  };
}

/** Field values of a saved story, the amount in the notation of the language. */
export function fieldValuesOf(story: OwnStory, language: Language): StoryFieldValues {
  const { gameName, title, content, amount, currency } = story;
  const defaults = defaultChoices(language);
  const amountFormat = new Intl.NumberFormat(localeOf(language), {
    useGrouping: false,
    maximumFractionDigits: 2,
  });
  return {
    gameName,
    title,
    content,
    amountLost: amount === null ? '' : amountFormat.format(amount),
    currency: currency ?? defaults.currency,
    language: story.language,
  };
}
