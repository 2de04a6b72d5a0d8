import { type HistoryRange, getDetails, getForecast, getHistory, getLatest } from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call } from '../../lib/api.ts';
import { fetchLocal } from './figures.ts';

/** The figures; the feed renews them, this only fetches them for the first page. */
export const figuresQuery = (options: CallOptions = {}) =>
  queryOptions({ queryKey: [getLatest.url], queryFn: () => fetchLocal(options) });

/** Points over a range, oldest first. */
export const historyQuery = (range: HistoryRange, options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getHistory.url, { range, limit: 100 }],
    queryFn: () => call(getHistory, { query: { range, limit: 100 } }, options),
  });

/** Pace of each state that is not complete. */
export const forecastQuery = (options: CallOptions = {}) =>
  queryOptions({ queryKey: [getForecast.url], queryFn: () => call(getForecast, {}, options) });

/** What the petition is, and its life. */
export const detailsQuery = (options: CallOptions = {}) =>
  queryOptions({ queryKey: [getDetails.url], queryFn: () => call(getDetails, {}, options) });
