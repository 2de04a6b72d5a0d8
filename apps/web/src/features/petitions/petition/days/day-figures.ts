// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type AreaCount,
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
  countries: readonly AreaCount[];
  /** Number of areas at their threshold. */
  completed: number;
};

function mapDay(
  timestamp: string,
  signatureCount: number,
  countries: readonly AreaCount[],
): MapDay {
  const { completed } = tally(countries);
  return { at: Date.parse(timestamp), signatureCount, countries, completed };
}

/**
 * The recorded days, oldest first, and the latest figures after them. An area without a figure on a
 * day is left out.
 */
export function mapDays(
  days: readonly DailyFigures[],
  { asOf: confirmed, signatureCount, signatureCountryCount }: PetitionLatest,
): MapDay[] {
  const asOf = confirmed ?? days.at(-1)?.timestamp ?? '';
  const earlier = days.filter(({ timestamp }) => Date.parse(timestamp) < Date.parse(asOf));
  return [
    ...earlier.map(({ countries, ...day }) =>
      mapDay(
        day.timestamp,
        day.signatureCount,
        signatureCountryCount.flatMap(({ countryCode, name, treshold }) => {
          const totalCount = countries[countryCode];
          if (totalCount === undefined) return [];
          const percentage = treshold === null ? null : percentageOf(totalCount, treshold);
          return [{ countryCode, ...(name && { name }), totalCount, treshold, percentage }];
        }),
      ),
    ),
    mapDay(asOf, signatureCount ?? 0, signatureCountryCount),
  ];
}
