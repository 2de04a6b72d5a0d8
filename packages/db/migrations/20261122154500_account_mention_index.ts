// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Finds accounts by the public names that texts mention. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index account_mention on account (lower(display_name))
    where display_name is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index account_mention`.execute(db);
}
