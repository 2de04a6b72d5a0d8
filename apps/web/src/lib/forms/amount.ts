// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Currency, Language } from '@kga/contracts/core';

/** The initial currency of a form by the language of its page. */
export const defaultCurrencies: Readonly<Record<Language, Currency>> = {
  en: 'EUR',
  'zh-CN': 'CNY',
  fr: 'EUR',
  de: 'EUR',
  ja: 'JPY',
  ko: 'KRW',
};

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
