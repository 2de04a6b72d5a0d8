// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Drafts are saved before a category is chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table own_article alter column category drop not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update own_article set category = 'policy' where category is null`.execute(db);
  await sql`alter table own_article alter column category set not null`.execute(db);
}
