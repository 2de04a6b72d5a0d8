// SPDX-License-Identifier: AGPL-3.0-or-later
/** Currencies in which an amount can be entered. */
export const currencies = ['EUR', 'USD', 'GBP', 'JPY', 'KRW', 'CNY'] as const;

export type Currency = (typeof currencies)[number];

/** The value in yen of one unit of each other currency on a day. */
export type ReferenceRates = {
  /** As `2024-12-31`. */
  onDate: string;
  /** Decimal numbers as text, with ten decimals. */
  yen: readonly { currency: Currency; yen: string }[];
};

const dayPattern = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']/g;
const ratePattern = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d{1,8}(?:\.\d{1,8})?)["']/g;

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Rates may be a day ahead of this machine's clock; later ones cannot exist. */
const isPossibleDay = (day: string, now: Date): boolean =>
  Date.parse(`${day}T00:00:00Z`) <= now.getTime() + 86_400_000;

/** Converts rates per euro to rates in yen; undefined where one is missing or not plausible. */
export function ratesInYen(
  onDate: string,
  perEuro: ReadonlyMap<string, number>,
): ReferenceRates | undefined {
  const yenPerEuro = perEuro.get('JPY') ?? 0;
  const yen = currencies
    .filter((currency) => currency !== 'JPY')
    .map((currency) => {
      const rate = currency === 'EUR' ? 1 : (perEuro.get(currency) ?? 0);
      return { currency, yen: yenPerEuro / rate };
    });
  const arePlausible = yen.every((one) => Number.isFinite(one.yen) && one.yen >= 0.000_001);
  if (!isDay(onDate) || !arePlausible) return undefined;
  return { onDate, yen: yen.map((one) => ({ ...one, yen: one.yen.toFixed(10) })) };
}

/**
 * Parses the European Central Bank's `eurofxref-daily.xml`: one day, and the value of one euro in each
 * currency. Undefined where the file is something else, a currency is missing, or the day is later
 * than tomorrow (the newest rates would never be replaced).
 */
export function parseReferenceRates(xml: string, now = new Date()): ReferenceRates | undefined {
  const days = Array.from(xml.matchAll(dayPattern), ([, day]) => day ?? '');
  const [day = ''] = days;
  if (days.length !== 1 || !isPossibleDay(day, now)) return undefined;
  const perEuro = new Map<string, number>();
  for (const [, currency = '', rate] of xml.matchAll(ratePattern)) {
    perEuro.set(currency, Number(rate));
  }
  return ratesInYen(day, perEuro);
}
