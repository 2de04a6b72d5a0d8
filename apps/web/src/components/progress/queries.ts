// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import {
  type HistoryPoint,
  type HistoryRange,
  getPetition,
  getPetitionCountries,
} from '@kga/contracts/petitions';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call, urlOf } from '../../lib/api.ts';
import { readOptions } from '../../lib/freshness.ts';
import { orNull } from '../../lib/queries.ts';

/** Milliseconds between two reads of a petition that collects, where no stream tells of changes. */
const refreshMs = 10_000;

/** A petition that visitors see, or null. */
export const petitionQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getPetition.url, { params })],
    queryFn: (context) => orNull(call(getPetition, { params }, readOptions(context, options))),
    // The figures of the main petition come by its stream.
    refetchInterval: ({ state }) =>
      id !== campaign.petition && state.data?.status === 'collecting' && refreshMs,
  });
};

/** The latest figures of a petition by area, by default of the main one. */
export const areaCountsQuery = (options: CallOptions = {}, id: string = campaign.petition) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getPetitionCountries.url, { params })],
    queryFn: (context) => call(getPetitionCountries, { params }, readOptions(context, options)),
  });
};

/** A line of the chart: that of the petition, or of a country. */
export type HistoryLine<Country extends string> = {
  range: HistoryRange;
  country?: Country | undefined;
};

/** Points of a history that is thinned out; all of a shorter one are there. */
export const historyLimit = 100;

/** Where the lines of a petition come from. */
export type HistorySource<Country extends string> = {
  path: string;
  load: (
    line: HistoryLine<Country> & { limit: number },
    options: CallOptions,
  ) => Promise<readonly HistoryPoint[]>;
};

export const historyQuery = <Country extends string>(
  { path, load }: HistorySource<Country>,
  line: HistoryLine<Country>,
  options: CallOptions = {},
) =>
  queryOptions({
    queryKey: [path, { ...line, limit: historyLimit }],
    queryFn: () => load({ ...line, limit: historyLimit }, options),
  });
