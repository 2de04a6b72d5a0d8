// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import {
  type Petition,
  getLatest,
  getPetition,
  getPetitionCountries,
  getPetitionForecast,
  getPetitionHighlights,
  getPetitionHistory,
  listPetitionDays,
} from '@kga/contracts/petitions';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { type ChartOptions, chartChoiceOf } from '../../../components/progress/chart-choice.ts';
import {
  type HistorySource,
  historyQuery,
  petitionQuery,
} from '../../../components/progress/queries.ts';
import { type CallOptions, call, urlOf } from '../../../lib/api.ts';
import type { Prefetched, PrefetchInput } from '../../../lib/feature.ts';
import { refetchPath } from '../../../lib/freshness.ts';
import { type Figures, fetchFiguresOf, fetchLocal } from './figures.ts';

export const isMain = (id: string): boolean => id === campaign.petition;

type Thresholds = Pick<Petition, 'areas'> | null | undefined;

/** Whether a petition asks for a number of signatures in some of its areas. */
const hasThresholds = (petition: Thresholds): boolean =>
  petition?.areas.some(({ threshold }) => threshold !== undefined) ?? false;

/** The latest figures of a petition. A stream updates them; this query is only for the first render. */
export const figuresQuery = (id: string, options: CallOptions = {}) =>
  queryOptions({
    queryKey: [isMain(id) ? getLatest.url : urlOf(getPetitionCountries.url, { params: { id } })],
    queryFn: (): Promise<Figures> =>
      isMain(id) ? fetchLocal(options) : fetchFiguresOf(id, options),
  });

/** What has changed is read from the server: a stored response may be of an earlier status. */
const revalidated = { cache: 'no-cache' } as const;

/** The areas whose lines the chart offers: those of the petition, else those that have signatures. */
export const chartOptions = (
  id: string,
  petition: Thresholds,
  figures?: Figures,
): ChartOptions => ({
  countries:
    petition && petition.areas.length > 0
      ? petition.areas.map(({ code }) => code)
      : (figures?.latest.signatureCountryCount.map(({ countryCode }) => countryCode) ?? []),
  // Few petitions change each day as the main one does.
  range: isMain(id) ? '30days' : 'all',
  hasThresholds: hasThresholds(petition),
});

/** The lines of a petition and of its areas. */
export const historySource = (id: string): HistorySource<string> => ({
  path: urlOf(getPetitionHistory.url, { params: { id } }),
  load: (query, options) =>
    call(getPetitionHistory, { params: { id }, query }, { ...revalidated, ...options }),
});

/** The figures of each recorded day by area. */
export const daysQuery = (id: string) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(listPetitionDays.url, { params })],
    queryFn: () => call(listPetitionDays, { params }),
    staleTime: 60 * 60_000,
    refetchOnMount: true,
  });
};

/** Whether areas can have a forecast: without one the API has nothing to say. */
export const hasForecast = (
  petition: Pick<Petition, 'areas' | 'status'> | null | undefined,
): boolean => petition?.status === 'collecting' && hasThresholds(petition);

/** Forecasts of the areas that have not reached their threshold. */
export const forecastQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getPetitionForecast.url, { params })],
    queryFn: () => call(getPetitionForecast, { params }, { ...revalidated, ...options }),
  });
};

/** What moved today, this week and on the best day. */
export const highlightsQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getPetitionHighlights.url, { params })],
    queryFn: () => call(getPetitionHighlights, { params }, { ...revalidated, ...options }),
  });
};

/** Reads the petition, its history, forecast and highlights again, from the server. */
export const renewDetails = (client: QueryClient, id: string): Promise<void> =>
  refetchPath(client, urlOf(getPetition.url, { params: { id } }));

type Reader = Pick<PrefetchInput, 'client' | 'options'>;

/** What the counter of a petition is rendered with. */
export const prefetchCounter = ({ client, options }: Reader, id: string): Prefetched => [
  client.fetchQuery(figuresQuery(id, options)),
  client.fetchQuery(highlightsQuery(id, options)),
];

/** What the progress of a petition is rendered with. */
export const prefetchProgress = (
  { client, options, search }: Pick<PrefetchInput, 'client' | 'options' | 'search'>,
  id: string,
): Prefetched => [
  Promise.all([
    client.fetchQuery(petitionQuery(id, options)),
    client.fetchQuery(figuresQuery(id, options)),
  ]).then(([petition, figures]) => {
    const offered = chartOptions(id, petition, figures);
    const { range, country } = chartChoiceOf(search, offered);
    const source = historySource(id);
    // The first range decides whether the page of another petition shows its progress.
    const ranges = new Set(isMain(id) ? [range] : [offered.range, range]);
    return Promise.all([
      ...[...ranges].map((each) =>
        client.fetchQuery(historyQuery(source, { range: each }, options)),
      ),
      country !== undefined && client.fetchQuery(historyQuery(source, { range, country }, options)),
      hasForecast(petition) && client.fetchQuery(forecastQuery(id, options)),
    ]);
  }),
  client.fetchQuery(highlightsQuery(id, options)),
];

export const prefetchMainProgress = (input: PrefetchInput): Prefetched =>
  prefetchProgress(input, campaign.petition);
