// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Who likes which game, once each, and how many do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_like (
      game_id uuid not null references game (id) on delete cascade,
      account_id uuid references account (id) on delete cascade,
      guest_id text references guest (id) on delete cascade,
      created_at timestamptz(3) not null default now(),
      check (num_nonnulls(account_id, guest_id) = 1),
      unique (account_id, game_id),
      unique (guest_id, game_id)
    )`.execute(db);
  await sql`create index game_like_game on game_like (game_id)`.execute(db);
  // Apart from the games, so that a like neither waits for writers nor rewrites a text.
  await sql`
    create table game_like_count (
      game_id uuid primary key references game (id) on delete cascade,
      likes integer not null check (likes >= 0)
    )`.execute(db);
  // Counts are locked in the order of their keys, so that no two writers wait for each other. The
  // count of a game that is being deleted goes with it.
  await sql`
    create function count_game_likes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into game_like_count (game_id, likes)
        select game_id, count(*) from became group by game_id order by game_id
        on conflict (game_id) do update set likes = game_like_count.likes + excluded.likes;
      else
        perform from game_like_count where game_id in (select game_id from was)
        order by game_id for update;
        update game_like_count set likes = game_like_count.likes - gone.likes
        from (select game_id, count(*) as likes from was group by game_id) as gone
        where game_like_count.game_id = gone.game_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger game_like_after_insert after insert on game_like
    referencing new table as became
    for each statement execute function count_game_likes()`.execute(db);
  await sql`
    create trigger game_like_after_delete after delete on game_like
    referencing old table as was
    for each statement execute function count_game_likes()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table game_like, game_like_count`.execute(db);
  await sql`drop function count_game_likes`.execute(db);
}
