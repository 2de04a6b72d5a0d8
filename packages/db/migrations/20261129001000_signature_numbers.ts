// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/**
 * The number that a signature was, by a total of each petition, and the code of the link that led to it, which is
 * counted by day and leaves the row once it counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signature_total (
      petition_id uuid primary key references petition (id) on delete cascade,
      signatures integer not null default 0
    ) with (fillfactor = 50)`.execute(db);
  await sql`
    create table signature_source (
      petition_id uuid not null references petition (id) on delete cascade,
      day date not null,
      source text not null,
      signatures integer not null,
      primary key (petition_id, day, source)
    ) with (fillfactor = 50)`.execute(db);
  await sql`
    alter table signature
      add number integer,
      add source text,
      add constraint signature_source_check check (source ~ '^[a-z0-9][a-z0-9_-]{0,31}$') not valid`.execute(
    db,
  );
  // Nothing is counted between reading the totals and the new trigger: the change above has locked the table.
  await sql`
    insert into signature_total (petition_id, signatures)
    select petition.id, coalesce(sum(signature_count.signatures), 0)
    from petition left join signature_count
      on signature_count.petition_id = petition.id and dimension = 'country'
    group by petition.id`.execute(db);
  await sql`
    create function create_signature_totals() returns trigger language plpgsql as $$
    begin
      insert into signature_total (petition_id) select id from became;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger petition_signature_total after insert on petition
    referencing new table as became
    for each statement execute function create_signature_totals()`.execute(db);
  await sql.raw(countSignatures(lockTotals)).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(countSignatures('')).execute(db);
  await sql`drop trigger petition_signature_total on petition`.execute(db);
  await sql`drop function create_signature_totals`.execute(db);
  await sql`alter table signature drop number, drop source`.execute(db);
  await sql`drop table signature_source`.execute(db);
  await sql`drop table signature_total`.execute(db);
}

/** Totals are locked after rows of signatures and before counts, as by confirmations: no two writers wait for each other. */
const lockTotals = `
      perform from signature_total
      where petition_id in (select petition_id from unnest(changed))
      order by petition_id for update;
      update signature_total set signatures = signature_total.signatures + change.signatures
      from (
        select petition_id, sum(case when state = 'confirmed' then 1 else -1 end) as signatures
        from unnest(changed) group by petition_id
      ) as change
      where signature_total.petition_id = change.petition_id;`;

const countSignatures = (totals: string) => `
    create or replace function count_signatures() returns trigger language plpgsql
    set enable_nestloop = off as $$
    declare
      changed signature[];
      shard_of_connection smallint := coalesce(
        nullif(current_setting('kga.count_shard', true), '')::smallint, pg_backend_pid() % 16);
    begin
      if tg_op = 'INSERT' then
        changed := array(
          select row(new_rows.*)::signature from new_rows where state = 'confirmed');
      else
        -- What is anonymised stays counted. A signature that gets another id was pending.
        changed := array(
          select row(new_rows.*)::signature
          from new_rows left join old_rows on old_rows.id = new_rows.id
          where new_rows.state <> 'anonymised'
            and (new_rows.state = 'confirmed')
              <> (coalesce(old_rows.state, 'pending') = 'confirmed')
          order by new_rows.id);
      end if;
      if cardinality(changed) = 0 then return null; end if;${totals}
      insert into signature_count (petition_id, dimension, value, shard, signatures)
      select petition_id, dimension, value, shard_of_connection,
        sum(case when state = 'confirmed' then 1 else -1 end)
      from unnest(changed) as signature
      cross join lateral (values
        ('country', country),
        ('day', to_char(confirmed_at at time zone 'UTC', 'YYYY-MM-DD'))
      ) as counted (dimension, value)
      group by petition_id, dimension, value
      order by petition_id, dimension, value
      on conflict (petition_id, dimension, value, shard)
      do update set signatures = signature_count.signatures + excluded.signatures;
      insert into log_leaf (petition_id, withdrawal, receipt_hash)
      select petition_id, state <> 'confirmed', receipt_hash from unnest(changed);
      return null;
    end $$`;
