// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, defaultLanguage, languages, pathTo } from '@kga/contracts/core';
import {
  getLegalDocument,
  getLegalRecord,
  getVerification,
  legalRegions,
  listCommitments,
  listLegalDocuments,
  listLegalRecords,
} from '@kga/contracts/legal';
import { queryOptions } from '@tanstack/react-query';

import { petitionQuery } from '../../components/progress/queries.ts';
import { type CallOptions, call, urlOf } from '../../lib/api.ts';
import type { Prefetched, PrefetchInput, SitemapEntry } from '../../lib/feature.ts';
import { readOptions } from '../../lib/freshness.ts';
import { orNull } from '../../lib/queries.ts';
import { answersQuery, countsQuery } from './answers/queries.ts';
import {
  type CommitmentFilter,
  noCommitmentFilter,
  parseCommitmentFilter,
} from './commitment-filter.ts';
import { prefetchFigures } from './figures-queries.ts';
import { noCountry, parseHappened } from './happened/choice.ts';

export const recordsQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [listLegalRecords.url],
    queryFn: (context) => call(listLegalRecords, {}, readOptions(context, options)),
  });

/** The record of a region, or null. */
export const recordQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getLegalRecord.url, { params })],
    queryFn: (context) => orNull(call(getLegalRecord, { params }, readOptions(context, options))),
  });
};

export const documentsQuery = (lang: Language, options: CallOptions = {}) =>
  queryOptions({
    queryKey: [listLegalDocuments.url, lang],
    queryFn: (context) =>
      call(listLegalDocuments, { query: { lang } }, readOptions(context, options)),
  });

/** A guide or template in a language, or null. */
export const documentQuery = (id: string, lang: Language, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getLegalDocument.url, { params }), lang],
    queryFn: (context) =>
      orNull(call(getLegalDocument, { params, query: { lang } }, readOptions(context, options))),
  });
};

export const commitmentsQuery = (filter: CommitmentFilter, options: CallOptions = {}) =>
  queryOptions({
    queryKey: [listCommitments.url, filter],
    queryFn: (context) => call(listCommitments, { query: filter }, readOptions(context, options)),
  });

/** Collected and verified signatures of the initiative, by country. */
export const verificationQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getVerification.url],
    queryFn: (context) => call(getVerification, {}, readOptions(context, options)),
  });

export const prefetchLegal = ({ client, language, options }: PrefetchInput): Prefetched => [
  client.fetchQuery(documentsQuery(language, options)),
  client.fetchQuery(recordsQuery(options)),
];

/** The figures of legal help, and the law of a country that the address names. */
export const prefetchHelp = (input: PrefetchInput): Prefetched => {
  const { happened, country } = parseHappened(input.search);
  return [
    ...prefetchFigures(input),
    ...(happened !== undefined && country !== undefined && country !== noCountry
      ? [input.client.fetchQuery(recordQuery(country, input.options))]
      : []),
  ];
};

export const prefetchRecord = ({
  client,
  params: { id = '' },
  options,
}: PrefetchInput): Prefetched => {
  const region = legalRegions.find((each) => each === id);
  return [
    client.fetchQuery(recordQuery(id, options)),
    ...(region === undefined
      ? []
      : [
          client.fetchQuery(countsQuery(options)),
          client.fetchInfiniteQuery(answersQuery(region, options)),
        ]),
  ];
};

export const prefetchDocument = ({
  client,
  params: { id = '' },
  language,
  options,
}: PrefetchInput): Prefetched => [client.fetchQuery(documentQuery(id, language, options))];

export const prefetchCommitments = ({ client, search, options }: PrefetchInput): Prefetched => [
  client.fetchQuery(commitmentsQuery(noCommitmentFilter, options)),
  client.fetchQuery(commitmentsQuery(parseCommitmentFilter(search), options)),
  client.fetchQuery(countsQuery(options)),
  client.fetchQuery(recordsQuery(options)),
  client.fetchQuery(verificationQuery(options)),
  client.fetchQuery(petitionQuery(campaign.petition, options)),
];

/** The pages of records and documents, each of which exists in every language. */
export async function listLegalEntries(options: CallOptions): Promise<SitemapEntry[]> {
  const [records, documents] = await Promise.all([
    call(listLegalRecords, {}, options),
    call(listLegalDocuments, { query: { lang: defaultLanguage } }, options),
  ]);
  const pages = [
    // A record without a source has nothing to say yet.
    ...records.flatMap(({ id, checked }) =>
      checked === null ? [] : [[pathTo('legalRecord', { id }), checked] as const],
    ),
    ...documents.map(({ id, date }) => [pathTo('legalDocument', { id }), date] as const),
  ];
  return pages.map(([path, day]) => ({
    path,
    language: defaultLanguage,
    changedAt: `${day}T00:00:00.000Z`,
    translations: languages
      .filter((language) => language !== defaultLanguage)
      .map((language) => ({ path, language })),
  }));
}
