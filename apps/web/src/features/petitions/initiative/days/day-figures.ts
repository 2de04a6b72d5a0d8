// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type CountryCount,
  type DailyFigures,
  type PetitionLatest,
  percentageOf,
} from '@kga/contracts/petitions';

import { tally } from '../../../../components/progress/state-shares.ts';

/** What the map shows of a day. */
export type MapDay = {
  /** Milliseconds since 1970. */
  at: number;
  signatureCount: number;
  countries: readonly CountryCount[];
  /** Number of states at their threshold. */
  completed: number;
};

function mapDay(
  timestamp: string,
  signatureCount: number,
  countries: readonly CountryCount[],
): MapDay {
  const { completed } = tally(countries);
  return { at: Date.parse(timestamp), signatureCount, countries, completed };
}

/**
 * The recorded days, oldest first, and the latest figures after them. A state without a figure on a day
 * is left out.
 */
export function mapDays(
  days: readonly DailyFigures[],
  { asOf, signatureCount, signatureCountryCount }: PetitionLatest,
): MapDay[] {
  const earlier = days.filter(({ timestamp }) => Date.parse(timestamp) < Date.parse(asOf));
  return [
    ...earlier.map(({ countries, ...day }) =>
      mapDay(
        day.timestamp,
        day.signatureCount,
        signatureCountryCount.flatMap(({ countryCode, treshold }) => {
          const totalCount = countries[countryCode];
          if (totalCount === undefined) return [];
          const percentage = percentageOf(totalCount, treshold);
          return [{ countryCode, totalCount, treshold, percentage }];
        }),
      ),
    ),
    mapDay(asOf, signatureCount, signatureCountryCount),
  ];
}
