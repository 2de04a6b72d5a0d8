// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Snapshot } from '@kga/db/petitions';

import type { ProviderFigures } from './providers.ts';

export type CheckedFigures = {
  total: number;
  goal: number;
  counts: Record<string, number>;
  countrySum: number;
};

export type Check = { figures: CheckedFigures } | { garbage: string };

const largestSum = 2_147_483_647;

/**
 * Checks whether an answer has the figures of the last one. Countries without a threshold are dropped,
 * countries that the answer lacks keep their last count, and a count may fall, as it does when
 * statements are found invalid.
 */
export function checkFigures(
  answer: ProviderFigures,
  known: {
    goal: number;
    countries: readonly string[];
    last: Pick<Snapshot, 'country_sum' | 'country_counts'> | undefined;
  },
): Check {
  const { countries, last } = known;
  const received = Object.entries(answer.counts);
  const counts = received.filter(([country]) => countries.includes(country));
  if (countries.length > 0 && received.length > 0 && counts.length === 0) {
    return { garbage: 'names unknown countries only' };
  }
  if (last && last.country_sum > 0 && counts.every(([, count]) => count === 0)) {
    return { garbage: 'gives no signatures by country, where the last answer did' };
  }
  const merged = { ...last?.country_counts, ...Object.fromEntries(counts) };
  const countrySum = Object.values(merged).reduce((sum, count) => sum + count, 0);
  if (countrySum > largestSum) return { garbage: 'the countries together are too many' };
  return {
    figures: { total: answer.total, goal: answer.goal ?? known.goal, counts: merged, countrySum },
  };
}

export function differs(figures: CheckedFigures, last: Snapshot | undefined): boolean {
  if (!last || figures.total !== last.signature_count || figures.goal !== last.goal) return true;
  return Object.entries(figures.counts).some(
    ([country, count]) => last.country_counts[country] !== count,
  );
}
