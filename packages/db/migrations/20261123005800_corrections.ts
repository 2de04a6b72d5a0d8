// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Corrections of games that readers suggest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table correction (
      id uuid primary key,
      game_id uuid not null references game (id) on delete cascade,
      account_id uuid references account (id) on delete set null,
      guest_id text references guest (id) on delete set null,
      facts_before jsonb not null,
      facts_after jsonb not null,
      note text not null default '',
      source_url text,
      language text not null,
      status text not null check (status in ('pending', 'published', 'hidden', 'rejected')),
      revision integer not null default 1,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index correction_game on correction (game_id)`.execute(db);
  await sql`create index correction_account on correction (account_id, created_at desc)`.execute(
    db,
  );
  await sql`create index correction_account_status on correction (account_id, status)`.execute(db);
  await sql`create index correction_guest on correction (guest_id)`.execute(db);
  await sql`
    create trigger correction_forgotten after delete on correction
    referencing old table as was
    for each statement execute function forget_pieces()`.execute(db);
  await sql`
    alter table game_change
      add column correction_id uuid references correction (id) on delete set null`.execute(db);
  await sql`
    create index game_change_correction on game_change (correction_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game_change drop column correction_id`.execute(db);
  await sql`drop table correction`.execute(db);
}
