// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, localeOf } from '@kga/contracts/core';

/** ISO 8601, or milliseconds since 1970. */
export type Time = string | number;

/** Memoizes formatters: creating one is expensive, using it is cheap. */
function memoize<Value>(create: (key: string) => Value): (key?: string) => Value {
  const cache = new Map<string, Value>();
  return (key = '') => {
    const found = cache.get(key) ?? create(key);
    cache.set(key, found);
    return found;
  };
}

/** Locale-aware formats of numbers, dates and names. */
export type Formats = ReturnType<typeof createFormats>;

/** A yen amount has the short sign, except in Chinese, where it would be read as yuan. */
function currencyStyle(locale: string, currency: string) {
  const isShort = currency === 'JPY' && locale !== 'zh-CN';
  return {
    style: 'currency',
    currency,
    currencyDisplay: isShort ? 'narrowSymbol' : 'symbol',
  } as const;
}

/** To one decimal. */
const roundDown = (value: number) => Math.floor(value * 10 + 1e-9) / 10;

function moneyFormats(locale: string) {
  const moneyWith = (options: Intl.NumberFormatOptions) =>
    memoize(
      (currency) =>
        new Intl.NumberFormat(locale, { ...currencyStyle(locale, currency), ...options }),
    );
  return {
    yen: memoize(() => new Intl.NumberFormat(locale, currencyStyle(locale, 'JPY'))),
    money: moneyWith({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    wholeMoney: moneyWith({ maximumFractionDigits: 0 }),
  };
}

/** How long ago a time of the last week was. */
function agoText(format: Intl.RelativeTimeFormat, at: Time, now: Time): string | undefined {
  const passed = Math.max(0, (new Date(now).getTime() - new Date(at).getTime()) / 60_000);
  if (passed < 60) return format.format(-Math.floor(passed), 'minute');
  if (passed < 1_440) return format.format(-Math.floor(passed / 60), 'hour');
  if (passed < 10_080) return format.format(-Math.floor(passed / 1_440), 'day');
  return undefined;
}

function createFormats(locale: string) {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    memoize((timeZone) => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
  const numbers = (options?: Intl.NumberFormatOptions) =>
    memoize(() => new Intl.NumberFormat(locale, options));
  const integer = numbers();
  const change = numbers({ signDisplay: 'exceptZero' });
  const percent = numbers({ style: 'percent', maximumFractionDigits: 2 });
  const toOneDecimal = { style: 'percent', maximumFractionDigits: 1 } as const;
  const share = numbers(toOneDecimal);
  const shareChange = numbers({ ...toOneDecimal, signDisplay: 'exceptZero' });
  const compact = numbers({ notation: 'compact', maximumSignificantDigits: 3 });
  const minutes = numbers({ style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const { yen, money, wholeMoney } = moneyFormats(locale);
  const country = memoize(() => new Intl.DisplayNames(locale, { type: 'region' }));
  const languageName = memoize(() => new Intl.DisplayNames(locale, { type: 'language' }));
  const list = memoize(() => new Intl.ListFormat(locale));
  const ago = memoize(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const day = dates({ dateStyle: 'long' });
  const shortDay = dates({ day: 'numeric', month: 'short' });
  const month = dates({ month: 'short' });
  const year = dates({ year: 'numeric' });
  const monthOfYear = dates({ month: 'long', year: 'numeric' });
  const time = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const moment = dates({ dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' });
  const space = locale === 'zh-CN' || locale === 'ja' ? '' : ' ';
  return {
    /** Chinese and Japanese sentences have no space between them. */
    sentences: (...texts: string[]) => texts.join(space),
    integer: (value: number) => integer().format(value),
    /** With its sign: +4,512. */
    change: (value: number) => change().format(value),
    /** Takes percent, not a fraction: 12.5 becomes 12.5 %. */
    percent: (value: number) => percent().format(value / 100),
    /**
     * A share of a target or threshold in percent, with one decimal, rounded down: 100% only where it is
     * reached.
     */
    share: (value: number) => share().format(roundDown(value) / 100),
    /** What a share grew by, rounded down like it: +14.2%. */
    shareChange: (value: number) => shareChange().format(roundDown(value) / 100),
    /** Short form for chart axes: 1.2m. */
    compact: (value: number) => compact().format(value),
    /** A day, by default in UTC. */
    day: (at: Time, timeZone = 'UTC') => day(timeZone).format(new Date(at)),
    /** A day without its year, in UTC. */
    shortDay: (at: Time) => shortDay('UTC').format(new Date(at)),
    /** A month without its year, in UTC. */
    month: (at: Time) => month('UTC').format(new Date(at)),
    year: (at: Time) => year('UTC').format(new Date(at)),
    /** A date such as `2014-12-02`, `2014-12` or `2014`, in UTC. */
    partialDate: (date: string) =>
      (date.length === 4 ? year : date.length === 7 ? monthOfYear : day)('UTC').format(
        new Date(date),
      ),
    /** How long ago, as `3 hours ago`; after a week the day. */
    ago: (at: Time, now: Time) => agoText(ago(), at, now) ?? day('UTC').format(new Date(at)),
    time: (at: Time, timeZone: string) => time(timeZone).format(new Date(at)),
    moment: (at: Time, timeZone: string) => moment(timeZone).format(new Date(at)),
    /** Two moments, or one if they read the same; `formatRange` has a format of its own. */
    momentRange: (from: Time, to: Time, timeZone: string) => {
      const [first, last] = [from, to].map((at) => moment(timeZone).format(new Date(at)));
      return first === last ? `${first}` : `${first} – ${last}`;
    },
    // Japanese texts of this site write units without a space.
    minutes: (value: number) =>
      locale.startsWith('ja') ? minutes().format(value).replace(' ', '') : minutes().format(value),
    yen: (amount: number) => yen().format(amount),
    /** An amount in a currency by its ISO code; without decimals if it is whole. */
    money: (amount: number, currency: string) =>
      (Number.isInteger(amount) ? wholeMoney : money)(currency).format(amount),
    /** Joined as in a sentence: A, B and C. */
    list: (parts: readonly string[]) => list().format(parts),
    country: (code: string) => country().of(code) ?? code,
    languageName: (tag: string) => languageName().of(tag) ?? tag,
  };
}

const known = new Map<string, Formats>();

/** The formats of a BCP 47 locale, which may be none of the interface's. */
export function formatsIn(locale: string): Formats {
  const formats = known.get(locale) ?? createFormats(locale);
  known.set(locale, formats);
  return formats;
}

export const formatsOf = (language: Language): Formats => formatsIn(localeOf(language));

const lasting = new Map<Language, Formats>();

/**
 * Formats of pages that are read long after they were made, as those of a static copy: a time that was hours ago is
 * written as its day.
 */
export function lastingFormatsOf(language: Language): Formats {
  const formats = formatsOf(language);
  const found = lasting.get(language) ?? { ...formats, ago: (at) => formats.day(at) };
  lasting.set(language, found);
  return found;
}
