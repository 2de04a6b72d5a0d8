import { type HistoryRange, getDetails, getForecast, getHistory, getLatest } from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call } from '../../lib/api.ts';
import type { Prefetched, PrefetchInput } from '../../lib/feature.ts';
import { fetchLocal } from './figures.ts';

/** The latest figures. The stream updates them; this query is only for the first render. */
export const figuresQuery = (options: CallOptions = {}) =>
  queryOptions({ queryKey: [getLatest.url], queryFn: () => fetchLocal(options) });

/** What has changed is read from the server: a stored response may be of an earlier status. */
const revalidated = { cache: 'no-cache' } as const;

export const historyQuery = (range: HistoryRange, options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getHistory.url, { range, limit: 100 }],
    queryFn: () =>
      call(getHistory, { query: { range, limit: 100 } }, { ...revalidated, ...options }),
  });

/** Forecasts of the states that have not reached their threshold. */
export const forecastQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getForecast.url],
    queryFn: () => call(getForecast, {}, { ...revalidated, ...options }),
  });

export const detailsQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getDetails.url],
    queryFn: () => call(getDetails, {}, { ...revalidated, ...options }),
  });

export const prefetchPetition = ({ client, options }: PrefetchInput): Prefetched => [
  client.fetchQuery(figuresQuery(options)),
  client.fetchQuery(historyQuery('30days', options)),
  client.fetchQuery(forecastQuery(options)),
  client.fetchQuery(detailsQuery(options)),
];
