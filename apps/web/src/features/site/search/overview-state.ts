// SPDX-License-Identifier: AGPL-3.0-or-later
import { type SearchHit, searchKinds } from '@kga/contracts/site';
import type { UseQueryResult } from '@tanstack/react-query';

import type { ListPage } from '../../../lib/api.ts';
import type { PageHit, ResultKind } from './filter.ts';

type HitsQuery = UseQueryResult<ListPage<SearchHit[]>>;

/** A kind with its first results; pages have no query, because they are always there. */
export type KindOverview = {
  kind: ResultKind;
  query?: HitsQuery;
  hits: readonly (SearchHit | PageHit)[];
  /** Undefined while unknown. */
  counts: { total: number; atLeast: boolean } | undefined;
};

const pagesShown = 3;

/** What is known of all kinds, pages first. */
export function overviewOf(queries: readonly HitsQuery[], pages: readonly PageHit[]) {
  const kinds: KindOverview[] = [
    {
      kind: 'page',
      hits: pages.slice(0, pagesShown),
      counts: { total: pages.length, atLeast: false },
    },
    ...queries.flatMap((query, index) => {
      const kind = searchKinds[index];
      return kind ? [{ kind, query, hits: query.data?.items ?? [], counts: query.data }] : [];
    }),
  ];
  return {
    kinds,
    isLoading: queries.some(({ isPending, isError }) => isPending && !isError),
    total: kinds.reduce((sum, { counts }) => sum + (counts?.total ?? 0), 0),
    atLeast: kinds.some(({ counts }) => counts?.atLeast) || queries.some(({ isError }) => isError),
  };
}
