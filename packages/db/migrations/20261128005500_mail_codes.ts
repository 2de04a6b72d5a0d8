// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Codes of mails, for the pages of their links in browsers without script, where the server does not see the link's token. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_code (
      id uuid primary key,
      address_hash bytea not null,
      content bytea not null,
      tries smallint not null default 0,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index mail_code_address on mail_code (address_hash)`.execute(db);
  await sql`create index mail_code_created on mail_code using brin (created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table mail_code`.execute(db);
}
