// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** The name of a game as texts use it, normalised, so that titles of articles can be searched for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table game add short_words text not null generated always as (
      btrim(news_plain_text(regexp_replace(name, '\\s*[(（][^()（）]*[)）]', '', 'g')))
    ) stored`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game drop short_words`.execute(db);
}
