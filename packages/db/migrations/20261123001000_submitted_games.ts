// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Games become user content: with the one who submitted them, a revision and a cover. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table game
      add column account_id uuid references account (id) on delete set null,
      add column guest_id text references guest (id) on delete set null,
      add column revision integer not null default 1,
      add column cover_source text,
      add column cover_id uuid references picture (id) on delete set null`.execute(db);
  await sql`create index game_account on game (account_id, created_at desc)`.execute(db);
  await sql`create index game_account_status on game (account_id, status)`.execute(db);
  await sql`create index game_guest on game (guest_id)`.execute(db);
  await sql`create index game_cover on game (cover_id)`.execute(db);
  await sql`
    create trigger game_forgotten after delete on game
    referencing old table as was
    for each statement execute function forget_pieces()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger game_forgotten on game`.execute(db);
  await sql`
    alter table game drop column account_id, drop column guest_id, drop column revision,
      drop column cover_source, drop column cover_id`.execute(db);
}
