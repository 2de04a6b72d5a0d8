import { languages } from '@kga/contracts';
import { type RawBuilder, type Transaction, sql } from 'kysely';

import type { Schema } from '../schema.ts';
import {
  type NewsFilter,
  type NewsCursor,
  listed,
  newestFirst,
  wantedLanguages,
} from './listing.ts';
import { plans } from './search-plans.ts';
import { type SearchTerms, holds } from './search-terms.ts';

/** The place of what was found: titles that hold the words come first. */
export type FoundPlace = NewsCursor & { inTitle: boolean };

export type Search = { terms: SearchTerms; filter: NewsFilter };

/** Beyond so many, what is found is not counted. */
export const searchCountMax = 1_000;

/** The newest articles are looked through one by one: what is common is among them. */
const windowSize = 3_000;

/** So many of them tell how common each word is. */
const sampleSize = 200;

/** So many are looked through where that is quicker than the index, and never more at a time. */
const walkMax = 40_000;

/** What is found less often is taken from the index whole and sorted. */
const rareMax = 3_000;

type Column = 'title' | 'words';

const inTitle = ({ terms }: Search) => sql`(${holds('title', terms)})`;

const keys = sql`array[language, category, news_month(created_at)]`;

/** Articles of a filter as the search index finds them. */
function indexed(
  column: Column,
  { terms, filter }: Search,
  months: readonly number[],
): RawBuilder<boolean> {
  const wanted = wantedLanguages(filter);
  const conditions = [holds(column, terms)];
  if (terms.pairs.length > 0) {
    conditions.push(sql`news_letter_pairs(${sql.ref(column)}) @> ${terms.pairs}::text[]`);
  }
  if (filter.category !== undefined) {
    conditions.push(sql`${keys} @> array[${filter.category}::text]`);
  }
  if (wanted) conditions.push(sql`${keys} && ${wanted}::text[]`);
  conditions.push(sql`${keys} && ${months.map(String)}::text[]`);
  return sql.join(conditions, sql` and `);
}

const places = (search: Search) =>
  sql`article_id as "id", created_at as "createdAt", ${inTitle(search)} as "inTitle"`;

/**
 * Looks through the newest after a place; `whole` where there are no others. `days` is the time
 * over which they were published, `shares` those of a sample of them that hold each pattern.
 */
export async function amongNewest(
  trx: Transaction<Schema>,
  search: Search,
  after: NewsCursor | undefined,
): Promise<{ found: FoundPlace[]; whole: boolean; days: number; shares: number[] }> {
  const shares = search.terms.patterns.map(
    ({ pattern }) => sql`avg((words like ${pattern})::int)::float8`,
  );
  type Row = FoundPlace & { seen: string; days: number | null; shares: (number | null)[] };
  const { rows } = await sql<Row>`
    with newest as materialized (
      select article_id, created_at, title, words from ${listed(search.filter, { after })}
      order by ${newestFirst} limit ${windowSize}
    ), seen as (
      select count(*) as seen,
        extract(epoch from max(created_at) - min(created_at))::float8 / 86400 as days
      from newest
    ), sample as (
      select array[${sql.join(shares)}] as shares
      from (select words from newest limit ${sampleSize}) as few
    )
    select found.*, seen, days, shares from seen cross join sample left join (
      select ${places(search)} from newest where ${holds('words', search.terms)}
    ) as found on true`.execute(trx);
  const found = rows
    .filter(({ id }) => id !== null)
    .map((row) => ({ id: row.id, createdAt: row.createdAt, inTitle: row.inTitle }));
  return {
    found,
    whole: after === undefined && Number(rows[0]?.seen) < windowSize,
    days: rows[0]?.days ?? 0,
    shares: (rows[0]?.shares ?? []).map((share) => share ?? 0),
  };
}

/** Whether more than `searchCountMax` are among the newest. */
export async function areMany(
  trx: Transaction<Schema>,
  { terms, filter }: Search,
): Promise<boolean> {
  const { rows } = await sql`
    select from (
      select words from ${listed(filter)} order by ${newestFirst} limit ${walkMax}
    ) as newest
    where ${holds('words', terms)} limit ${searchCountMax + 1}`.execute(trx);
  return rows.length > searchCountMax;
}

/** All of some months that hold the words, in no order, where they are few; else undefined. */
export async function allIfFew(
  trx: Transaction<Schema>,
  search: Search,
  { column, months }: { column: Column; months: readonly number[] },
): Promise<FoundPlace[] | undefined> {
  await sql`select ${plans('index')}`.execute(trx);
  const { rows } = await sql<FoundPlace>`
    select ${places(search)} from news_listing where ${indexed(column, search, months)}
    limit ${rareMax + 1}`.execute(trx);
  return rows.length > rareMax ? undefined : rows;
}

/**
 * The newest after a place that hold the words in their title, or else elsewhere only. It looks
 * through so many articles as a busy month has, and no further.
 */
export async function walk(
  trx: Transaction<Schema>,
  search: Search,
  {
    title,
    limit,
    after,
    from,
  }: { title: boolean; limit: number; after: NewsCursor | undefined; from: Date },
): Promise<FoundPlace[]> {
  const wanted = title
    ? holds('title', search.terms)
    : sql`${holds('words', search.terms)} and not ${inTitle(search)}`;
  await sql`select ${plans('listing')}`.execute(trx);
  const { rows } = await sql<FoundPlace>`
    select ${places(search)} from (
      select article_id, created_at, title, words from ${listed(search.filter, { after })}
      order by ${newestFirst} limit ${walkMax}
    ) as newest
    where created_at >= ${from} and ${wanted} order by ${newestFirst} limit ${limit}`.execute(trx);
  return rows;
}

const endOf = (order: RawBuilder<unknown>) => sql`(
  select created_at from news_listing where language = wanted order by ${order} limit 1)`;

/** When the oldest and the newest article in the languages of a filter were published. */
export async function timesOf(
  trx: Transaction<Schema>,
  filter: NewsFilter,
): Promise<{ oldest: Date; newest: Date } | undefined> {
  await sql`select ${plans('listing')}`.execute(trx);
  const { rows } = await sql<{ oldest: Date | null; newest: Date | null }>`
    select min(${endOf(sql`created_at, article_id`)}) as oldest,
      max(${endOf(newestFirst)}) as newest
    from unnest(${wantedLanguages(filter) ?? languages}::text[]) as wanted`.execute(trx);
  const [times] = rows;
  return times?.oldest && times.newest ? { oldest: times.oldest, newest: times.newest } : undefined;
}
