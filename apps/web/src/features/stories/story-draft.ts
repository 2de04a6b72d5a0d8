import {
  type Currency,
  type Language,
  type OwnStory,
  type StoryBody,
  currencies,
  languages,
  localeOf,
} from '@kga/contracts';

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

const defaultCurrencies: Readonly<Record<Language, Currency>> = {
  en: 'EUR',
  'zh-CN': 'CNY',
  fr: 'EUR',
  de: 'EUR',
  ja: 'JPY',
  ko: 'KRW',
};

/** The initial currency and language by the page's language. */
export const defaultChoices = (language: Language) => ({
  currency: defaultCurrencies[language],
  language,
});

/** Parses a currency code; undefined for unsupported ones. */
export const currencyOf = (code: string | undefined): Currency | undefined =>
  currencies.find((each) => each === code);

/** Parses a language code; undefined for unsupported ones. */
export const languageOf = (code: string | undefined): Language | undefined =>
  languages.find((each) => each === code);

/** Converts field values into the request body. An invalid amount becomes NaN, which the schema refuses. */
export function storyBodyOf(values: StoryFieldValues, language: Language): StoryBody {
  const defaults = defaultChoices(language);
  return {
    gameName: values['gameName']?.trim() ?? '',
    title: values['title']?.trim() ?? '',
    content: (values['content'] ?? '').replaceAll('\r\n', '\n').trim(),
    amountLost: parseAmount(values['amountLost'] ?? ''),
    currency: currencyOf(values['currency']) ?? defaults.currency,
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

/** Currency signs, spaces and grouping marks around the digits of an amount. */
const ornaments = /[\p{Sc}\s円元원'’]/gu;

/**
 * Parses an amount in the notation of any supported language: `1,234.50`, `1.234,50`, `1 234,5` or
 * `¥１２３`. Returns null for an empty text and NaN for anything else.
 */
export function parseAmount(written: string): number | null {
  // Converts full-width digits and signs to ASCII.
  const text = written.normalize('NFKC').replaceAll(ornaments, '');
  if (text === '') return null;
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return Number.NaN;
  const separators = text.replaceAll(/\d/g, '');
  const last = separators.at(-1) ?? '';
  const place = text.lastIndexOf(last);
  const behind = last === '' ? '' : text.slice(place + 1);
  const decimal =
    last !== '' && !separators.slice(0, -1).includes(last) && isDecimal(separators, behind);
  const whole = decimal ? text.slice(0, place) : text;
  const digits = whole.replaceAll(/[.,]/g, '');
  if (!isGrouped(whole)) return Number.NaN;
  return Number(decimal ? `${digits || '0'}.${behind || '0'}` : digits);
}

/** Three digits after the only separator are thousands: no currency here has thousandths. */
const isDecimal = (separators: string, behind: string): boolean =>
  behind.length <= 2 || (separators.length > 1 && behind.length !== 3);

/** Whether the integer part is plain digits, or groups of three with one kind of separator. */
const isGrouped = (whole: string): boolean =>
  /^\d*$/.test(whole) || /^\d{1,3}(?:,\d{3})+$/.test(whole) || /^\d{1,3}(?:\.\d{3})+$/.test(whole);
