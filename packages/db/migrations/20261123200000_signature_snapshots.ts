// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Our own petitions have snapshots, too, and some of them no target. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table petition_snapshot alter goal drop not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from petition_snapshot where goal is null`.execute(db);
  await sql`alter table petition_snapshot alter goal set not null`.execute(db);
}
