// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Keys by which items with nearly the same title are found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_item add column title_keys integer[] not null default '{}'`.execute(
    db,
  );
  // Without a list of pending entries, which every look would have to read through.
  await sql`create index feed_item_title_keys on feed_item using gin (title_keys) with (fastupdate = off)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('feed_item').dropColumn('title_keys').execute();
}
