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

/** How many posts were found; where there are many, only that there are at least so many. */
export type FoundPosts = { total: number; atLeast: boolean };

/** The first of a list are looked through one by one: what is common is among them. */
const windowSize = 3_000;

/** With so many in that window, nothing is so rare that it is worth being sorted. */
const commonFrom = 15;

/** What is found less often is taken from the index whole and sorted. */
const rareMax = 3_000;

type Search = { terms: SearchTerms; list: ForumList };

/** Looks through the first of a list after a place; `whole` where there are no others. */
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

/** All that hold the words, in no order, where they are few; else undefined. */
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

/** The next after a place of what is common. */
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
 * The posts of a list whose title or text holds all words of a query, in any case, with or without
 * accents and within words. What is common is found among the first, what is rare by the index, so
 * that neither takes long. `total` counts on the first page; later ones count what is left at least.
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
