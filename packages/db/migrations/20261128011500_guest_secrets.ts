// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Ties a guest to the browser whose first write stored it; rows from before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table guest add secret_hash bytea check (length(secret_hash) = 32)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table guest drop secret_hash`.execute(db);
}
