// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** The last change of any game, which every request for the open data asks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index game_changed on game (greatest(created_at, edited_at))
    where status = 'published'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index game_changed`.execute(db);
}
