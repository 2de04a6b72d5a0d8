// SPDX-License-Identifier: AGPL-3.0-or-later
import { type DailyFigures, daysMax } from '@kga/contracts/petitions';
import { sql } from 'kysely';

import type { Database } from '../core/client.ts';

type Day = {
  taken_at: Date;
  signature_count: number;
  goal: number;
  country_counts: Record<string, number>;
};

/**
 * Selects the last snapshot of each day (UTC) that has ended, oldest first; days without one are left
 * out. The cost depends on the number of days, not on that of snapshots.
 */
export async function selectDays(
  db: Database,
  { petitionId, now }: { petitionId: string; now: Date },
): Promise<DailyFigures[]> {
  const { rows } = await sql<Day>`
    with bound as (
      select
        (select taken_at from petition_snapshot where petition_id = ${petitionId}
          order by taken_at limit 1) as first,
        (select date_trunc('day', taken_at, 'UTC') from petition_snapshot
          where petition_id = ${petitionId}
            and taken_at < date_trunc('day', ${now}::timestamptz, 'UTC')
          order by taken_at desc limit 1) as last
    )
    select day.taken_at, day.signature_count, day.goal, day.country_counts
    from bound
    cross join generate_series(
      0, least(${daysMax}::int - 1, ceil(extract(epoch from last - first) / 86400)::int)
    ) as ago
    cross join lateral (
      select * from petition_snapshot
      where petition_id = ${petitionId}
        and taken_at >= last - make_interval(hours => 24 * ago)
        and taken_at < last - make_interval(hours => 24 * (ago - 1))
      order by taken_at desc limit 1
    ) as day
    order by day.taken_at`.execute(db);
  return rows.map((row) => ({
    timestamp: row.taken_at.toISOString(),
    signatureCount: row.signature_count,
    goal: row.goal,
    countries: row.country_counts,
  }));
}
