// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, sortLanguages } from '@kga/contracts/core';
import { type RawBuilder, sql } from 'kysely';

import { type TimeCursor, isAfter } from '../lists.ts';
import { usedLanguages } from './used-languages.ts';

/**
 * A table whose rows are listed newest first and searched. It has the columns `language`, `created_at`
 * and `words`, the searchable text as `news_plain_text` returns it, an index in the order of the list
 * that begins with the language, and a search index.
 */
export type Listing = {
  readonly table: string;
  /** Column of the item's id. */
  readonly id: string;
  /** Column of the normalised title, whose matches come first; undefined for items without one. */
  readonly title?: string;
  /** Column of the category; undefined if the list is not filtered by it. */
  readonly category?: string;
  /** Column of the tags; undefined if the list is not filtered by them. */
  readonly tags?: string;
  /** Condition of the rows, literally that of the partial indexes. */
  readonly isListed: RawBuilder<boolean>;
  /** Expression of the search index: an array of language, `news_month` and what else is filtered by. */
  readonly keys: RawBuilder<unknown>;
  /** Condition of a match that depends on another table, by a column of this one. */
  readonly visible?: { readonly column: string; readonly condition: RawBuilder<boolean> };
};

/** Filter of a list; all rows without conditions. */
export type ListFilter = {
  category?: string | undefined;
  /** All of them. */
  tags?: readonly string[] | undefined;
  languages?: readonly Language[] | undefined;
};

/** Languages to filter by, without duplicates; undefined for all. */
export function wantedLanguages({ languages }: ListFilter): readonly Language[] | undefined {
  if (!languages || usedLanguages().every((each) => languages.includes(each))) return undefined;
  return sortLanguages(languages);
}

export const newestFirst = sql`created_at desc, id desc`;

/** The columns of a cursor. */
export const cursorOf = ({ id }: Listing) => sql`created_at, ${sql.ref(id)}`;

/**
 * The rows of a filter after a cursor, as a relation to be ordered by `newestFirst`. It is a union of
 * one part per language, which an index returns in that order, so that merging them needs no sort.
 *
 * @param options `each` limits the rows per language
 */
export function listed(
  listing: Listing,
  filter: ListFilter,
  { after, each }: { after?: TimeCursor | undefined; each?: number } = {},
): RawBuilder<unknown> {
  const { table, id, title, category, tags, isListed, visible } = listing;
  const inCategory =
    category === undefined || filter.category === undefined
      ? sql`true`
      : sql`${sql.ref(category)} = ${filter.category}`;
  const isTagged =
    tags === undefined || !filter.tags || filter.tags.length === 0
      ? sql`true`
      : sql`${sql.ref(tags)} @> ${filter.tags}::text[]`;
  const parts = (wantedLanguages(filter) ?? usedLanguages()).map(
    (language) => sql`(
      select ${sql.ref(id)} as id, created_at, words,
        ${title === undefined ? sql`''` : sql.ref(title)} as title
        ${visible ? sql`, ${sql.ref(visible.column)}` : sql``}
      from ${sql.table(table)}
      where language = ${language} and ${isListed} and ${isAfter(after, cursorOf(listing))}
        and ${inCategory} and ${isTagged}
      order by ${newestFirst} ${each === undefined ? sql`` : sql`limit ${each}`}
    )`,
  );
  return sql`(${sql.join(parts, sql` union all `)}) as listed`;
}
