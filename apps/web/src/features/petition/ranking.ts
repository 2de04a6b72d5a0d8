import type { CountryCount } from '@kga/contracts';

/** States by share of their threshold, highest first; ties by code. */
export function ranked(countries: readonly CountryCount[]): CountryCount[] {
  return countries.toSorted(
    (a, b) => b.percentage - a.percentage || a.countryCode.localeCompare(b.countryCode),
  );
}

/** Signatures that a state still needs; 0 if its threshold is reached. */
export function toGo(country: CountryCount): number {
  return Math.max(0, country.treshold - country.totalCount);
}

/** Number of states at the threshold, at half or more, and below half. */
export function tally(countries: readonly CountryCount[]): {
  completed: number;
  half: number;
  underHalf: number;
} {
  const completed = countries.filter((country) => country.percentage >= 100).length;
  const underHalf = countries.filter((country) => country.percentage < 50).length;
  return { completed, half: countries.length - completed - underHalf, underHalf };
}
