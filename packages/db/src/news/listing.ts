import { type Language, type NewsCategory, languages } from '@kga/contracts';
import { type RawBuilder, sql } from 'kysely';

/** Filter of a list; all articles without conditions. */
export type NewsFilter = {
  category?: NewsCategory | undefined;
  languages?: readonly Language[] | undefined;
};

/** Cursor of a list: the last article of the previous page. */
export type NewsCursor = { createdAt: Date; id: string };

/** Languages to filter by, without duplicates; undefined for all. */
export function wantedLanguages({ languages: wanted = languages }: NewsFilter) {
  const each = languages.filter((language) => wanted.includes(language));
  return each.length === languages.length ? undefined : each;
}

export const newestFirst = sql`created_at desc, article_id desc`;

/** Whether an article comes after a cursor. */
export const isAfter = (cursor: NewsCursor | undefined): RawBuilder<boolean> =>
  cursor === undefined
    ? sql`true`
    : sql`(created_at, article_id) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)`;

/**
 * The articles of a filter after a cursor, as a relation to be ordered by `newestFirst`. It is a union
 * of one part per language, which an index returns in that order, so that merging them needs no sort.
 *
 * @param options `each` limits the articles per language
 */
export function listed(
  filter: NewsFilter,
  { after, each }: { after?: NewsCursor | undefined; each?: number } = {},
): RawBuilder<unknown> {
  const { category } = filter;
  const parts = (wantedLanguages(filter) ?? languages).map(
    (language) => sql`(
      select article_id, created_at, title, words from news_listing
      where language = ${language} and ${isAfter(after)}
        and ${category === undefined ? sql`true` : sql`category = ${category}`}
      order by ${newestFirst} ${each === undefined ? sql`` : sql`limit ${each}`}
    )`,
  );
  return sql`(${sql.join(parts, sql` union all `)}) as listed`;
}
