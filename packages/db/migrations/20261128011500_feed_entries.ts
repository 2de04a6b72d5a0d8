// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Kysely } from 'kysely';

/** How many items the last document of a feed had, and how many of them are articles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('feed')
    .addColumn('last_entries', 'integer')
    .addColumn('last_articles', 'integer')
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('feed')
    .dropColumn('last_entries')
    .dropColumn('last_articles')
    .execute();
}
