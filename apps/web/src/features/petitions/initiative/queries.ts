// SPDX-License-Identifier: AGPL-3.0-or-later
import { type MemberState, memberStates } from '@kga/contracts/core';
import {
  getDetails,
  getForecast,
  getHighlights,
  getHistory,
  getLatest,
  listDays,
} from '@kga/contracts/petitions';
import { queryOptions } from '@tanstack/react-query';

import { type ChartOptions, chartChoiceOf } from '../../../components/progress/chart-choice.ts';
import { type HistorySource, historyQuery } from '../../../components/progress/queries.ts';
import { type CallOptions, call } from '../../../lib/api.ts';
import type { Prefetched, PrefetchInput } from '../../../lib/feature.ts';
import { fetchLocal } from './figures.ts';

/** The latest figures. The stream updates them; this query is only for the first render. */
export const figuresQuery = (options: CallOptions = {}) =>
  queryOptions({ queryKey: [getLatest.url], queryFn: () => fetchLocal(options) });

/** What has changed is read from the server: a stored response may be of an earlier status. */
const revalidated = { cache: 'no-cache' } as const;

export const chartOptions: ChartOptions<MemberState> = { countries: memberStates, range: '30days' };

/** The lines of the petition and of its states. */
export const historySource: HistorySource<MemberState> = {
  path: getHistory.url,
  load: (query, options) => call(getHistory, { query }, { ...revalidated, ...options }),
};

/** The figures of each recorded day by state. */
export const daysQuery = () =>
  queryOptions({
    queryKey: [listDays.url],
    queryFn: () => call(listDays, {}),
    staleTime: 60 * 60_000,
    refetchOnMount: true,
  });

/** Forecasts of the states that have not reached their threshold. */
export const forecastQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getForecast.url],
    queryFn: () => call(getForecast, {}, { ...revalidated, ...options }),
  });

/** What moved today, this week and on the best day. */
export const highlightsQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getHighlights.url],
    queryFn: () => call(getHighlights, {}, { ...revalidated, ...options }),
  });

export const detailsQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getDetails.url],
    queryFn: () => call(getDetails, {}, { ...revalidated, ...options }),
  });

export const prefetchPetition = ({ client, options, search }: PrefetchInput): Prefetched => {
  const { range, country } = chartChoiceOf(search, chartOptions);
  return [
    client.fetchQuery(figuresQuery(options)),
    client.fetchQuery(historyQuery(historySource, { range }, options)),
    ...(country === undefined
      ? []
      : [client.fetchQuery(historyQuery(historySource, { range, country }, options))]),
    client.fetchQuery(forecastQuery(options)),
    client.fetchQuery(highlightsQuery(options)),
    client.fetchQuery(detailsQuery(options)),
  ];
};
