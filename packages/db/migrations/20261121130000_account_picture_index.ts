// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** A picture that goes takes its references along; without an index each one reads every account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index account_picture_id on account (picture_id) where picture_id is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('account_picture_id').execute();
}
