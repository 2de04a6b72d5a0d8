// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Draws images to share of memories, as of other content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create trigger share_image_new after insert on memory referencing new table as added
    for each statement execute function share_image_new('memory')`.execute(db);
  await sql`
    create trigger share_image_stale after delete or update of status, content, language on memory
    for each row execute function share_image_stale('memory')`.execute(db);
  // The memories of a hidden game are not shown either.
  await sql`
    create function share_image_of_memories() returns trigger language plpgsql as $$
    begin
      delete from share_image
      where kind = 'memory' and subject_id in (
        select id::text from memory where game_id = old.id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger share_image_of_memories after update of status on game
    for each row when (old.status = 'published' and new.status <> 'published')
    execute function share_image_of_memories()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger share_image_of_memories on game`.execute(db);
  await sql`drop function share_image_of_memories`.execute(db);
  await sql`drop trigger share_image_stale on memory`.execute(db);
  await sql`drop trigger share_image_new on memory`.execute(db);
  await sql`delete from share_image where kind = 'memory'`.execute(db);
}
