import { languages } from '@kga/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Transaction } from '../client.ts';
import { type TimeCursor, isAfter } from '../lists.ts';
import { type ListFilter, type Listing, cursorOf, wantedLanguages } from './listing.ts';
import { setPlan } from './scan.ts';
import { type SearchTerms, matchesIndex, matchesTerms } from './terms.ts';

export type Search = { listing: Listing; terms: SearchTerms; filter: ListFilter };

/** Cursor in search results: items that match in their title come first. */
export type SearchCursor = TimeCursor & { inTitle: boolean };

/** All matches, those in titles, or those that do not match in their title. */
type Part = 'all' | 'titles' | 'others';

/** Number of matches of each part among rows of so many days. */
export type Density = Readonly<Record<Part, number>> & { readonly days: number };

const inTitle = ({ listing: { title }, terms }: Search) =>
  title === undefined ? sql<boolean>`false` : sql<boolean>`(${matchesTerms(title, terms)})`;

const isVisible = ({ listing: { visible } }: Search) => visible?.condition ?? sql<boolean>`true`;

/** The matches among rows of `listed` by the name of their relation, read one by one. */
export const matchesOf = (search: Search, relation: string) => sql`
  select id, created_at as "createdAt", (${matchesTerms('title', search.terms)}) as "inTitle"
  from ${sql.table(relation)}
  where ${matchesTerms('words', search.terms)} and ${isVisible(search)}`;

/** Months of one index look-up: few enough that a word of every row of a time costs little. */
const monthsPerStep = 4;
/** The first look-up covers the months that probably contain the page, up to this number. */
const firstStepMax = 24;
/** With fewer matches the density is too uncertain for an estimate. */
const matchesForEstimate = 10;
const daysPerMonth = 30;

function firstStepFor(limit: number, matches: number, days: number): number {
  if (matches < matchesForEstimate) return monthsPerStep;
  const months = Math.ceil((1.2 * limit * days) / (matches * daysPerMonth));
  return Math.min(Math.max(months, 1), firstStepMax);
}

/** Months since the year 0, as `news_month` counts them. */
const monthOf = (time: Date): number => time.getUTCFullYear() * 12 + time.getUTCMonth() + 1;

/** Splits the months from the newest to the oldest into steps, each a list separated by commas. */
function stepsBack(newest: number, oldest: number, firstStep: number): string[] {
  const steps: string[] = [];
  for (let month = newest, size = firstStep; month >= oldest; size = monthsPerStep) {
    const first = month;
    steps.push(Array.from({ length: size }, (_, index) => first - index).join(','));
    month -= size;
  }
  return steps;
}

/** Months of the newest and the oldest row. */
async function selectMonths(trx: Transaction, { listing: { table, isListed }, filter }: Search) {
  const endOfList = (order: RawBuilder<unknown>) => sql`(
    select created_at from ${sql.table(table)} where language = wanted and ${isListed}
    order by ${order} limit 1)`;
  await setPlan(trx, 'list-order');
  const { rows } = await sql<{ oldest: Date | null; newest: Date | null }>`
    select min(${endOfList(sql`created_at`)}) as oldest,
      max(${endOfList(sql`created_at desc`)}) as newest
    from unnest(${wantedLanguages(filter) ?? languages}::text[]) as wanted`.execute(trx);
  const { oldest, newest } = rows[0] ?? {};
  return oldest && newest ? { oldest: monthOf(oldest), newest: monthOf(newest) } : undefined;
}

function conditionsOf(search: Search, part: Part, after: TimeCursor | undefined) {
  const { listing, filter, terms } = search;
  const { keys, title = 'words' } = listing;
  const wanted = wantedLanguages(filter);
  const conditions = [listing.isListed, matchesIndex(part === 'titles' ? title : 'words', terms)];
  if (filter.category !== undefined)
    conditions.push(sql`${keys} @> array[${filter.category}::text]`);
  if (wanted) conditions.push(sql`${keys} && ${wanted}::text[]`);
  if (part === 'others') conditions.push(sql`not ${inTitle(search)}`);
  conditions.push(isAfter(after, cursorOf(listing)), isVisible(search));
  return sql.join(conditions, sql` and `);
}

/**
 * The newest matches after a cursor, by the search index. The lateral join looks one step of months up
 * after the other, sorts its matches and stops at the limit.
 */
export async function selectNewestMatches(
  trx: Transaction,
  search: Search,
  options: { part: Part; after?: TimeCursor | undefined; limit: number; density: Density },
): Promise<SearchCursor[]> {
  const { part, after, limit, density } = options;
  const { table, id, keys } = search.listing;
  const months = await selectMonths(trx, search);
  if (!months) return [];
  const newest = after ? monthOf(after.createdAt) : months.newest;
  const firstStep = firstStepFor(limit, density[part], density.days);
  const steps = stepsBack(Math.min(newest, months.newest), months.oldest, firstStep);
  await setPlan(trx, 'search-index');
  const { rows } = await sql<SearchCursor>`
    select match.* from unnest(${steps}::text[]) as step cross join lateral (
      select ${sql.ref(id)} as id, created_at as "createdAt", ${inTitle(search)} as "inTitle"
      from ${sql.table(table)}
      where ${conditionsOf(search, part, after)} and ${keys} && string_to_array(step, ',')
      order by created_at desc, ${sql.ref(id)} desc limit ${limit}
    ) as match limit ${limit}`.execute(trx);
  return rows;
}
