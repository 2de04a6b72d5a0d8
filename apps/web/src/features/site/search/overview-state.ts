// SPDX-License-Identifier: AGPL-3.0-or-later
import { type SearchHit, searchKinds } from '@kga/contracts/site';
import type { UseQueryResult } from '@tanstack/react-query';

import type { ListPage } from '../../../lib/api.ts';
import { type PageHit, type ResultKind, kindsInOrder } from './filter.ts';

type HitsQuery = UseQueryResult<ListPage<SearchHit[]>>;

/** A kind with its first results; pages have no query, because they are always there. */
export type KindOverview = {
  kind: ResultKind;
  query?: HitsQuery;
  hits: readonly (SearchHit | PageHit)[];
  /** Undefined while unknown. */
  counts: { total: number; atLeast: boolean } | undefined;
  /** Whether its results have only some of the words. */
  someWords: boolean;
};

const pagesShown = 3;

/** Pages with all words of a search, else with some. */
export type FoundPages = { pages: readonly PageHit[]; hasAllWords: boolean };

/** What is known of all kinds: those with all words of the search, then those with some. */
export function overviewOf(queries: readonly HitsQuery[], { pages, hasAllWords }: FoundPages) {
  const unsorted: KindOverview[] = [
    {
      kind: 'page',
      hits: pages.slice(0, pagesShown),
      counts: { total: pages.length, atLeast: false },
      someWords: !hasAllWords,
    },
    ...queries.flatMap((query, index) => {
      const kind = searchKinds[index];
      const { data } = query;
      return kind
        ? [
            {
              kind,
              query,
              hits: data?.items ?? [],
              counts: data,
              someWords: data?.someWords ?? false,
            },
          ]
        : [];
    }),
  ];
  const kinds = unsorted.toSorted(
    (a, b) =>
      Number(a.someWords) - Number(b.someWords) ||
      kindsInOrder.indexOf(a.kind) - kindsInOrder.indexOf(b.kind),
  );
  return {
    kinds,
    /** Whether nothing has all words, but something has some. */
    someWords: kinds.every(({ counts, someWords }) => someWords || counts?.total === 0),
    isLoading: queries.some(({ isPending, isError }) => isPending && !isError),
    total: kinds.reduce((sum, { counts }) => sum + (counts?.total ?? 0), 0),
    atLeast: kinds.some(({ counts }) => counts?.atLeast) || queries.some(({ isError }) => isError),
  };
}
