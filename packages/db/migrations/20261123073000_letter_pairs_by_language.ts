// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

const indexes = ['story', 'forum_post', 'forum_reply', 'game', 'memory', 'news_listing'].map(
  (table) => `${table}_search`,
);

/** The function that each search index calls, and what its calls begin with. */
const of = { text: 'news_letter_pairs(', language: 'letter_pairs_in(language, ' } as const;

async function replaceInIndexes(db: Kysely<unknown>, from: string, to: string): Promise<void> {
  for (const name of indexes) {
    const { rows } = await sql<{ definition: string }>`
      select indexdef as definition from pg_indexes
      where schemaname = current_schema() and indexname = ${name}`.execute(db);
    const [index] = rows;
    if (!index) throw new Error(`There is no index ${name}.`);
    await sql`drop index ${sql.id(name)}`.execute(db);
    await sql.raw(index.definition.replaceAll(from, to)).execute(db);
  }
}

/**
 * Letter pairs in the search indexes name the language of their text. A search in some languages no
 * longer reads the texts of the others that contain its pairs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function letter_pairs_in(language text, plain text) returns text[]
    language sql immutable strict parallel safe
    return case when plain ~ '[^ -~]' then (
      select array_agg(letter_pairs_in.language || ':' || pair)
      from unnest(news_letter_pairs(plain)) as pair
    ) end`.execute(db);
  await replaceInIndexes(db, of.text, of.language);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceInIndexes(db, of.language, of.text);
  await sql`drop function letter_pairs_in`.execute(db);
}
