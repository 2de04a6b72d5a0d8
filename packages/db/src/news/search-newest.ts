import { languages } from '@kga/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Transaction } from '../client.ts';
import { type TimeCursor, isAfter } from '../lists.ts';
import { setPlan } from '../search/scan.ts';
import { type SearchTerms, matchesIndex, matchesTerms } from '../search/terms.ts';
import { type NewsFilter, articleCursor, newestFirst, wantedLanguages } from './listing.ts';

export type NewsSearch = { terms: SearchTerms; filter: NewsFilter };

/** Cursor in search results: articles that match in their title come first. */
export type SearchCursor = TimeCursor & { inTitle: boolean };

/** All matches, those in titles, or those that do not match in their title. */
type Part = 'all' | 'titles' | 'others';

/** Number of matches of each part among articles of so many days. */
export type Density = Readonly<Record<Part, number>> & { readonly days: number };

const inTitle = ({ terms }: NewsSearch) => sql<boolean>`(${matchesTerms('title', terms)})`;

export const cursorColumns = (search: NewsSearch) =>
  sql`article_id as "id", created_at as "createdAt", ${inTitle(search)} as "inTitle"`;

/** Months of one index look-up: few enough that a word of every article of a time costs little. */
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

const endOfList = (order: RawBuilder<unknown>) => sql`(
  select created_at from news_listing where language = wanted order by ${order} limit 1)`;

/** Months of the newest and the oldest article. */
async function selectMonths(trx: Transaction, filter: NewsFilter) {
  await setPlan(trx, 'list-order');
  const { rows } = await sql<{ oldest: Date | null; newest: Date | null }>`
    select min(${endOfList(sql`created_at, article_id`)}) as oldest,
      max(${endOfList(newestFirst)}) as newest
    from unnest(${wantedLanguages(filter) ?? languages}::text[]) as wanted`.execute(trx);
  const { oldest, newest } = rows[0] ?? {};
  return oldest && newest ? { oldest: monthOf(oldest), newest: monthOf(newest) } : undefined;
}

const indexKeys = sql`array[language, category, news_month(created_at)]`;

function conditionsOf(search: NewsSearch, part: Part, after: TimeCursor | undefined) {
  const { category } = search.filter;
  const wanted = wantedLanguages(search.filter);
  const conditions = [matchesIndex(part === 'titles' ? 'title' : 'words', search.terms)];
  if (category !== undefined) conditions.push(sql`${indexKeys} @> array[${category}::text]`);
  if (wanted) conditions.push(sql`${indexKeys} && ${wanted}::text[]`);
  if (part === 'others') conditions.push(sql`not ${inTitle(search)}`);
  conditions.push(isAfter(after, articleCursor));
  return sql.join(conditions, sql` and `);
}

/**
 * The newest matches after a cursor, by the search index. The lateral join looks one step of months up
 * after the other, sorts its matches and stops at the limit.
 */
export async function selectNewestMatches(
  trx: Transaction,
  search: NewsSearch,
  options: { part: Part; after?: TimeCursor | undefined; limit: number; density: Density },
): Promise<SearchCursor[]> {
  const { part, after, limit, density } = options;
  const months = await selectMonths(trx, search.filter);
  if (!months) return [];
  const newest = after ? monthOf(after.createdAt) : months.newest;
  const firstStep = firstStepFor(limit, density[part], density.days);
  const steps = stepsBack(Math.min(newest, months.newest), months.oldest, firstStep);
  await setPlan(trx, 'search-index');
  const { rows } = await sql<SearchCursor>`
    select match.* from unnest(${steps}::text[]) as step cross join lateral (
      select ${cursorColumns(search)} from news_listing
      where ${conditionsOf(search, part, after)}
        and ${indexKeys} && string_to_array(step, ',')
      order by ${newestFirst} limit ${limit}
    ) as match limit ${limit}`.execute(trx);
  return rows;
}
