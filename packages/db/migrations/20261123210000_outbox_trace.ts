// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** What requested a job, for traces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox add column trace text
      check (trace ~ '^00-[0-9a-f]{32}-[0-9a-f]{16}-01$')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox drop column trace`.execute(db);
}
