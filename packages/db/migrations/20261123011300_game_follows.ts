// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Members who are mailed when the status or the dates of a game change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_follow (
      game_id uuid not null references game (id) on delete cascade,
      account_id uuid not null references account (id) on delete cascade,
      token text not null unique,
      created_at timestamptz(3) not null default now(),
      primary key (game_id, account_id)
    )`.execute(db);
  await sql`create index game_follow_account on game_follow (account_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table game_follow`.execute(db);
}
