import { sql } from 'kysely';

import type { Database, Transaction } from '../client.ts';
import type { Page, TimeCursor } from '../lists.ts';
import { pageOf, setPlan, windowSize } from '../search/scan.ts';
import { indexRareTerms, matchesTerms, readTerms } from '../search/terms.ts';
import { type NewsFilter, listed, newestFirst } from './listing.ts';
import {
  type Density,
  type NewsSearch,
  type SearchCursor,
  cursorColumns,
  selectNewestMatches,
} from './search-newest.ts';

/** Number of matches; above `countMax` only a lower bound. */
export type FoundTotal = { articles: number; atLeast: boolean };

type SearchPage = Page<SearchCursor>;

export type FoundNews = { found: SearchCursor[]; total: FoundTotal };

/** Matches are counted up to this number. */
const countMax = 1_000;

/** Newest articles that tell how common each term is. */
const sampleSize = 200;

const compare = (a: SearchCursor, b: SearchCursor): number =>
  Number(b.inTitle) - Number(a.inTitle) ||
  b.createdAt.getTime() - a.createdAt.getTime() ||
  (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/**
 * Matches among the newest articles after the cursor. `isWhole`: there are no others; `shares`: for each
 * term, the share of a sample of articles that contain it.
 */
async function selectWindow(trx: Transaction, search: NewsSearch, after: TimeCursor | undefined) {
  const shares = search.terms.patterns.map(
    ({ pattern }) => sql`avg((words like ${pattern})::int)::float8`,
  );
  type Row = SearchCursor & { size: string; days: number | null; shares: (number | null)[] };
  await setPlan(trx, 'list-order');
  const { rows } = await sql<Row>`
    with newest as materialized (
      select article_id, created_at, title, words from ${listed(search.filter, { after })}
      order by ${newestFirst} limit ${windowSize}
    ), counted as (
      select count(*) as size,
        extract(epoch from max(created_at) - min(created_at))::float8 / 86400 as days
      from newest
    ), sample as (
      select array[${sql.join(shares)}] as shares
      from (select words from newest limit ${sampleSize}) as newest_few
    )
    select match.*, counted.*, sample.* from counted cross join sample left join (
      select ${cursorColumns(search)} from newest where ${matchesTerms('words', search.terms)}
    ) as match on true`.execute(trx);
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

/** A page by the search index: matches in titles, then the others. */
async function selectPage(
  trx: Transaction,
  search: NewsSearch,
  { limit, after, density }: SearchPage & { density: Density },
): Promise<SearchCursor[]> {
  const isPastTitles = after?.inTitle === false;
  const titles = isPastTitles
    ? []
    : await selectNewestMatches(trx, search, { part: 'titles', after, limit, density });
  if (titles.length === limit) return titles;
  const others = await selectNewestMatches(trx, search, {
    part: 'others',
    after: isPastTitles ? after : undefined,
    limit: limit - titles.length,
    density,
  });
  return [...titles, ...others];
}

/** The page if the newest matches fill it; they must be all matches up to some time. */
function fullPageOf(matches: readonly SearchCursor[], page: SearchPage) {
  const inTitle = page.after?.inTitle ?? true;
  const found = pageOf(
    matches.filter((match) => match.inTitle === inTitle),
    compare,
    page,
  );
  return found.length === page.limit ? found : undefined;
}

const totalOf = ({ length }: readonly SearchCursor[]): FoundTotal =>
  length > countMax ? { articles: countMax, atLeast: true } : { articles: length, atLeast: false };

async function findPage(
  trx: Transaction,
  { terms, filter }: NewsSearch,
  { known, ...page }: SearchPage & { known?: FoundTotal | undefined },
): Promise<FoundNews> {
  const { matches, density, ...window } = await selectWindow(trx, { terms, filter }, page.after);
  if (window.isWhole) return { found: pageOf(matches, compare, page), total: totalOf(matches) };

  const search = { terms: indexRareTerms(terms, window.shares), filter };
  const first = fullPageOf(matches, page);
  const byIndex = () => selectPage(trx, search, { ...page, density });
  if (known) return { found: first ?? (await byIndex()), total: known };

  const options = { part: 'all', limit: countMax + 1, density } as const;
  const newest = await selectNewestMatches(trx, search, options);
  const total = totalOf(newest);
  if (!total.atLeast) return { found: pageOf(newest, compare, page), total };
  return { found: first ?? fullPageOf(newest, page) ?? (await byIndex()), total };
}

/**
 * Articles of a filter that contain all words of a query, ignoring case and accents, also inside of
 * words: first the matches in titles, then the others, each the newest first.
 *
 * @param options `known` is the total of the first page, which is returned instead of counting again.
 *   It does not influence what is found
 */
export function searchArticles(
  db: Database,
  query: string,
  filter: NewsFilter,
  options: SearchPage & { known?: FoundTotal | undefined },
): Promise<FoundNews> {
  return db.transaction().execute(async (trx) => {
    const terms = await readTerms(trx, query);
    if (!terms) return { found: [], total: { articles: 0, atLeast: false } };
    return findPage(trx, { terms, filter }, options);
  });
}
