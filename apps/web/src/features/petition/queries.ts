import {
  type HistoryRange,
  type MemberState,
  getDetails,
  getForecast,
  getHighlights,
  getHistory,
  getLatest,
  listDays,
} from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call } from '../../lib/api.ts';
import type { Prefetched, PrefetchInput } from '../../lib/feature.ts';
import { fetchLocal } from './figures.ts';
import { chartChoiceOf } from './trend/chart-choice.ts';

/** The latest figures. The stream updates them; this query is only for the first render. */
export const figuresQuery = (options: CallOptions = {}) =>
  queryOptions({ queryKey: [getLatest.url], queryFn: () => fetchLocal(options) });

/** What has changed is read from the server: a stored response may be of an earlier status. */
const revalidated = { cache: 'no-cache' } as const;

/** A line of the chart: that of the petition, or of a state. */
export const historyQuery = (
  line: { range: HistoryRange; country?: MemberState | undefined },
  options: CallOptions = {},
) => {
  const query = { ...line, limit: 100 };
  return queryOptions({
    queryKey: [getHistory.url, query],
    queryFn: () => call(getHistory, { query }, { ...revalidated, ...options }),
  });
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
  const { range, country } = chartChoiceOf(search);
  return [
    client.fetchQuery(figuresQuery(options)),
    client.fetchQuery(historyQuery({ range }, options)),
    ...(country === undefined
      ? []
      : [client.fetchQuery(historyQuery({ range, country }, options))]),
    client.fetchQuery(forecastQuery(options)),
    client.fetchQuery(highlightsQuery(options)),
    client.fetchQuery(detailsQuery(options)),
  ];
};
