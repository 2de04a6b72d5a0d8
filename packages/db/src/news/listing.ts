import { type Language, type NewsCategory, languages } from '@kga/contracts';
import { type RawBuilder, sql } from 'kysely';

/** Which articles are meant; all where nothing is said. */
export type NewsFilter = {
  category?: NewsCategory | undefined;
  languages?: readonly Language[] | undefined;
};

/** The place in a list of the article that was shown last. */
export type NewsCursor = { createdAt: Date; id: string };

/** The languages to filter by, each once; undefined where all are wanted. */
export function wantedLanguages({ languages: wanted = languages }: NewsFilter) {
  const each = languages.filter((language) => wanted.includes(language));
  return each.length === languages.length ? undefined : each;
}

export const newestFirst = sql`created_at desc, article_id desc`;

/** Whether a listed article comes after a place. */
const isAfter = (place: NewsCursor | undefined): RawBuilder<boolean> =>
  place === undefined
    ? sql`true`
    : sql`(created_at, article_id) < (${place.createdAt}::timestamptz, ${place.id}::uuid)`;

/**
 * The listing of a filter after a place, as a relation to be ordered by `newestFirst`. It has a part
 * for each language, which an index holds in that order: merging parts needs no sort of all.
 *
 * @param options `each` is how many of a language are needed at most; all unless given
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
