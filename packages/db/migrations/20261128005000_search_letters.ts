// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Han, Hiragana, Katakana and Hangul, normalised; `eastAsianLetter` of the search has the same ranges. */
const eastAsian = sql.lit(
  String.raw`[\u3005\u3007\u3041-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\U00020000-\U0003FFFD]`,
);

/** The searched tables with the condition of their search indexes. */
const listed = [
  ['story', sql`where status = 'published'`],
  ['forum_post', sql`where status = 'published' and deleted_at is null`],
  ['forum_reply', sql`where status = 'published' and deleted_at is null`],
  ['game', sql`where status = 'published'`],
  ['memory', sql`where status = 'published'`],
  ['news_listing', sql``],
] as const;

export const outsideTransaction = true;

/**
 * Indexes of single letters of Chinese, Japanese and Korean, which may be words. Letter pairs find two
 * and more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function east_asian_letters_in(language text, plain text) returns text[]
    language sql immutable strict parallel safe
    return case when plain ~ ${eastAsian} then (
      select array_agg(distinct east_asian_letters_in.language || ':' || letter)
      from unnest(string_to_array(plain, null)) as letter
      where letter ~ ${eastAsian}
    ) end`.execute(db);
  for (const [table, condition] of listed) {
    const name = sql.id(`${table}_letters`);
    // A build that was cut off leaves an invalid index.
    await sql`drop index concurrently if exists ${name}`.execute(db);
    await sql`
      create index concurrently ${name} on ${sql.table(table)}
      using gin (east_asian_letters_in(language, words)) with (gin_pending_list_limit = 256)
      ${condition}`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [table] of listed) {
    await sql`drop index concurrently if exists ${sql.id(`${table}_letters`)}`.execute(db);
  }
  await sql`drop function if exists east_asian_letters_in`.execute(db);
}
