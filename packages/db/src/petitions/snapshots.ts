// SPDX-License-Identifier: AGPL-3.0-or-later
import { percentageOf } from '@kga/contracts/petitions';
import { type Selectable, sql } from 'kysely';

import type { Database } from '../core/client.ts';
import type { PetitionSnapshotTable, PetitionTable } from './table.ts';

export type Snapshot = Selectable<PetitionSnapshotTable>;

type Range = {
  petitionId: string;
  from: Date;
  to: Date;
  limit: number;
  /** ISO 3166-1 code of the state whose signatures are counted, instead of all. */
  country?: string | undefined;
};

/** Selects the newest snapshot, or the newest at or before a time. */
export async function selectLatestSnapshot(db: Database, petitionId: string, before?: Date) {
  return db
    .selectFrom('petition_snapshot')
    .selectAll()
    .where('petition_id', '=', petitionId)
    .$if(before !== undefined, (query) => query.where('taken_at', '<=', before ?? new Date()))
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function selectFirstSnapshot(db: Database, petitionId: string) {
  return db
    .selectFrom('petition_snapshot')
    .selectAll()
    .where('petition_id', '=', petitionId)
    .orderBy('taken_at')
    .limit(1)
    .executeTakeFirst();
}

/** Selects the snapshot of a week before a time, else the first one. */
export async function selectWeekBefore(db: Database, petitionId: string, at: Date) {
  const before = new Date(at.getTime() - 7 * 86_400_000);
  return (
    (await selectLatestSnapshot(db, petitionId, before)) ??
    (await selectFirstSnapshot(db, petitionId))
  );
}

export async function insertSnapshot(
  db: Database,
  snapshot: Omit<Snapshot, 'country_counts'> & { country_counts: Record<string, number> },
): Promise<void> {
  await db
    .insertInto('petition_snapshot')
    .values({ ...snapshot, country_counts: JSON.stringify(snapshot.country_counts) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Time for a new snapshot: later than the last one even where the clock went back. */
export function snapshotTime(last: Pick<Snapshot, 'taken_at'> | undefined, now: Date): Date {
  return new Date(Math.max(now.getTime(), (last?.taken_at.getTime() ?? 0) + 1));
}

const countOf = (country: string | undefined) =>
  country === undefined
    ? sql<number>`signature_count`
    : sql<number>`coalesce((country_counts ->> ${country})::int, 0)`;

/**
 * Selects the points of a range, oldest first: all if there are at most `limit`, else exactly `limit`,
 * spread over its time, with the first and the last. The cost depends on `limit`, not on the number of
 * snapshots.
 */
export async function selectHistory(db: Database, range: Range) {
  const { petitionId, from, to, limit, country } = range;
  const rows = await db
    .selectFrom('petition_snapshot')
    .select(['taken_at', countOf(country).as('signature_count'), 'goal'])
    .where('petition_id', '=', petitionId)
    .where('taken_at', '>=', from)
    .where('taken_at', '<=', to)
    .orderBy('taken_at')
    .limit(limit + 1)
    .execute();
  const picked = rows.length <= limit ? rows : await fillGaps(db, range, await spread(db, range));
  return picked.map((row) => ({
    timestamp: row.taken_at.toISOString(),
    signatureCount: row.signature_count,
    goal: row.goal,
  }));
}

type Point = { taken_at: Date; signature_count: number; goal: number | null };

async function spread(db: Database, { petitionId, from, to, limit, country }: Range) {
  // In seconds: an interval of days is shorter or longer where the session's clock changes.
  const { rows } = await sql<Point>`
    with bound as (
      select
        (select taken_at from petition_snapshot
          where petition_id = ${petitionId} and taken_at between ${from} and ${to}
          order by taken_at limit 1) as first,
        (select taken_at from petition_snapshot
          where petition_id = ${petitionId} and taken_at between ${from} and ${to}
          order by taken_at desc limit 1) as last
    ), step as (
      select first, last, extract(epoch from last - first)
        * case when ${limit}::int = 1 then 1 else step::numeric / (${limit}::int - 1) end as seconds
      from bound
      cross join generate_series(0, ${limit}::int - 1) as step
    )
    select distinct on (point.taken_at) point.taken_at, point.signature_count, point.goal
    from step
    cross join lateral (
      select taken_at, ${countOf(country)} as signature_count, goal from petition_snapshot
      where petition_id = ${petitionId}
        and taken_at between step.first and step.first + make_interval(secs => step.seconds)
      order by taken_at desc limit 1
    ) as point
    order by point.taken_at`.execute(db);
  return rows;
}

/** Adds the points nearest to the middle of the longest gaps, until there are `limit`. */
async function fillGaps(
  db: Database,
  { petitionId, limit, country }: Range,
  points: readonly Point[],
) {
  const filled = [...points];
  while (filled.length < limit) {
    const times = filled.map(({ taken_at }) => taken_at.toISOString());
    const { rows } = await sql<Point>`
      with gap as (
        select start, finish, start + (finish - start) / 2 as middle
        from unnest(
          ${times.slice(0, -1)}::timestamptz[], ${times.slice(1)}::timestamptz[]
        ) as gap (start, finish)
      )
      select point.* from gap
      cross join lateral (
        select * from (
          (select taken_at, ${countOf(country)} as signature_count, goal from petition_snapshot
            where petition_id = ${petitionId} and taken_at > start and taken_at < finish
              and taken_at >= middle
            order by taken_at limit 1)
          union all
          (select taken_at, ${countOf(country)} as signature_count, goal from petition_snapshot
            where petition_id = ${petitionId} and taken_at > start and taken_at < finish
              and taken_at < middle
            order by taken_at desc limit 1)
        ) as beside
        order by abs(extract(epoch from taken_at - middle)) limit 1
      ) as point
      order by finish - start desc, start
      limit ${limit - filled.length}`.execute(db);
    // Only if points were deleted meanwhile.
    if (rows.length === 0) break;
    filled.push(...rows);
    filled.sort((a, b) => a.taken_at.getTime() - b.taken_at.getTime());
  }
  return filled;
}

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

/** The areas of a petition that have a threshold, with their latest counts and their shares of it. */
export async function selectAreaShares(
  db: Database,
  { id, areas }: Pick<Selectable<PetitionTable>, 'id' | 'areas'>,
) {
  const withThreshold = areas.filter(({ threshold }) => threshold !== undefined);
  if (withThreshold.length === 0) return [];
  const counts = (await selectLatestSnapshot(db, id))?.country_counts ?? {};
  return withThreshold.map(({ code, name, tile, threshold = 0 }) => {
    const count = counts[code] ?? 0;
    return { code, name, tile, count, threshold, percentage: percentageOf(count, threshold) };
  });
}
