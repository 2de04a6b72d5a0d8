// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Stores the bytes of pictures by their hash; pictures keep their ids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table object (
      hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
      media_type text not null,
      bytes bytea not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  // Pictures and PNGs are compressed already.
  await sql`alter table object alter column bytes set storage external`.execute(db);
  await sql`alter table picture add column object_hash text references object`.execute(db);
  await sql`
    insert into object (hash, media_type, bytes)
    select distinct on (hash) encode(sha256(bytes), 'hex') as hash, 'image/webp', bytes
    from picture`.execute(db);
  await sql`update picture set object_hash = encode(sha256(bytes), 'hex')`.execute(db);
  await sql`alter table picture alter column object_hash set not null, drop column bytes`.execute(
    db,
  );
  await sql`create index picture_object on picture (object_hash)`.execute(db);
  // An object goes with the last row that refers to it.
  await sql`
    create function delete_object() returns trigger language plpgsql as $$
    begin
      delete from object where hash = old.object_hash;
      return null;
    exception when foreign_key_violation then
      return null;
    end $$`.execute(db);
  await sql`
    create trigger picture_deleted after delete on picture
    for each row execute function delete_object()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger picture_deleted on picture`.execute(db);
  await sql`alter table picture add column bytes bytea`.execute(db);
  await sql`update picture set bytes = object.bytes from object where hash = object_hash`.execute(
    db,
  );
  await sql`alter table picture alter column bytes set not null, drop column object_hash`.execute(
    db,
  );
  await sql`drop table object`.execute(db);
  await sql`drop function delete_object`.execute(db);
}
