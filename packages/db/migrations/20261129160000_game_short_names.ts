// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

export const outsideTransaction = true;

/** Games by their short names, which searches contain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A build that was cut off leaves an invalid index.
  await sql`drop index concurrently if exists game_short_name`.execute(db);
  await sql`
    create index concurrently game_short_name on game (short_words)
    where status = 'published'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists game_short_name`.execute(db);
}
