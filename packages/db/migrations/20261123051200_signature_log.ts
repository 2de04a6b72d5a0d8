// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** The log takes a signature that counts again after it was held; what counts is never deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index log_leaf_hash`.execute(db);
  await sql`create index log_leaf_hash on log_leaf (petition_id, hash)`.execute(db);
  await sql`alter table sealed_key add column public_key bytea`.execute(db);
  // A petition takes its signatures, counts and log along.
  await sql`
    create function refuse_counted_signature() returns trigger language plpgsql as $$
    begin
      if exists (select from petition where id = old.petition_id) then
        raise exception 'a signature that counts is withdrawn, not deleted';
      end if;
      return old;
    end $$`.execute(db);
  await sql`
    create trigger signature_before_delete before delete on signature
    for each row when (old.state = 'confirmed' or (
      old.state = 'anonymised' and old.confirmed_at is not null and old.withdrawn_at is null
    )) execute function refuse_counted_signature()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger signature_before_delete on signature`.execute(db);
  await sql`drop function refuse_counted_signature`.execute(db);
  await sql`alter table sealed_key drop column public_key`.execute(db);
  await sql`drop index log_leaf_hash`.execute(db);
  await sql`create unique index log_leaf_hash on log_leaf (petition_id, hash)`.execute(db);
}
