import { sql } from 'kysely';

import type { Database } from '../client.ts';

/**
 * Deletes snapshots between those that stay: after 48 hours the last of each hour, after 30 days the
 * first and the last of each day (UTC), which always stay. Returns the number of deleted rows.
 */
export async function downsampleSnapshots(db: Database, now: Date): Promise<number> {
  const result = await sql`
    with ranked as (
      select petition_id, taken_at,
        row_number() over (hours order by taken_at desc) as from_hour_end,
        row_number() over (days order by taken_at desc) as from_day_end,
        row_number() over (days order by taken_at) as from_day_start
      from petition_snapshot
      where taken_at < ${now}::timestamptz - interval '48 hours'
      window
        hours as (partition by petition_id, date_trunc('hour', taken_at, 'UTC')),
        days as (partition by petition_id, date_trunc('day', taken_at, 'UTC'))
    )
    delete from petition_snapshot using ranked
    where petition_snapshot.petition_id = ranked.petition_id
      and petition_snapshot.taken_at = ranked.taken_at
      and from_day_end > 1 and from_day_start > 1
      and (from_hour_end > 1 or ranked.taken_at < ${now}::timestamptz - interval '30 days')`.execute(
    db,
  );
  return Number(result.numAffectedRows ?? 0n);
}

const rejectedPollDays = 90;

/** Deletes rejected polls after 90 days and returns their number. */
export async function purgeRejectedPolls(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - rejectedPollDays * 86_400_000);
  const { numDeletedRows } = await db
    .deleteFrom('petition_rejected_poll')
    .where('received_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
