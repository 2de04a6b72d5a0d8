// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Since when a leaf waits for its tree; that is deleted once it is in one, whichever version of the worker adds it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // With the default at once, all leaves there are would have this time.
  await sql`alter table log_leaf add waiting_since timestamptz`.execute(db);
  await sql`alter table log_leaf alter waiting_since set default now()`.execute(db);
  await sql`
    create function forget_waiting() returns trigger language plpgsql as $$
    begin
      new.waiting_since := null;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger log_leaf_appended before update of position on log_leaf
    for each row when (new.position is not null) execute function forget_waiting()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger log_leaf_appended on log_leaf`.execute(db);
  await sql`drop function forget_waiting`.execute(db);
  await sql`alter table log_leaf drop waiting_since`.execute(db);
}
