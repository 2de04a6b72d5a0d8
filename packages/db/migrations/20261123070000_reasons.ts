// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Why people sign, and the names of those who show them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Sealed until the signature counts; then it is a reason below.
  await sql`alter table signature add column reason bytea`.execute(db);
  await sql`
    create index signature_named on signature (petition_id, confirmed_at desc, id desc)
    where state = 'confirmed' and show_name`.execute(db);
  // A signature belongs to no account, and neither does its reason. Anonymising gives the signature
  // another id, so that nothing tells which one the reason was of.
  await sql`
    create table reason (
      id uuid primary key,
      petition_id uuid not null references petition (id) on delete cascade,
      signature_id uuid references signature (id) on delete cascade on update set null,
      account_id uuid check (account_id is null),
      content text not null,
      language text not null,
      status text not null
        check (status in ('pending', 'published', 'hidden', 'rejected')),
      revision integer not null default 1,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`
    create index reason_newest on reason (petition_id, created_at desc, id desc)
    where status = 'published'`.execute(db);
  await sql`create unique index reason_signature on reason (signature_id)`.execute(db);
  await sql`create index reason_petition on reason (petition_id)`.execute(db);
  await sql`
    create index reason_account on reason (account_id) where account_id is not null`.execute(db);
  await sql`
    create trigger reason_forgotten after delete on reason
    referencing old table as was
    for each statement execute function forget_pieces()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table reason`.execute(db);
  await sql`drop index signature_named`.execute(db);
  await sql`alter table signature drop column reason`.execute(db);
}
