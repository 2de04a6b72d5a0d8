import { type Currency, currencies } from '@kga/contracts';

/** What one unit of each currency but the yen was worth on a day, in yen. */
export type ReferenceRates = {
  /** As `2024-12-31`. */
  onDate: string;
  /** Decimals as text, ten after the point. */
  yen: readonly { currency: Currency; yen: string }[];
};

const dayPattern = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']/g;
const ratePattern = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d{1,8}(?:\.\d{1,8})?)["']/g;

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Where it is tomorrow already, a day's rates may come a day early; nobody knows later ones. */
const isKnown = (day: string, now: Date): boolean =>
  Date.parse(`${day}T00:00:00Z`) <= now.getTime() + 86_400_000;

/** Turns what one euro is worth into what everything is worth in yen. */
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
  const areSound = yen.every((one) => Number.isFinite(one.yen) && one.yen >= 0.000_001);
  if (!isDay(onDate) || !areSound) return undefined;
  return { onDate, yen: yen.map((one) => ({ ...one, yen: one.yen.toFixed(10) })) };
}

/**
 * Reads the European Central Bank's `eurofxref-daily.xml`: one day, and for each currency what one
 * euro is worth. Undefined where that is not what it is, where a currency of ours is missing, or where
 * the day is later than tomorrow: the newest rates would hold for ever.
 */
export function readReferenceRates(xml: string, now = new Date()): ReferenceRates | undefined {
  const days = Array.from(xml.matchAll(dayPattern), ([, day]) => day ?? '');
  const [day = ''] = days;
  if (days.length !== 1 || !isKnown(day, now)) return undefined;
  const perEuro = new Map<string, number>();
  for (const [, currency = '', rate] of xml.matchAll(ratePattern)) {
    perEuro.set(currency, Number(rate));
  }
  return ratesInYen(day, perEuro);
}
