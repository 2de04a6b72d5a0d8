import type { Prefetched, PrefetchInput } from '../../lib/feature.ts';
import { detailsQuery, figuresQuery, forecastQuery, historyQuery } from './queries.ts';

export const prefetchPetition = ({ client, options }: PrefetchInput): Prefetched => [
  client.fetchQuery(figuresQuery(options)),
  client.fetchQuery(historyQuery('30days', options)),
  client.fetchQuery(forecastQuery(options)),
  client.fetchQuery(detailsQuery(options)),
];
