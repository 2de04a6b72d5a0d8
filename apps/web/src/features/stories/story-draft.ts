import {
  type Currency,
  type Language,
  type OwnStory,
  type StoryBody,
  currencies,
  languages,
} from '@kga/contracts';

import { parseAmount } from './amount.ts';

/** What the fields of a story hold, by their names. */
export type StoryFieldValues = Readonly<Record<string, string>>;

/** What is kept of a story that is not sent. */
export const storyFields = [
  'gameName',
  'title',
  'content',
  'amountLost',
  'currency',
  'language',
] as const;

const usualCurrencies: Readonly<Record<Language, Currency>> = {
  en: 'EUR',
  'zh-CN': 'CNY',
  fr: 'EUR',
  de: 'EUR',
  ja: 'JPY',
  ko: 'KRW',
};

/** What is chosen before anybody chooses, by the language of the interface. */
export const defaultChoices = (language: Language) => ({
  currency: usualCurrencies[language],
  language,
});

/** The currency of a code, where it is one of ours. */
export const currencyOf = (code: string | undefined): Currency | undefined =>
  currencies.find((each) => each === code);

/** The language of a code, where it is one of ours. */
export const languageOf = (code: string | undefined): Language | undefined =>
  languages.find((each) => each === code);

/** Makes what is sent of what was typed; an amount that is none is NaN, which is refused. */
export function storyBodyOf(texts: StoryFieldValues, language: Language): StoryBody {
  const usual = defaultChoices(language);
  return {
    gameName: texts['gameName']?.trim() ?? '',
    title: texts['title']?.trim() ?? '',
    content: (texts['content'] ?? '').replaceAll('\r\n', '\n').trim(),
    amountLost: parseAmount(texts['amountLost'] ?? ''),
    currency: currencyOf(texts['currency']) ?? usual.currency,
    language: languageOf(texts['language']) ?? usual.language,
  };
}

/** What the fields hold of a story that is there; an amount as the language writes it. */
export function fieldValuesOf(story: OwnStory, language: Language): StoryFieldValues {
  const { gameName, title, content, amount, currency } = story;
  const usual = defaultChoices(language);
  const written = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 2 });
  return {
    gameName,
    title,
    content,
    amountLost: amount === null ? '' : written.format(amount),
    currency: currency ?? usual.currency,
    language: story.language,
  };
}
