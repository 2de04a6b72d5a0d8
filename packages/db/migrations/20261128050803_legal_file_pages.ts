// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** PDFs of legal requests are shown as pictures of their pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table legal_file
      add pages_state text
        check (pages_state in ('waiting', 'made', 'encrypted', 'unreadable')),
      add page_count integer not null default 0`.execute(db);
  await sql`
    create table legal_file_page (
      id uuid primary key,
      file_id uuid not null references legal_file (id) on delete cascade,
      number integer not null check (number > 0),
      bytes bytea not null,
      unique (file_id, number)
    )`.execute(db);
  // Those that counsel may still open.
  await sql`
    with pdf as (
      update legal_file set pages_state = 'waiting'
      where media_type = 'application/pdf' and state = 'ready' and request_id is not null
      returning id
    )
    insert into outbox (id, job, payload)
    select gen_random_uuid(), 'legal.pages', jsonb_build_object('fileId', id) from pdf`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from outbox where job = 'legal.pages'`.execute(db);
  await sql`drop table legal_file_page`.execute(db);
  await sql`alter table legal_file drop pages_state, drop page_count`.execute(db);
}
