// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Held signatures are reviewed in batches; what that changes is public. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table signature
      add column hold_cause text check (hold_cause in ('network', 'domain', 'too_quick', 'by_hand')),
      add column hold_batch bytea,
      add constraint signature_held_whole check (state <> 'held' or (
        hold_batch is not null and hold_cause is not null
        and confirmed_at is not null and receipt_hash is not null))`.execute(db);
  await sql`
    create index signature_held on signature (petition_id, hold_batch, confirmed_at, id)
    where state = 'held'`.execute(db);
  // Holding by hand names a time. Signatures are stored about in its order.
  await sql`create index signature_confirmed on signature using brin (confirmed_at)`.execute(db);
  // Many signatures that change in one transaction are counted in a shard of their own: they would
  // lock the rows of several countries, and others that count meanwhile wait for them in a circle.
  await countInShard(
    db,
    sql`coalesce(
        nullif(current_setting('kga.count_shard', true), '')::smallint, pg_backend_pid() % 16)`,
  );
  await sql`
    create table signature_review (
      id uuid primary key,
      petition_id uuid not null references petition (id) on delete cascade,
      kind text not null check (kind in ('accepted', 'rejected', 'held')),
      signatures integer not null check (signatures > 0),
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`
    create index signature_review_petition on signature_review (petition_id, created_at desc)`.execute(
    db,
  );
}

const countInShard = (db: Kysely<unknown>, shard: RawBuilder<unknown>) =>
  sql`
    create or replace function count_signature() returns trigger language plpgsql as $$
    declare
      is_counted boolean := new.state = 'confirmed';
      shard_of_connection smallint := ${shard};
    begin
      insert into signature_count (petition_id, dimension, value, shard, signatures)
      select new.petition_id, dimension, value, shard_of_connection,
        case when is_counted then 1 else -1 end
      from (values
        ('country', new.country),
        ('day', to_char(new.confirmed_at at time zone 'UTC', 'YYYY-MM-DD'))
      ) as counted (dimension, value)
      on conflict (petition_id, dimension, value, shard)
      do update set signatures = signature_count.signatures + excluded.signatures;
      insert into log_leaf (petition_id, withdrawal, receipt_hash)
      values (new.petition_id, not is_counted, new.receipt_hash);
      return null;
    end $$`.execute(db);

export async function down(db: Kysely<unknown>): Promise<void> {
  await countInShard(db, sql`pg_backend_pid() % 16`);
  await sql`drop table signature_review`.execute(db);
  await sql`drop index signature_held, signature_confirmed`.execute(db);
  await sql`
    alter table signature drop constraint signature_held_whole, drop column hold_cause,
      drop column hold_batch`.execute(db);
}
