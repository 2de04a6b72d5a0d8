// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** The last changes of the status of any game, for the feed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index game_change_status on game_change (at desc, id desc)
    where changes @> '[{"fact": "status"}]'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index game_change_status`.execute(db);
}
