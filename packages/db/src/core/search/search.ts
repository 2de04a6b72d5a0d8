// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database, Transaction } from '../client.ts';
import type { Page } from '../lists.ts';
import type { ListFilter, Listing } from './listing.ts';
import { type Search, type SearchCursor, compareMatches } from './matches.ts';
import { selectNewestMatches } from './newest.ts';
import { pageOf, setPlan } from './scan.ts';
import { findTagged } from './tagged.ts';
import { indexRareTerms, readTerms } from './terms.ts';
import { type Window, selectWindow } from './window.ts';

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

/** Whether matches in titles are left after a cursor. */
const isInTitles = ({ listing }: Search, { after }: SearchPage): boolean =>
  listing.title !== undefined && (after?.inTitle ?? true);

/**
 * A page by the search index: matches in titles, then the others, of which `newest` are known to be the
 * newest.
 */
async function selectPage(
  trx: Transaction,
  search: Search,
  { window, newest, ...page }: SearchPage & { window: Window; newest: readonly SearchCursor[] },
): Promise<SearchCursor[]> {
  const { limit, after } = page;
  const inTitles = isInTitles(search, page);
  const titles = inTitles
    ? await selectNewestMatches(trx, search, { part: 'titles', after, limit, window })
    : [];
  const missing = limit - titles.length;
  const known = after ? [] : newest.filter(({ inTitle }) => !inTitle).slice(0, missing);
  if (known.length === missing) return [...titles, ...known];
  const others = await selectNewestMatches(trx, search, {
    part: 'others',
    after: inTitles ? undefined : after,
    limit: missing,
    window,
  });
  return [...titles, ...others];
}

/** The page if the newest matches fill it; they must be all matches up to some time. */
function fullPageOf(matches: readonly SearchCursor[], search: Search, page: SearchPage) {
  const inTitle = isInTitles(search, page);
  const found = pageOf(
    matches.filter((match) => match.inTitle === inTitle),
    compareMatches,
    page,
  );
  return found.length === page.limit ? found : undefined;
}

const totalOf = ({ length }: readonly SearchCursor[], countMax: number): FoundTotal =>
  length > countMax ? { total: countMax, atLeast: true } : { total: length, atLeast: false };

async function findPage(
  trx: Transaction,
  query: Search,
  { known, countMax = defaultCountMax, ...page }: SearchOptions,
): Promise<Found> {
  const window = await selectWindow(trx, query, {
    after: page.after,
    wanted: {
      all: known ? 0 : countMax + 1,
      [isInTitles(query, page) ? 'titles' : 'others']: page.limit,
    },
  });
  const { matches, shares, titleShares } = window;
  if (window.isWhole) {
    return { found: pageOf(matches, compareMatches, page), total: totalOf(matches, countMax) };
  }
  const first = fullPageOf(matches, query, page);
  const counted = matches.length > countMax ? totalOf(matches, countMax) : known;
  if (counted && first) return { found: first, total: known ?? counted };

  const search = {
    ...query,
    terms: indexRareTerms(query.terms, shares),
    titleTerms: indexRareTerms(query.terms, titleShares),
  };
  await setPlan(trx, 'search-index');
  const byIndex = (newest: readonly SearchCursor[]) =>
    selectPage(trx, search, { ...page, window, newest });
  if (counted) return { found: await byIndex(matches), total: known ?? counted };
  const options = { part: 'all', limit: countMax + 1, window } as const;
  const newest = await selectNewestMatches(trx, search, options);
  const total = totalOf(newest, countMax);
  if (!total.atLeast) return { found: pageOf(newest, compareMatches, page), total };
  return { found: first ?? fullPageOf(newest, search, page) ?? (await byIndex(newest)), total };
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
    const search = { listing, terms, titleTerms: terms, filter };
    if ((filter.tags ?? []).length === 0) return findPage(trx, search, options);
    const { countMax = defaultCountMax, known, ...page } = options;
    const { found, counted } = await findTagged(trx, search, { ...page, countMax });
    const total = { total: counted ?? countMax, atLeast: counted === undefined };
    return { found, total: known ?? total };
  });
}
