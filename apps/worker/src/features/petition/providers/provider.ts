import { countryCodeOf } from '@kga/contracts';
import { z } from 'zod';

/** Figures in a common shape. */
export type ProviderFigures = {
  total: number;
  /** Null where the provider has no goal. */
  goal: number | null;
  /** By ISO 3166-1 alpha-2 code; ZZ for signatures without a known country. */
  counts: Readonly<Record<string, number>>;
};

export type Provider = {
  /** The URLs to request, in parallel, of a provider at this base URL. */
  urls: (url: string) => readonly string[];
  /** Parses the answers in the order of the URLs. */
  figures: z.ZodType<ProviderFigures>;
};

/** The ISO 3166 code for an unknown country. */
const unknownCountry = 'ZZ';

const maxInteger = 2_147_483_647;

/** A number of signatures that fits Postgres' integer type. */
export const count = z.int().min(0).max(maxInteger);

export const goal = z
  .int()
  .min(1)
  .max(maxInteger)
  .nullish()
  .transform((value) => value ?? null);

/** The row of one country, in the common shape. */
const row = z.object({ code: z.string(), count });

/** Counts by country; two different counts of one country are an issue. */
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

/** A URL below the provider's base URL. */
export function urlBelow(url: string, path: string): string {
  return `${url.replace(/\/+$/, '')}/${path}`;
}
