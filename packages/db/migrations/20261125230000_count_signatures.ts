// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/** Counts what one statement changes at once, so that a batch of confirmations locks each count a single time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger signature_after_insert on signature`.execute(db);
  await sql`drop trigger signature_after_update on signature`.execute(db);
  // Rows of counts are locked in the order of their keys, so that no two writers wait for each other. The plan is
  // made for the first change of a session, mostly of one row, and must do for thousands.
  await sql`
    create function count_signatures() returns trigger language plpgsql
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
      if cardinality(changed) = 0 then return null; end if;
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
    end $$`.execute(db);
  await sql`
    create trigger signature_inserted after insert on signature
    referencing new table as new_rows
    for each statement execute function count_signatures()`.execute(db);
  await sql`
    create trigger signature_updated after update on signature
    referencing old table as old_rows new table as new_rows
    for each statement execute function count_signatures()`.execute(db);
  await sql`drop function count_signature`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger signature_inserted on signature`.execute(db);
  await sql`drop trigger signature_updated on signature`.execute(db);
  await sql`drop function count_signatures`.execute(db);
  await sql`
    create function count_signature() returns trigger language plpgsql as $$
    declare
      is_counted boolean := new.state = 'confirmed';
      shard_of_connection smallint := coalesce(
        nullif(current_setting('kga.count_shard', true), '')::smallint, pg_backend_pid() % 16);
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
  await sql`
    create trigger signature_after_update after update of state on signature
    for each row when (
      new.state <> 'anonymised' and (old.state = 'confirmed') <> (new.state = 'confirmed')
    ) execute function count_signature()`.execute(db);
}
