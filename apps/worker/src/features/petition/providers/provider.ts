import { countryCodeOf } from '@kga/contracts';
import { z } from 'zod';

/** What every provider's answers come down to. */
export type ProviderFigures = {
  total: number;
  /** Null where the provider names none. */
  goal: number | null;
  /** By ISO 3166-1 alpha-2; what names no country stands under ZZ. */
  counts: Readonly<Record<string, number>>;
};

export type Provider = {
  /** What is asked, in parallel, of a provider at this address. */
  addresses: (url: string) => readonly string[];
  /** Reads the answers in the order of the addresses; a fault in them is an issue. */
  figures: z.ZodType<ProviderFigures>;
};

/** ISO 3166's code for a country that is not known. */
const unknownCountry = 'ZZ';

const largest = 2_147_483_647;

/** A number of signatures, as Postgres' integer holds it. */
export const count = z.int().min(0).max(largest);

export const goal = z
  .int()
  .min(1)
  .max(largest)
  .nullish()
  .transform((value) => value ?? null);

/** One country's row, already read from the words that its provider uses. */
const row = z.object({ code: z.string(), count });

/** Rows as counts by country; a country that stands there with two counts is an issue. */
export const counts = z.array(row).transform((rows, context) => {
  const found = new Map<string, number>();
  for (const { code, count: signatures } of rows) {
    const country = countryCodeOf(code) ?? unknownCountry;
    const before = found.get(country);
    if (country !== unknownCountry && before !== undefined && before !== signatures) {
      context.addIssue(`${country} stands there with two counts`);
    }
    found.set(country, signatures);
  }
  return Object.fromEntries(found);
});

/** An address below the provider's own. */
export function below(url: string, path: string): string {
  return `${url.replace(/\/+$/, '')}/${path}`;
}
