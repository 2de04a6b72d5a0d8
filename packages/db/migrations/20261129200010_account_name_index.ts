// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

export const outsideTransaction = true;

/** Members by the beginning of their public names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A build that was cut off leaves an invalid index.
  await sql`drop index concurrently if exists account_name_prefix`.execute(db);
  await sql`
    create index concurrently account_name_prefix on account (lower(display_name) text_pattern_ops)
    where display_name is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists account_name_prefix`.execute(db);
}
