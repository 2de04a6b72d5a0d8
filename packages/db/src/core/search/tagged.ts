// SPDX-License-Identifier: AGPL-3.0-or-later
import { type RawBuilder, sql } from 'kysely';

import type { Transaction } from '../client.ts';
import type { Page, TimeCursor } from '../lists.ts';
import { listed, newestFirst } from './listing.ts';
import {
  type Part,
  type Search,
  type SearchCursor,
  compareMatches,
  indexedMatches,
  visibleMatches,
} from './matches.ts';
import { pageOf, setPlan } from './scan.ts';
import { type SearchTerms, indexRareTerms, matchesTerms } from './terms.ts';

/** Newest rows that tell how common each term is. */
const sampleSize = 200;

/**
 * Terms of more texts than this share are checked row by row: among the rows of a tag they are found
 * sooner than in the search index.
 */
const commonFrom = 0.1;

/** Up to so many matches are taken from the index in no order and sorted. */
const sortedMax = 1_000;

type PartPage = { part: Part; after?: TimeCursor | undefined; limit: number };

/** For each term, the share of rows that contain it in a column. */
const sharesOf = (column: string, { patterns }: SearchTerms): RawBuilder<unknown> =>
  sql.join(
    patterns.map(
      ({ pattern }) => sql`coalesce(avg((${sql.ref(column)} like ${pattern})::int), 0)::float8`,
    ),
  );

/** The terms of a search without those that are common in the newest texts, whatever their tags. */
async function withRareTerms(trx: Transaction, search: Search): Promise<Search> {
  const { listing, terms, titleTerms, filter } = search;
  await setPlan(trx, 'list-order');
  const { rows } = await sql<{ shares: number[]; titleShares: number[] }>`
    select array[${sharesOf('words', terms)}] as shares,
      array[${sharesOf('title', titleTerms)}] as "titleShares"
    from (
      select words, title from ${listed(listing, { languages: filter.languages })}
      order by ${newestFirst} limit ${sampleSize}
    ) as newest`.execute(trx);
  const { shares = [], titleShares = [] } = rows[0] ?? {};
  return {
    ...search,
    terms: indexRareTerms(terms, shares, commonFrom),
    titleTerms: indexRareTerms(titleTerms, titleShares, commonFrom),
  };
}

/** Matches of a part in no order, by the search index. */
async function selectMatches(trx: Transaction, search: Search, { limit, ...options }: PartPage) {
  await setPlan(trx, 'search-index');
  const { rows } = await sql<SearchCursor>`
    ${visibleMatches(search, indexedMatches(search, options))} limit ${limit}`.execute(trx);
  return rows;
}

/**
 * The newest matches of a part: sorted, or if there are too many by reading the list in its order.
 *
 * @param page `isDense` says that there are too many
 */
async function selectNewest(
  trx: Transaction,
  search: Search,
  { isDense, ...page }: PartPage & { isDense: boolean },
): Promise<SearchCursor[]> {
  if (!isDense) {
    const all = await selectMatches(trx, search, { ...page, limit: sortedMax + 1 });
    if (all.length <= sortedMax) return all.toSorted(compareMatches).slice(0, page.limit);
  }
  const { part, after, limit } = page;
  const { listing, filter, terms } = search;
  const inTitle = matchesTerms('title', terms);
  await setPlan(trx, 'list-order');
  const { rows } = await sql<SearchCursor>`
    select id, created_at as "createdAt", ${part === 'titles'}::boolean as "inTitle"
    from ${listed(listing, filter, { after })}
    where ${part === 'titles' ? inTitle : sql`${matchesTerms('words', terms)} and not (${inTitle})`}
      and ${listing.visible?.condition ?? sql`true`}
    order by ${newestFirst} limit ${limit}`.execute(trx);
  return rows;
}

/**
 * A page of the matches that have certain tags, and up to `countMax` of them if all are to be counted.
 * `counted` is undefined if there are more.
 */
export async function findTagged(
  trx: Transaction,
  query: Search,
  { limit, after, countMax }: Page<SearchCursor> & { countMax: number },
): Promise<{ found: SearchCursor[]; counted: number | undefined }> {
  const search = await withRareTerms(trx, query);
  const all = await selectMatches(trx, search, { part: 'all', limit: countMax + 1 });
  if (all.length <= countMax) {
    return { found: pageOf(all, compareMatches, { limit, after }), counted: all.length };
  }
  const isInTitles = query.listing.title !== undefined && (after?.inTitle ?? true);
  const areDense = all.filter(({ inTitle }) => inTitle).length >= all.length / 2;
  const titles = isInTitles
    ? await selectNewest(trx, search, { part: 'titles', after, limit, isDense: areDense })
    : [];
  if (titles.length === limit) return { found: titles, counted: undefined };
  const others = await selectNewest(trx, search, {
    part: 'others',
    after: isInTitles ? undefined : after,
    limit: limit - titles.length,
    isDense: !areDense,
  });
  return { found: [...titles, ...others], counted: undefined };
}
