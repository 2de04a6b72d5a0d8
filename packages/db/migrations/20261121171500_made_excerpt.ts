// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Kysely } from 'kysely';

/** An excerpt that was not written follows the article when that changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('news_article')
    .addColumn('excerpt_is_made', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('news_article').dropColumn('excerpt_is_made').execute();
}
