// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** What has changed of published games, and which ones were duplicates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table game
      add column merged_into uuid references game (id) on delete set null`.execute(db);
  await sql`
    create index game_merged on game (merged_into) where merged_into is not null`.execute(db);
  await sql`
    create table game_change (
      id uuid primary key,
      game_id uuid not null references game (id) on delete cascade,
      at timestamptz(3) not null default now(),
      changes jsonb not null
    )`.execute(db);
  await sql`create index game_change_game on game_change (game_id, at desc, id desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table game_change`.execute(db);
  await sql`alter table game drop column merged_into`.execute(db);
}
