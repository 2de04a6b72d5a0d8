// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** The author of an own article in a language, as readers see the name; empty for the campaign itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table news_article add author text not null default ''`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table news_article drop author`.execute(db);
}
