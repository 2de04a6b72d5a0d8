// SPDX-License-Identifier: AGPL-3.0-or-later
import type { HistoryRange, PetitionHistoryPoint } from '@kga/contracts/petitions';
import { queryOptions } from '@tanstack/react-query';

import type { CallOptions } from '../../lib/api.ts';

/** A line of the chart: that of the petition, or of a country. */
export type HistoryLine<Country extends string> = {
  range: HistoryRange;
  country?: Country | undefined;
};

/** Points of a line. */
const limit = 100;

/** Where the lines of a petition come from. */
export type HistorySource<Country extends string> = {
  path: string;
  load: (
    line: HistoryLine<Country> & { limit: number },
    options: CallOptions,
  ) => Promise<readonly PetitionHistoryPoint[]>;
};

export const historyQuery = <Country extends string>(
  { path, load }: HistorySource<Country>,
  line: HistoryLine<Country>,
  options: CallOptions = {},
) =>
  queryOptions({
    queryKey: [path, { ...line, limit }],
    queryFn: () => load({ ...line, limit }, options),
  });
