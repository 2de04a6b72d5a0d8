// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Database } from '../core/client.ts';

/** A day (UTC) and the signatures that it added. */
export type DayIncrease = { day: Date; added: number };

/**
 * Selects the day with the most signatures, the earliest of equals. Only days count at whose beginning
 * the figures were at most a day old: what was added in a gap has no day. The cost depends on the number
 * of days, not on that of snapshots.
 */
export async function selectBestDay(
  db: Database,
  { petitionId, from, to }: { petitionId: string; from: Date; to: Date },
): Promise<DayIncrease | undefined> {
  // In hours: an interval of a day is shorter or longer where the session's clock changes.
  const { rows } = await sql<DayIncrease>`
    select day, closing.signature_count - opening.signature_count as added
    from generate_series(
      date_trunc('day', ${from}::timestamptz, 'UTC'), ${to}::timestamptz, interval '24 hours'
    ) as day
    cross join lateral (
      select signature_count from petition_snapshot
      where petition_id = ${petitionId}
        and taken_at > day - interval '24 hours' and taken_at <= day
      order by taken_at desc limit 1
    ) as opening
    cross join lateral (
      select signature_count from petition_snapshot
      where petition_id = ${petitionId}
        and taken_at > day and taken_at <= day + interval '24 hours'
      order by taken_at desc limit 1
    ) as closing
    where closing.signature_count > opening.signature_count
    order by added desc, day
    limit 1`.execute(db);
  return rows[0];
}
