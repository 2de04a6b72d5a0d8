// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, isSearchable } from '@kga/contracts/core';
import {
  type SearchKind,
  listSearchHits,
  listSearchSuggestions,
  searchKinds,
} from '@kga/contracts/site';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call, callList } from '../../../lib/api.ts';
import type { Prefetched, PrefetchInput } from '../../../lib/feature.ts';
import { type ListFilter, listQuery } from '../../../lib/language-filter.ts';
import { pagesQuery } from '../../../lib/queries.ts';
import { type SearchFilter, parseSearchFilter } from './filter.ts';

/** Results of a kind in the overview. */
const overviewSize = 5;
const pageSize = 20;

/** Others write meanwhile, and so may the visitor. */
const staleTime = 30_000;

const queryOf = (kind: SearchKind, filter: ListFilter, limit: number) => ({
  kind,
  limit,
  ...listQuery(filter),
  q: filter.q,
});

/** The first results of a kind, with their number. Not asked for where another kind is shown. */
export const overviewQuery = (
  kind: SearchKind,
  filter: SearchFilter,
  options: CallOptions = {},
) => {
  const query = queryOf(kind, filter, overviewSize);
  return queryOptions({
    queryKey: [listSearchHits.url, query],
    queryFn: ({ signal }) => callList(listSearchHits, { query }, { signal, ...options }),
    enabled: filter.kind === undefined,
    staleTime,
  });
};

/** Games, countries, petitions and promises that a search names. */
export const suggestionsQuery = (q: string, lang: Language, options: CallOptions = {}) => {
  const query = { q, lang };
  return queryOptions({
    queryKey: [listSearchSuggestions.url, query],
    queryFn: ({ signal }) => call(listSearchSuggestions, { query }, { signal, ...options }),
    staleTime,
  });
};

/** Pages of the results of a kind. */
export const hitsQuery = (kind: SearchKind, filter: ListFilter, options: CallOptions = {}) => {
  const query = queryOf(kind, filter, pageSize);
  return {
    ...pagesQuery([listSearchHits.url, 'pages', query], (cursor, { signal }) =>
      callList(listSearchHits, { query: { ...query, cursor } }, { signal, ...options }),
    ),
    staleTime,
  };
};

export function prefetchSearch({ client, search, language, options }: PrefetchInput): Prefetched {
  const filter = parseSearchFilter(search, language);
  if (!isSearchable(filter.q) || filter.kind === 'page') return [];
  if (filter.kind) return [client.fetchInfiniteQuery(hitsQuery(filter.kind, filter, options))];
  return [
    // The results are complete without them.
    client.prefetchQuery(suggestionsQuery(filter.q, language, options)),
    ...searchKinds.map((kind) => client.fetchQuery(overviewQuery(kind, filter, options))),
  ];
}
