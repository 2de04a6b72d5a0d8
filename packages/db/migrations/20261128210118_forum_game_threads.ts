// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** The game whose thread a post is, and the thread that a post was merged into with its game. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table forum_post
      add game_id uuid references game (id) on delete set null,
      add merged_into uuid references forum_post (id) on delete set null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table forum_post drop game_id, drop merged_into`.execute(db);
}
