// SPDX-License-Identifier: AGPL-3.0-or-later
import { type RawBuilder, sql } from 'kysely';

import { type TimeCursor, isAfter } from '../lists.ts';
import { type ListFilter, type Listing, cursorOf } from './listing.ts';
import { type SearchTerms, matchesIndex, matchesTerms } from './terms.ts';

export type Search = {
  listing: Listing;
  terms: SearchTerms;
  /** The same terms as they are searched for in titles. */
  titleTerms: SearchTerms;
  filter: ListFilter;
};

/** Cursor in search results: items that match in their title come first. */
export type SearchCursor = TimeCursor & { inTitle: boolean };

/** The order of search results: matches in titles first, each the newest first. */
export const compareMatches = (a: SearchCursor, b: SearchCursor): number =>
  Number(b.inTitle) - Number(a.inTitle) ||
  b.createdAt.getTime() - a.createdAt.getTime() ||
  (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/** All matches, those in titles, or those that do not match in their title. */
export type Part = 'all' | 'titles' | 'others';

const inTitle = ({ listing: { title }, terms }: Search) =>
  title === undefined ? sql<boolean>`false` : sql<boolean>`(${matchesTerms(title, terms)})`;

const isVisible = ({ listing: { visible } }: Search) => visible?.condition ?? sql<boolean>`true`;

/** The matches among rows of `listed` by the name of their relation, read one by one. */
export const matchesOf = (search: Search, relation: string) => sql`
  select id, created_at as "createdAt", (${matchesTerms('title', search.terms)}) as "inTitle"
  from ${sql.table(relation)}
  where ${matchesTerms('words', search.terms)} and ${isVisible(search)}`;

/**
 * The matches of a part after a cursor, by the search index, visible or not; `condition` restricts them
 * further.
 */
export function indexedMatches(
  search: Search,
  { part, after }: { part: Part; after?: TimeCursor | undefined },
  condition: RawBuilder<boolean> = sql`true`,
) {
  const { listing, filter, terms, titleTerms } = search;
  const { table, id, keys, title = 'words', visible } = listing;
  const matches =
    part === 'titles'
      ? matchesIndex(title, { terms: titleTerms, filter, keys })
      : matchesIndex('words', { terms, filter, keys });
  const conditions = [listing.isListed, matches];
  const wantedKeys = [filter.category, ...(filter.tags ?? [])].filter((key) => key !== undefined);
  if (wantedKeys.length > 0) conditions.push(sql`${keys} @> ${wantedKeys}::text[]`);
  if (part === 'others') conditions.push(sql`not ${inTitle(search)}`);
  conditions.push(isAfter(after, cursorOf(listing)), condition);
  return sql`
    select ${sql.ref(id)} as id, created_at as "createdAt", ${inTitle(search)} as "inTitle"
      ${visible ? sql`, ${sql.ref(visible.column)}` : sql``}
    from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`;
}

/**
 * The visible ones of indexed matches. Where that depends on another table, it is read of as many of
 * them as a limit needs if they are sorted before.
 */
export const visibleMatches = (search: Search, matches: RawBuilder<unknown>) => sql`
  select id, "createdAt", "inTitle" from (${matches}) as match where ${isVisible(search)}`;
