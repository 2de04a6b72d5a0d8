// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Currency, Language } from '@kga/contracts/core';
import type { LegalCurrency } from '@kga/contracts/legal';

const currencies = new Map<Language, Currency>([
  ['zh-CN', 'CNY'],
  ['ja', 'JPY'],
  ['ko', 'KRW'],
]);

/** The initial currency of a form by the language of its page. */
export const defaultCurrency = (language: Language): Currency => currencies.get(language) ?? 'EUR';

/** How people write each currency beside its code, normalised and in lower case. */
const signs: Readonly<Record<LegalCurrency, string>> = {
  EUR: '€ euro euros 欧元 ユーロ 유로',
  USD: '$ us$ dollar dollars 美元 ドル 달러',
  GBP: '£ pound pounds 英镑 ポンド 파운드',
  JPY: '¥ 円 yen 日元 엔',
  KRW: '₩ 원 won 韩元 ウォン',
  CNY: '¥ 元 圆 块 人民币 rmb yuan 위안',
  AUD: '$ a$ au$',
  BRL: 'r$',
  CAD: '$ c$ ca$',
  CHF: 'fr sfr',
  CZK: 'kč',
  DKK: 'kr',
  HUF: 'ft',
  NOK: 'kr',
  PLN: 'zł',
  RON: 'lei leu',
  SEK: 'kr',
};

/** Whether a sign or code, such as `kr.` or `EUR`, may mean a currency. */
function means(currency: LegalCurrency, sign: string): boolean {
  const name = sign.replace(/\.$/, '').toLowerCase();
  return name === currency.toLowerCase() || signs[currency].split(' ').includes(name);
}

/** Powers of ten that Chinese, Japanese and Korean count in, from the largest. */
const units = {
  '[億亿억]': 100_000_000,
  '[萬万만]': 10_000,
  '[千천]': 1_000,
  '[百백]': 100,
} as const;
const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const inUnits = new RegExp(
  // What follows a unit without one has two digits at least: `1万2` may mean 12,000.
  `^${Object.keys(units)
    .map((unit) => `(?:(${number})${unit})?`)
    .join('')}(\\d{2,})?$`,
);
/** A whole run of letters and signs, so that there is one way to divide a text into them. */
const sign = String.raw`(?:(?![億亿억萬万만千천百백])[\p{L}\p{Sc}])+\.?(?![\p{L}\p{Sc}])`;

/**
 * Parses an amount with the signs of its currency in the notation of any supported language: `1,234.50`,
 * `1.234,50 €`, `kr 50`, `12,-`, `¥１２３` or `1.5万`. The currency is the chosen one unless the text names another
 * that is offered. The amount is null for an empty text, and NaN for what is no amount or names a currency that
 * is not offered.
 */
export function parseMoney<Offered extends LegalCurrency>(
  written: string,
  chosen: Offered,
  offered: readonly Offered[],
): { amount: number | null; currency: Offered } {
  const text = written.normalize('NFKC').trim();
  if (text === '') return { amount: null, currency: chosen };
  const named = text.match(new RegExp(sign, 'gu')) ?? [];
  const currency = [chosen, ...offered].find((each) => named.every((one) => means(each, one)));
  if (currency === undefined) return { amount: Number.NaN, currency: chosen };
  const digits = text
    // `12€50`
    .replace(/(\d)\s*€\s*(\d\d)$/, '$1.$2')
    .replaceAll(new RegExp(`^(?:${sign}\\s*)+|(?:\\s*${sign})+$`, 'gu'), '')
    .replaceAll(/[\s'’]/g, '')
    .replace(/(\d)[.,][-–—]{1,2}$/, '$1');
  return { amount: inUnitsOf(digits) ?? decimalOf(digits), currency };
}

/** `1万2千`; undefined without a unit. */
function inUnitsOf(digits: string): number | undefined {
  const [all, ...parts] = inUnits.exec(digits) ?? [];
  if (all === undefined || /^\d*$/.test(all)) return undefined;
  const values = [...Object.values(units), 1];
  const sum = values.reduce<number>(
    (total, value, place) => total + value * Number((parts[place] ?? '0').replaceAll(',', '')),
    0,
  );
  return Math.round(sum * 100) / 100;
}

function decimalOf(text: string): number {
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

/** Whether the integer part is plain digits, or groups of three, or of two as in India, with one separator. */
const isGrouped = (whole: string): boolean =>
  /^\d*$/.test(whole) ||
  /^\d{1,3}(?:,\d{3})+$/.test(whole) ||
  /^\d{1,3}(?:\.\d{3})+$/.test(whole) ||
  /^\d{1,2}(?:,\d{2})+,\d{3}$/.test(whole);
