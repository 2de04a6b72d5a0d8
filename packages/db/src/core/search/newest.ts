// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Transaction } from '../client.ts';
import type { TimeCursor } from '../lists.ts';
import {
  type Part,
  type Search,
  type SearchCursor,
  indexedMatches,
  visibleMatches,
} from './matches.ts';
import { type Window, atLeastOf } from './window.ts';

type Options = {
  part: Part;
  after?: TimeCursor | undefined;
  limit: number;
  /** Tells how far back the page probably reaches. */
  window: Window;
};

type MatchPage = Pick<Options, 'part' | 'after' | 'limit'>;

/** Months of one index look-up: few enough that a word of every row of a time costs little. */
const monthsPerStep = 4;
/** The first look-up covers the months that probably contain the page, up to this number. */
const firstStepMax = 24;
/** With fewer matches the estimate is too uncertain for more months than in other steps. */
const matchesForEstimate = 10;
/** Up to so many matches are taken from the index in no order and sorted. */
const rareMax = 2_000;

const dayMs = 86_400_000;

/** Months since the year 0, as `news_month` counts them. */
const monthOf = (time: number): number => {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth() + 1;
};

/** The oldest month of the first look-up, which begins with the month of a time. */
function endOfFirstStep(begin: number, { part, limit, window: { counts, days } }: Options): number {
  const matches = counts[part];
  const most = matches < matchesForEstimate ? monthsPerStep : firstStepMax;
  const span = (limit * days) / Math.max(atLeastOf(matches), 1);
  return Math.max(monthOf(begin - span * dayMs), monthOf(begin) - most + 1);
}

/**
 * The oldest month of the second look-up, by the matches that the first one found from `begin` to `end`;
 * `end` where they suggest none.
 */
function endOfNextStep(
  { begin, end, oldest }: Readonly<Record<'begin' | 'end' | 'oldest', number>>,
  found: number,
  limit: number,
): number {
  if (found < matchesForEstimate || found >= limit) return end;
  // Twice as many as they suggest, because a look-up costs more than a few matches.
  const months = Math.ceil((2 * (limit - found) * (begin - end + 1)) / found);
  // To read most of the rest costs as much as all matches at once.
  return months < (end - oldest) / 2 ? end - months : end;
}

/** Months from one back to another, as a list separated by commas. */
const monthsBack = (newest: number, oldest: number): string =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index).join(',');

/** Splits months from the newest to the oldest into steps. */
function stepsBack(newest: number, oldest: number): string[] {
  const steps: string[] = [];
  for (let month = newest; month >= oldest; month -= monthsPerStep) {
    steps.push(monthsBack(month, Math.max(month - monthsPerStep + 1, oldest)));
  }
  return steps;
}

const newestFirst = sql`order by "createdAt" desc, id desc`;

/**
 * The newest matches of some months. The lateral join looks one step of months up after the other, sorts
 * its matches and stops at the limit.
 */
async function selectInSteps(
  trx: Transaction,
  search: Search,
  { steps, limit, ...options }: MatchPage & { steps: string[] },
): Promise<SearchCursor[]> {
  const inStep = sql<boolean>`${search.listing.keys} && string_to_array(step, ',')`;
  const inOrder = sql`${indexedMatches(search, options, inStep)} ${newestFirst}`;
  const { rows } = await sql<SearchCursor>`
    select match.* from unnest(${steps}::text[]) as step cross join lateral (
      ${visibleMatches(search, inOrder)} limit ${limit}
    ) as match limit ${limit}`.execute(trx);
  return rows;
}

/** The newest matches of all months; undefined if too many would have to be sorted. */
async function selectRare(
  trx: Transaction,
  search: Search,
  { limit, ...options }: MatchPage,
): Promise<SearchCursor[] | undefined> {
  type Row = { size: string; id: string | null } & Omit<SearchCursor, 'id'>;
  const { rows } = await sql<Row>`
    with indexed as materialized (${indexedMatches(search, options)} limit ${rareMax + 1})
    select counted.size, found.* from (select count(*) as size from indexed) as counted
    left join (
      ${visibleMatches(search, sql`select * from indexed ${newestFirst}`)} limit ${limit}
    ) as found on true ${newestFirst}`.execute(trx);
  if (Number(rows[0]?.size) > rareMax) return undefined;
  return rows.flatMap(({ id, createdAt, inTitle }) =>
    id === null ? [] : [{ id, createdAt, inTitle }],
  );
}

/**
 * The newest matches of a part after a cursor, by the search index: first those of the months that
 * probably contain the page, then of as many more as these suggest; if they do not contain it, all
 * matches at once; if these are too many, month by month.
 */
export async function selectNewestMatches(
  trx: Transaction,
  search: Search,
  { window, ...page }: Options,
): Promise<SearchCursor[]> {
  if (!window.newest || !window.oldest) return [];
  const newest = window.newest.getTime();
  const begin = Math.min(page.after?.createdAt.getTime() ?? newest, newest);
  const oldest = monthOf(window.oldest.getTime());
  const selectMonths = (months: string[], found: readonly SearchCursor[]) =>
    selectInSteps(trx, search, { ...page, steps: months, limit: page.limit - found.length });

  let end = Math.max(endOfFirstStep(begin, { window, ...page }), oldest);
  let found = await selectMonths([monthsBack(monthOf(begin), end)], []);
  const next = endOfNextStep({ begin: monthOf(begin), end, oldest }, found.length, page.limit);
  if (next < end) {
    found = [...found, ...(await selectMonths([monthsBack(end - 1, next)], found))];
    end = next;
  }
  if (found.length === page.limit || end === oldest) return found;
  const perMonth = found.length / (monthOf(begin) - end + 1);
  const isRare = perMonth * (end - oldest) < rareMax;
  const all = isRare ? await selectRare(trx, search, page) : undefined;
  return all ?? [...found, ...(await selectMonths(stepsBack(end - 1, oldest), found))];
}
