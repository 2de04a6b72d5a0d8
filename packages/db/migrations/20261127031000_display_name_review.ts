// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

import { renewDisplayNameKeys } from '../src/accounts/renew-display-name-keys.ts';

/** Public names that wait for a moderator, because a stricter rule would refuse them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table display_name_review (
      account_id uuid primary key references account on delete cascade,
      reason text not null check (reason in ('look_alike', 'refused', 'reserved')),
      other_id uuid references account on delete set null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index display_name_review_other on display_name_review (other_id)`.execute(db);
  await renewDisplayNameKeys(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table display_name_review`.execute(db);
}
