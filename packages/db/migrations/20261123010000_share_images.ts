// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Tables of what has share images, with the kind of the images and the columns that they show. */
const shown = [
  ['story', 'story', 'status, title, game_name, amount, currency, language'],
  ['forum_post', 'post', 'status, title, language, deleted_at'],
  ['news_article', 'article', 'status, title, source, language, picture_large_id'],
  ['game', 'game', 'status, name, release_date, shutdown_date, availability, language, cover_id'],
] as const;

/** Images to share, by what they show and how they are drawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table share_image (
      kind text not null,
      subject_id text not null,
      size text not null,
      language text not null,
      theme text not null,
      requested_at timestamptz(3) not null default now(),
      rendered_at timestamptz(3),
      version text,
      object_hash text references object,
      primary key (kind, subject_id, size, language, theme)
    )`.execute(db);
  await sql`create index share_image_object on share_image (object_hash)`.execute(db);
  await sql`create index share_image_rendered on share_image (rendered_at)`.execute(db);
  await sql`
    create trigger share_image_replaced after delete or update of object_hash on share_image
    for each row when (old.object_hash is not null) execute function delete_object()`.execute(db);

  // Hidden and deleted items lose their images at once; those of changed items are drawn again.
  await sql`
    create function share_image_stale() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or new.status <> 'published' then
        delete from share_image where kind = tg_argv[0] and subject_id = old.id::text;
      else
        insert into outbox (id, job, payload)
        select gen_random_uuid(), 'share.image', jsonb_build_object(
          'kind', tg_argv[0], 'id', new.id, 'size', size, 'language', language, 'theme', theme)
        from (
          select size, language, theme from share_image
          where kind = tg_argv[0] and subject_id = new.id::text
          union select 'wide', new.language, 'light' where old.status <> 'published'
        ) as image;
      end if;
      return null;
    end $$`.execute(db);
  // Of a burst of new items the others are drawn when they are requested.
  await sql`
    create function share_image_new() returns trigger language plpgsql as $$
    begin
      insert into outbox (id, job, payload)
      select gen_random_uuid(), 'share.image', jsonb_build_object(
        'kind', tg_argv[0], 'id', id, 'size', 'wide', 'language', language, 'theme', 'light')
      from added where status = 'published' limit 20;
      return null;
    end $$`.execute(db);
  for (const [table, kind, columns] of shown) {
    const [name, list] = [sql.table(table), sql.raw(columns)];
    await sql`
      create trigger share_image_new after insert on ${name} referencing new table as added
      for each statement execute function share_image_new(${sql.lit(kind)})`.execute(db);
    await sql`
      create trigger share_image_stale after delete or update of ${list} on ${name}
      for each row execute function share_image_stale(${sql.lit(kind)})`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function share_image_new cascade`.execute(db);
  await sql`drop function share_image_stale cascade`.execute(db);
  await sql`delete from outbox where job = 'share.image'`.execute(db);
  await sql`drop table share_image`.execute(db);
}
