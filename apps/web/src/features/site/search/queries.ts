// SPDX-License-Identifier: AGPL-3.0-or-later
import { type SearchKind, listSearchHits } from '@kga/contracts/site';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, callList } from '../../../lib/api.ts';
import { type ListFilter, listQuery } from '../../../lib/language-filter.ts';
import { pagesQuery } from '../../../lib/queries.ts';
import type { SearchFilter } from './filter.ts';

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
