// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Signatures, their counts, and the log that proves the counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sealed_key (
      name text primary key,
      sealed bytea not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);

  await sql`
    create table signature (
      id uuid primary key,
      petition_id uuid not null references petition (id) on delete cascade,
      state text not null default 'pending'
        check (state in ('pending', 'confirmed', 'held', 'withdrawn', 'anonymised')),
      address_hash bytea,
      first_name bytea,
      last_name bytea,
      email bytea,
      city bytea,
      country text not null,
      language text not null,
      show_name boolean not null default false,
      wants_updates boolean not null default false,
      receipt_hash bytea,
      code_tries smallint not null default 0,
      created_at timestamptz(3) not null default now(),
      reminded_at timestamptz(3),
      confirmed_at timestamptz(3),
      withdrawn_at timestamptz(3),
      constraint signature_confirmed_whole
        check (state <> 'confirmed' or (confirmed_at is not null and receipt_hash is not null)),
      constraint signature_personal
        check ((state in ('withdrawn', 'anonymised')) = (email is null)
          and (email is null) = (address_hash is null))
    )`.execute(db);
  await sql`
    create unique index signature_address on signature (petition_id, address_hash)`.execute(db);
  await sql`
    create index signature_pending on signature (created_at) where state = 'pending'`.execute(db);
  await sql`
    create index signature_withdrawn on signature (withdrawn_at) where state = 'withdrawn'`.execute(
    db,
  );

  await sql`
    create table signature_count (
      petition_id uuid not null references petition (id) on delete cascade,
      dimension text not null check (dimension in ('country', 'day')),
      value text not null,
      shard smallint not null,
      signatures integer not null,
      primary key (petition_id, dimension, value, shard)
    ) with (fillfactor = 50)`.execute(db);

  // Of a leaf, the data is one byte for the kind and the hash of the receipt (RFC 9162, 2.1.1).
  await sql`
    create table log_leaf (
      id bigint generated always as identity primary key,
      petition_id uuid not null references petition (id) on delete cascade,
      withdrawal boolean not null,
      receipt_hash bytea not null,
      hash bytea not null generated always as (
        sha256('\\x00'::bytea
          || case when withdrawal then '\\x01'::bytea else '\\x00'::bytea end || receipt_hash)
      ) stored,
      position bigint
    )`.execute(db);
  await sql`create unique index log_leaf_hash on log_leaf (petition_id, hash)`.execute(db);
  await sql`
    create unique index log_leaf_position on log_leaf (petition_id, position)
    where position is not null`.execute(db);
  await sql`
    create index log_leaf_waiting on log_leaf (petition_id, id) where position is null`.execute(db);
  await sql`
    create table log_node (
      petition_id uuid not null references petition (id) on delete cascade,
      level smallint not null check (level in (8, 16, 24, 32)),
      position bigint not null,
      hash bytea not null,
      primary key (petition_id, level, position)
    )`.execute(db);
  await sql`
    create table log_head (
      petition_id uuid not null references petition (id) on delete cascade,
      size bigint not null,
      root bytea not null,
      signed_at timestamptz(3) not null,
      checkpoint text not null,
      primary key (petition_id, size)
    )`.execute(db);

  // Each connection counts in shards of its own, so that writers rarely wait for one row. The rows are
  // locked in the order of their keys, so that no two writers wait for each other.
  await sql`
    create function count_signature() returns trigger language plpgsql as $$
    declare
      is_counted boolean := new.state = 'confirmed';
      shard_of_connection smallint := pg_backend_pid() % 16;
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
  await sql`
    create trigger signature_after_insert after insert on signature
    for each row when (new.state = 'confirmed') execute function count_signature()`.execute(db);
  // What is anonymised stays counted as before.
  await sql`
    create trigger signature_after_update after update of state on signature
    for each row when (
      new.state <> 'anonymised' and (old.state = 'confirmed') <> (new.state = 'confirmed')
    ) execute function count_signature()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table log_head, log_node, log_leaf, signature_count, signature, sealed_key`.execute(
    db,
  );
  await sql`drop function count_signature`.execute(db);
}
