import { type Transaction, sql } from 'kysely';

import type { Database } from '../client.ts';
import { plans } from '../news/search-plans.ts';
import { type SearchTerms, holds, plainParts, searchTerms } from '../news/search-terms.ts';
import type { Schema } from '../schema.ts';
import {
  type ForumList,
  type PostPage,
  type PostCursor,
  inOrder,
  cursorColumns,
  postsAfter,
} from './listing.ts';

/** Number of matches; if there are many, a lower bound. */
export type FoundPosts = { total: number; atLeast: boolean };

/** Posts at the start of a list that are scanned first; frequent matches are among them. */
const windowSize = 3_000;

/** Matches in that window from which sorting all matches is not worthwhile. */
const commonFrom = 15;

/** Up to this many matches are read from the search index and sorted. */
const rareMax = 3_000;

type Search = { terms: SearchTerms; list: ForumList };

/** Scans the start of a list after a cursor; `whole` if the list ends there. */
async function amongFirst(
  trx: Transaction<Schema>,
  { terms, list }: Search,
  after: PostCursor | undefined,
): Promise<{ found: PostCursor[]; whole: boolean }> {
  const { rows } = await sql<PostCursor & { seen: string }>`
    with first as materialized (
      select words, ${cursorColumns(list)} from forum_post where ${postsAfter(list, after)}
      order by ${inOrder(list)} limit ${windowSize}
    ), seen as (select count(*) as seen from first)
    select found.*, seen from seen left join (
      select pinned, value, id from first where ${holds('words', terms)}
    ) as found on true`.execute(trx);
  const found = rows
    .filter(({ id }) => id !== null)
    .map(({ pinned, value, id }) => ({ pinned, value, id }));
  return { found, whole: Number(rows[0]?.seen) < windowSize };
}

/** All matches, unordered, if there are few; otherwise undefined. */
async function allIfFew(
  trx: Transaction<Schema>,
  { terms, list }: Search,
): Promise<PostCursor[] | undefined> {
  const pairs =
    terms.pairs.length === 0 ? sql`true` : sql`news_letter_pairs(words) @> ${terms.pairs}::text[]`;
  await sql`select ${plans('index')}`.execute(trx);
  const { rows } = await sql<PostCursor>`
    select ${cursorColumns(list)} from forum_post
    where ${holds('words', terms)} and ${pairs}
      and array[category_id] @> array[${list.categoryId}::text]
      and status = 'published' and deleted_at is null
    limit ${rareMax + 1}`.execute(trx);
  return rows.length > rareMax ? undefined : rows;
}

/** The next frequent matches after a cursor. */
async function walk(
  trx: Transaction<Schema>,
  { terms, list }: Search,
  { limit, after }: PostPage,
): Promise<PostCursor[]> {
  await sql`select ${plans('listing')}`.execute(trx);
  const { rows } = await sql<PostCursor>`
    select ${cursorColumns(list)} from forum_post
    where ${postsAfter(list, after)} and ${holds('words', terms)}
    order by ${inOrder(list)} limit ${limit}`.execute(trx);
  return rows;
}

const compare = (a: PostCursor, b: PostCursor): number =>
  Number(b.pinned) - Number(a.pinned) ||
  Number(b.value) - Number(a.value) ||
  (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

const pageOf = (found: readonly PostCursor[], { limit, after }: PostPage): PostCursor[] =>
  found
    .filter((place) => after === undefined || compare(after, place) < 0)
    .toSorted(compare)
    .slice(0, limit);

type FoundPage = { found: PostCursor[]; total: FoundPosts };

async function find(trx: Transaction<Schema>, search: Search, page: PostPage): Promise<FoundPage> {
  const first = await amongFirst(trx, search, page.after);
  const atLeast = { total: first.found.length, atLeast: true };
  if (first.whole) {
    const total = { total: first.found.length, atLeast: page.after !== undefined };
    return { found: pageOf(first.found, page), total };
  }
  if (first.found.length >= Math.max(commonFrom, page.limit)) {
    return { found: pageOf(first.found, page), total: atLeast };
  }
  if (first.found.length >= commonFrom) {
    return { found: await walk(trx, search, page), total: atLeast };
  }
  const all = await allIfFew(trx, search);
  if (all) return { found: pageOf(all, page), total: { total: all.length, atLeast: false } };
  return { found: await walk(trx, search, page), total: { total: rareMax, atLeast: true } };
}

/**
 * The posts of a list whose title or text contains all words of a query, ignoring case and accents,
 * also inside words. Frequent matches are found by scanning the start of the list, rare ones by the
 * search index, so that both are fast. `total` is exact on the first page; later pages give a lower
 * bound of the rest.
 */
export function searchPosts(
  db: Database,
  query: string,
  list: ForumList,
  page: PostPage,
): Promise<FoundPage> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ plain: string[] }>`
      select ${plainParts(query)} as plain, ${plans('listing')}`.execute(trx);
    const terms = searchTerms(rows[0]?.plain ?? []);
    if (!terms) return { found: [], total: { total: 0, atLeast: false } };
    return find(trx, { terms, list }, page);
  });
}
