// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Renames the table and its indexes by what the rows are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_proof rename to one_time_token`.execute(db);
  await sql`alter index account_proof_pkey rename to one_time_token_pkey`.execute(db);
  await sql`alter index account_proof_once rename to one_time_token_once`.execute(db);
  await sql`alter index account_proof_expires rename to one_time_token_expires`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter index one_time_token_expires rename to account_proof_expires`.execute(db);
  await sql`alter index one_time_token_once rename to account_proof_once`.execute(db);
  await sql`alter index one_time_token_pkey rename to account_proof_pkey`.execute(db);
  await sql`alter table one_time_token rename to account_proof`.execute(db);
}
