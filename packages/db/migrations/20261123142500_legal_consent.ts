// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** When the person consented that counsel reads the request, which the form has always asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table legal_request add column consented_at timestamptz(3)`.execute(db);
  await sql`update legal_request set consented_at = created_at`.execute(db);
  await sql`
    alter table legal_request
      alter column consented_at set default now(),
      alter column consented_at set not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table legal_request drop column consented_at`.execute(db);
}
