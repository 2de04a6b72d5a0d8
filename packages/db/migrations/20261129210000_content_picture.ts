// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

const forgotten = [
  `delete from moderation_case using was
  where moderation_case.kind = tg_table_name and item_id = was.id;`,
  `delete from content_edit using was where content_edit.kind = tg_table_name and item_id = was.id;`,
  `delete from content_trace using was
  where content_trace.kind = tg_table_name and item_id = was.id;`,
  `delete from notification using was where item_kind = tg_table_name and item_id = was.id;`,
  `delete from reaction using was where reaction.kind = tg_table_name and item_id = was.id;`,
  `delete from reaction_count using was
  where reaction_count.kind = tg_table_name and item_id = was.id;`,
];

// The lock waits for a worker that makes a picture, which the next statement then sees.
const forgottenPictures = `perform from content_picture join was on item_id = was.id
  where content_picture.kind = tg_table_name order by content_picture.id for update of content_picture;
  with gone as (
    delete from content_picture using was
    where content_picture.kind = tg_table_name and item_id = was.id returning picture_id)
  delete from picture using gone where picture.id = gone.picture_id;`;

const replaceForgetPieces = (db: Kysely<unknown>, statements: readonly string[]) =>
  sql`
    create or replace function forget_pieces() returns trigger language plpgsql as $$
    begin
      ${sql.raw(statements.join('\n'))}
      return null;
    end $$`.execute(db);

/** Pictures in texts, by the ids of their uploads, which the texts name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_picture (
      id uuid primary key,
      kind text not null,
      item_id uuid not null,
      picture_id uuid references picture (id) on delete set null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index content_picture_item on content_picture (item_id)`.execute(db);
  await sql`
    create index content_picture_picture on content_picture (picture_id)
    where picture_id is not null`.execute(db);
  await replaceForgetPieces(db, [...forgotten, forgottenPictures]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceForgetPieces(db, forgotten);
  await sql`delete from outbox where job = 'content.picture'`.execute(db);
  await sql`drop table content_picture`.execute(db);
}
