// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Who asked for mails about a petition without signing it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table petition_subscriber (
      id uuid primary key,
      petition_id uuid not null references petition on delete cascade,
      address_hash bytea not null,
      email bytea not null,
      language text not null,
      created_at timestamptz(3) not null default now(),
      confirmed_at timestamptz(3),
      unique (petition_id, address_hash)
    )`.execute(db);
  await sql`
    create index petition_subscriber_updates on petition_subscriber (petition_id, id)
    where confirmed_at is not null`.execute(db);
  await sql`
    create index petition_subscriber_pending on petition_subscriber (created_at)
    where confirmed_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table petition_subscriber`.execute(db);
}
