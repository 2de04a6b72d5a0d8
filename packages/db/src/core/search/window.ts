// SPDX-License-Identifier: AGPL-3.0-or-later
import { type RawBuilder, sql } from 'kysely';

import type { Transaction } from '../client.ts';
import type { TimeCursor } from '../lists.ts';
import { listed, newestFirst, wantedLanguages } from './listing.ts';
import { type Part, type Search, type SearchCursor, matchesOf } from './matches.ts';
import { setPlan } from './scan.ts';
import { usedLanguages } from './used-languages.ts';

/** The newest rows after a cursor, and what they tell about a search. */
export type Window = {
  matches: SearchCursor[];
  /** Number of matches of each part. */
  counts: Readonly<Record<Part, number>>;
  /** Number of rows, and days between the first and the last. */
  rows: number;
  days: number;
  /** There are no other rows. */
  isWhole: boolean;
  /** For each term, the share of a sample of rows that contain it, in their text and in their title. */
  shares: number[];
  titleShares: number[];
  /** Times of the newest and the oldest row of the list, whatever the cursor. */
  newest: Date | null;
  oldest: Date | null;
};

type Range = { after: TimeCursor | undefined; limit: number };

/** Rows that tell how common a search is. They contain a page of every common word. */
const rowsAtFirst = 600;

/** So many rows are read one by one sooner than the search index finds the matches among them. */
const rowsMin = 2_000;
/** Above it, where a month has half as many matches, which the search index would have to sort. */
const rowsMax = 10_000;

const daysPerMonth = 30;

/** Newest rows that tell how common each term is. */
const sampleSize = 200;

/** Number of matches to expect at least where a sample has so many, because it may have had luck. */
export const atLeastOf = (matches: number): number => matches - 2 * Math.sqrt(matches);

/**
 * Reads the newest rows after a cursor, and more of them if they probably contain as many matches of a
 * part as are wanted.
 */
export async function selectWindow(
  trx: Transaction,
  search: Search,
  { after, wanted }: { after: TimeCursor | undefined; wanted: Partial<Record<Part, number>> },
): Promise<Window> {
  await setPlan(trx, 'list-order');
  const first = await readWindow(trx, search, { after, limit: rowsAtFirst });
  const { all, titles, others } = first.counts;
  const needed = [
    [wanted.all, all],
    [wanted.titles, titles],
    [wanted.others, others],
  ].map(([want = 0, found = 0]) => {
    const rows = Math.ceil((rowsAtFirst * want) / atLeastOf(found));
    const perMonth = (found * daysPerMonth) / first.days;
    const isQuick = rows > 0 && rows <= Math.min(Math.max(2 * perMonth, rowsMin), rowsMax);
    return isQuick ? rows : 0;
  });
  const limit = Math.max(...needed);
  if (first.rows < rowsAtFirst || limit <= rowsAtFirst) return first;
  return readWindow(trx, search, { after, limit });
}

async function readWindow(trx: Transaction, search: Search, { after, limit }: Range) {
  const { listing, filter, terms } = search;
  const sharesOf = (column: string) =>
    sql.join(
      terms.patterns.map(
        ({ pattern }) => sql`avg((${sql.ref(column)} like ${pattern})::int)::float8`,
      ),
    );
  const endOfList = (order: RawBuilder<unknown>) => sql`(
    select created_at from ${sql.table(listing.table)}
    where language = wanted and ${listing.isListed} order by ${order} limit 1)`;
  type Shares = (number | null)[];
  type Row = Pick<Window, 'newest' | 'oldest'> & {
    size: string;
    days: number | null;
    shares: Shares;
    titleShares: Shares;
    matches: { id: string; createdAt: string; inTitle: boolean }[];
  };
  const { rows } = await sql<Row>`
    with newest as materialized (
      select * from ${listed(listing, filter, { after })} order by ${newestFirst} limit ${limit}
    ), counted as (
      select count(*) as size,
        extract(epoch from max(created_at) - min(created_at))::float8 / 86400 as days
      from newest
    ), sample as (
      select array[${sharesOf('words')}] as shares, array[${sharesOf('title')}] as "titleShares"
      from (select words, title from newest limit ${sampleSize}) as newest_few
    ), ends as (
      select min(${endOfList(sql`created_at`)}) as oldest,
        max(${endOfList(sql`created_at desc`)}) as newest
      from unnest(${wantedLanguages(filter) ?? usedLanguages()}::text[]) as wanted
    )
    select counted.*, sample.*, ends.*, (
      select coalesce(json_agg(match), '[]') from (${matchesOf(search, 'newest')}) as match
    ) as matches from counted cross join sample cross join ends`.execute(trx);
  const [row] = rows;
  const matches = (row?.matches ?? []).map((match) => ({
    ...match,
    createdAt: new Date(match.createdAt),
  }));
  const all = matches.length;
  const titles = matches.filter(({ inTitle }) => inTitle).length;
  const size = Number(row?.size);
  return {
    matches,
    counts: { all, titles, others: all - titles },
    rows: size,
    days: row?.days ?? 0,
    isWhole: after === undefined && size < limit,
    shares: (row?.shares ?? []).map((share) => share ?? 0),
    titleShares: (row?.titleShares ?? []).map((share) => share ?? 0),
    newest: row?.newest ?? null,
    oldest: row?.oldest ?? null,
  };
}
