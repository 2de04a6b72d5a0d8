import { type Language, type NewsCategory, languages } from '@kga/contracts';
import { type RawBuilder, sql } from 'kysely';

import { type TimeCursor, isAfter } from '../lists.ts';

/** Filter of a list; all articles without conditions. */
export type NewsFilter = {
  category?: NewsCategory | undefined;
  languages?: readonly Language[] | undefined;
};

/** Languages to filter by, without duplicates; undefined for all. */
export function wantedLanguages({ languages: wanted = languages }: NewsFilter) {
  const each = languages.filter((language) => wanted.includes(language));
  return each.length === languages.length ? undefined : each;
}

export const newestFirst = sql`created_at desc, article_id desc`;

/** The columns of a cursor. */
export const articleCursor = sql`created_at, article_id`;

/**
 * The articles of a filter after a cursor, as a relation to be ordered by `newestFirst`. It is a union
 * of one part per language, which an index returns in that order, so that merging them needs no sort.
 *
 * @param options `each` limits the articles per language
 */
export function listed(
  filter: NewsFilter,
  { after, each }: { after?: TimeCursor | undefined; each?: number } = {},
): RawBuilder<unknown> {
  const { category } = filter;
  const parts = (wantedLanguages(filter) ?? languages).map(
    (language) => sql`(
      select article_id, created_at, title, words from news_listing
      where language = ${language} and ${isAfter(after, articleCursor)}
        and ${category === undefined ? sql`true` : sql`category = ${category}`}
      order by ${newestFirst} ${each === undefined ? sql`` : sql`limit ${each}`}
    )`,
  );
  return sql`(${sql.join(parts, sql` union all `)}) as listed`;
}
