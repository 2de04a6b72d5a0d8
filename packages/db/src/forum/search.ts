// SPDX-License-Identifier: AGPL-3.0-or-later
import { containsName } from '@kga/contracts/core';
import { sql } from 'kysely';

import type { Database, Transaction } from '../core/client.ts';
import { selectIdsNaming } from '../core/search/naming.ts';
import { pageOf, setPlan, windowSize } from '../core/search/scan.ts';
import { type SearchTerms, matchesIndex, matchesTerms, readTerms } from '../core/search/terms.ts';
import {
  type ForumList,
  type PostPage,
  type PostCursor,
  inOrder,
  cursorColumns,
  postListing,
  postsIn,
} from './posts.ts';

/** Number of matches; of common words only a lower bound. */
export type FoundPosts = { total: number; atLeast: boolean };

type FoundPage = { found: PostCursor[]; total: FoundPosts };

/** With so many matches in the window, the words are too common for the index. */
const commonFrom = 15;

/** Up to so many matches are taken from the index and sorted. */
const rareMax = 3_000;

type Search = { terms: SearchTerms; list: ForumList };

/** Matches among the first posts after a cursor; `isWhole` if there are no others. */
async function selectWindow(
  trx: Transaction,
  { terms, list }: Search,
  after: PostCursor | undefined,
): Promise<{ matches: PostCursor[]; isWhole: boolean }> {
  await setPlan(trx, 'list-order');
  const { rows } = await sql<PostCursor & { size: string }>`
    with first as materialized (
      select * from ${postsIn(list, { after })} order by ${inOrder} limit ${windowSize}
    )
    select match.*, size from (select count(*) as size from first) as counted left join (
      select pinned, value, id from first where ${matchesTerms('words', terms)}
    ) as match on true`.execute(trx);
  const matches = rows
    .filter(({ id }) => id !== null)
    .map(({ pinned, value, id }) => ({ pinned, value, id }));
  return { matches, isWhole: Number(rows[0]?.size) < windowSize };
}

/** All matches in no order, by the search index; undefined if they are too many. */
async function selectRare(trx: Transaction, { terms, list }: Search) {
  await setPlan(trx, 'search-index');
  const { keys, isListed } = postListing;
  const { rows } = await sql<PostCursor>`
    select ${cursorColumns(list)} from forum_post
    where ${matchesIndex('words', { terms, filter: list, keys })} and ${isListed}
      and ${keys} @> array[${list.categoryId}::text]
    limit ${rareMax + 1}`.execute(trx);
  return rows.length > rareMax ? undefined : rows;
}

/** A page of common words, by reading the list in its order. */
async function selectCommon(trx: Transaction, { terms, list }: Search, { limit, after }: PostPage) {
  await setPlan(trx, 'list-order');
  const { rows } = await sql<PostCursor>`
    select pinned, value, id from ${postsIn(list, { after })}
    where ${matchesTerms('words', terms)} order by ${inOrder} limit ${limit}`.execute(trx);
  return rows;
}

const compare = (a: PostCursor, b: PostCursor): number =>
  Number(b.pinned) - Number(a.pinned) ||
  Number(b.value) - Number(a.value) ||
  (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

async function findPage(trx: Transaction, search: Search, page: PostPage): Promise<FoundPage> {
  const { matches, isWhole } = await selectWindow(trx, search, page.after);
  const found = pageOf(matches, compare, page);
  const total = matches.length;
  if (isWhole) return { found, total: { total, atLeast: page.after !== undefined } };
  if (total >= commonFrom) {
    const isFull = found.length === page.limit;
    return {
      found: isFull ? found : await selectCommon(trx, search, page),
      total: { total, atLeast: true },
    };
  }
  const all = await selectRare(trx, search);
  if (all) {
    return { found: pageOf(all, compare, page), total: { total: all.length, atLeast: false } };
  }
  return {
    found: await selectCommon(trx, search, page),
    total: { total: rareMax, atLeast: true },
  };
}

/**
 * Posts of a list whose title or text contains all words of a query, ignoring case and accents, also
 * inside of words. `total` counts on the first page; on later ones it is a lower bound of what is left.
 */
export function searchPosts(db: Database, query: string, list: ForumList, page: PostPage) {
  return db.transaction().execute(async (trx) => {
    const terms = await readTerms(trx, query);
    if (!terms) return { found: [], total: { total: 0, atLeast: false } };
    return findPage(trx, { terms, list }, page);
  });
}

/** The ids of the newest posts that contain a name, those with it in their title first. */
export const selectPostIdsNaming = (db: Database, name: string, limit: number): Promise<string[]> =>
  selectIdsNaming(db, postListing, {
    name,
    limit,
    isNamedIn: containsName,
    textsOf: (ids) =>
      db
        .selectFrom('forum_post')
        .select(['id', sql<string>`concat_ws(e'\\n', title, content)`.as('text')])
        .where('id', 'in', ids)
        .execute(),
  });
