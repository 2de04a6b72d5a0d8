// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

const isDoubt = sql`date_doubt in ('unknown', 'future', 'old')`;

/** Dates of sources that are missing or implausible, and an index to find items that changed their guid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['news_article', 'feed_item']) {
    await db.schema
      .alterTable(table)
      .addColumn('date_doubt', 'text', (column) => column.check(isDoubt))
      .execute();
  }
  await sql`create index feed_item_title on feed_item (feed_id, title)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index feed_item_title`.execute(db);
  for (const table of ['news_article', 'feed_item']) {
    await db.schema.alterTable(table).dropColumn('date_doubt').execute();
  }
}
