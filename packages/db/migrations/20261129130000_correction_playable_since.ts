// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Since when a game can be played again, as a correction says it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table correction add playable_since text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table correction drop playable_since`.execute(db);
}
