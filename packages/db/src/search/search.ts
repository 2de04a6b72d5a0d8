import { sql } from 'kysely';

import type { Database, Transaction } from '../client.ts';
import type { Page, TimeCursor } from '../lists.ts';
import { type ListFilter, type Listing, listed, newestFirst } from './listing.ts';
import {
  type Density,
  type Search,
  type SearchCursor,
  matchesOf,
  selectNewestMatches,
} from './newest.ts';
import { pageOf, setPlan, windowSize } from './scan.ts';
import { indexRareTerms, readTerms } from './terms.ts';

/** Number of matches; above the limit of the count only a lower bound. */
export type FoundTotal = { total: number; atLeast: boolean };

type SearchPage = Page<SearchCursor>;

type SearchOptions = SearchPage & {
  /**
   * Total of the first page, which is returned instead of counting again. It does not influence what
   * is found.
   */
  known?: FoundTotal | undefined;
  /** Matches are counted up to this number. */
  countMax?: number;
};

export type Found = { found: SearchCursor[]; total: FoundTotal };

const defaultCountMax = 1_000;

/** Newest rows that tell how common each term is. */
const sampleSize = 200;

const compare = (a: SearchCursor, b: SearchCursor): number =>
  Number(b.inTitle) - Number(a.inTitle) ||
  b.createdAt.getTime() - a.createdAt.getTime() ||
  (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/**
 * Matches among the newest rows after the cursor. `isWhole`: there are no others; `shares`: for each
 * term, the share of a sample of rows that contain it.
 */
async function selectWindow(trx: Transaction, search: Search, after: TimeCursor | undefined) {
  const shares = search.terms.patterns.map(
    ({ pattern }) => sql`avg((words like ${pattern})::int)::float8`,
  );
  type Row = SearchCursor & { size: string; days: number | null; shares: (number | null)[] };
  await setPlan(trx, 'list-order');
  const { rows } = await sql<Row>`
    with newest as materialized (
      select * from ${listed(search.listing, search.filter, { after })}
      order by ${newestFirst} limit ${windowSize}
    ), counted as (
      select count(*) as size,
        extract(epoch from max(created_at) - min(created_at))::float8 / 86400 as days
      from newest
    ), sample as (
      select array[${sql.join(shares)}] as shares
      from (select words from newest limit ${sampleSize}) as newest_few
    )
    select match.*, counted.*, sample.* from counted cross join sample
    left join (${matchesOf(search, 'newest')}) as match on true`.execute(trx);
  const [row] = rows;
  const matches = rows
    .filter(({ id }) => id !== null)
    .map(({ id, createdAt, inTitle }) => ({ id, createdAt, inTitle }));
  const titles = matches.filter(({ inTitle }) => inTitle).length;
  const all = matches.length;
  return {
    matches,
    isWhole: after === undefined && Number(row?.size) < windowSize,
    density: { all, titles, others: all - titles, days: row?.days ?? 0 },
    shares: (row?.shares ?? []).map((share) => share ?? 0),
  };
}

/** Whether matches in titles are left after a cursor. */
const isInTitles = ({ listing }: Search, { after }: SearchPage): boolean =>
  listing.title !== undefined && (after?.inTitle ?? true);

/** A page by the search index: matches in titles, then the others. */
async function selectPage(
  trx: Transaction,
  search: Search,
  { density, ...page }: SearchPage & { density: Density },
): Promise<SearchCursor[]> {
  const { limit, after } = page;
  const inTitles = isInTitles(search, page);
  const titles = inTitles
    ? await selectNewestMatches(trx, search, { part: 'titles', after, limit, density })
    : [];
  if (titles.length === limit) return titles;
  const others = await selectNewestMatches(trx, search, {
    part: 'others',
    after: inTitles ? undefined : after,
    limit: limit - titles.length,
    density,
  });
  return [...titles, ...others];
}

/** The page if the newest matches fill it; they must be all matches up to some time. */
function fullPageOf(matches: readonly SearchCursor[], search: Search, page: SearchPage) {
  const inTitle = isInTitles(search, page);
  const found = pageOf(
    matches.filter((match) => match.inTitle === inTitle),
    compare,
    page,
  );
  return found.length === page.limit ? found : undefined;
}

const totalOf = ({ length }: readonly SearchCursor[], countMax: number): FoundTotal =>
  length > countMax ? { total: countMax, atLeast: true } : { total: length, atLeast: false };

async function findPage(
  trx: Transaction,
  { terms, ...list }: Search,
  { known, countMax = defaultCountMax, ...page }: SearchOptions,
): Promise<Found> {
  const { matches, density, ...window } = await selectWindow(trx, { terms, ...list }, page.after);
  if (window.isWhole) {
    return { found: pageOf(matches, compare, page), total: totalOf(matches, countMax) };
  }
  const search = { terms: indexRareTerms(terms, window.shares), ...list };
  const first = fullPageOf(matches, search, page);
  const byIndex = () => selectPage(trx, search, { ...page, density });
  const counted = matches.length > countMax ? totalOf(matches, countMax) : known;
  if (counted) return { found: first ?? (await byIndex()), total: known ?? counted };

  const options = { part: 'all', limit: countMax + 1, density } as const;
  const newest = await selectNewestMatches(trx, search, options);
  const total = totalOf(newest, countMax);
  if (!total.atLeast) return { found: pageOf(newest, compare, page), total };
  return { found: first ?? fullPageOf(newest, search, page) ?? (await byIndex()), total };
}

/**
 * Items of a list that contain all words of a query, ignoring case and accents, also inside of words:
 * first the matches in titles, then the others, each the newest first.
 */
export function searchListing(
  db: Database,
  listing: Listing,
  { query, filter = {}, ...options }: SearchOptions & { query: string; filter?: ListFilter },
): Promise<Found> {
  return db.transaction().execute(async (trx) => {
    const terms = await readTerms(trx, query);
    if (!terms) return { found: [], total: { total: 0, atLeast: false } };
    return findPage(trx, { listing, terms, filter }, options);
  });
}
