// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** The reply that solved what a post asks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table forum_post
      add solution_id uuid references forum_reply (id) on delete set null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table forum_post drop solution_id`.execute(db);
}
