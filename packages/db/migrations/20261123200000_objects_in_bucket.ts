// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Objects can be in a bucket instead; what a bucket holds in vain is deleted there later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table object alter column bytes drop not null`.execute(db);
  await sql`
    create table object_cleanup (
      hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
      due_at timestamptz(3) not null default now() + interval '1 hour'
    )`.execute(db);
  await sql`create index object_cleanup_due on object_cleanup (due_at)`.execute(db);
  // Of objects that were deleted, or moved out of the bucket.
  await sql`
    create function clean_up_object() returns trigger language plpgsql as $$
    begin
      insert into object_cleanup (hash) values (old.hash)
      on conflict (hash) do update set due_at = excluded.due_at;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger object_deleted after delete on object
    for each row when (old.bytes is null) execute function clean_up_object()`.execute(db);
  await sql`
    create trigger object_moved after update on object
    for each row when (old.bytes is null and new.bytes is not null)
    execute function clean_up_object()`.execute(db);
}

/** Fails while objects are in a bucket: `objects:move -- --to postgres` brings them back. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table object alter column bytes set not null`.execute(db);
  await sql`drop trigger object_moved on object`.execute(db);
  await sql`drop trigger object_deleted on object`.execute(db);
  await sql`drop function clean_up_object`.execute(db);
  await sql`drop table object_cleanup`.execute(db);
}
