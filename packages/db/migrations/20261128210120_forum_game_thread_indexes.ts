// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

export const outsideTransaction = true;

/** A game has one thread that readers see or a moderator checks; any number were hidden, refused or deleted. */
const indexes = {
  forum_post_thread: sql`
    create unique index concurrently forum_post_thread on forum_post (game_id)
    where status in ('pending', 'published') and deleted_at is null`,
  forum_post_game: sql`
    create index concurrently forum_post_game on forum_post (game_id)
    where game_id is not null`,
  forum_post_merged: sql`
    create index concurrently forum_post_merged on forum_post (merged_into)
    where merged_into is not null`,
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, create] of Object.entries(indexes)) {
    // A build that was cut off leaves an invalid index.
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
    await create.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes)) {
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
  }
}
