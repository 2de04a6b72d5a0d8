// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** How often likes or memories of games were counted, by which copies of the archive tell its age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tally_game_counts() returns trigger language plpgsql as $$
    begin
      if exists (select from became) then
        insert into tally (name, value) values ('archive.counts', 1);
        perform fold_tally();
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger game_count_after_update after update on game_count
    referencing new table as became
    for each statement execute function tally_game_counts()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger game_count_after_update on game_count`.execute(db);
  await sql`drop function tally_game_counts`.execute(db);
  await sql`delete from tally where name = 'archive.counts'`.execute(db);
}
