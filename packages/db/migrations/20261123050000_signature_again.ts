// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** When signing again was last told by mail: one mail a day at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table signature add column again_at timestamptz(3)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table signature drop column again_at`.execute(db);
}
