// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Transaction } from '../../core/client.ts';
import { insertSnapshot, selectLatestSnapshot, snapshotTime } from '../snapshots.ts';
import { selectSignatureCounts } from './queries.ts';

/**
 * Stores the counts of one of our own petitions as its latest figures. Before the first ones it stores
 * those of each day (UTC) since it opened.
 */
export async function insertSignatureSnapshot(
  trx: Transaction,
  petitionId: string,
  now: Date,
): Promise<void> {
  if (!(await selectLatestSnapshot(trx, petitionId))) await insertDays(trx, petitionId, now);
  const { goal } = await trx
    .selectFrom('petition')
    .select('goal')
    .where('id', '=', petitionId)
    .executeTakeFirstOrThrow();
  const { total, countries } = await selectSignatureCounts(trx, petitionId);
  await insertSnapshot(trx, {
    petition_id: petitionId,
    taken_at: snapshotTime(await selectLatestSnapshot(trx, petitionId), now),
    signature_count: total,
    country_sum: total,
    goal,
    country_counts: Object.fromEntries(
      countries.map(({ value, signatures }) => [value, signatures]),
    ),
  });
}

/** What counts now, by the days on which it was confirmed. */
const insertDays = (trx: Transaction, petitionId: string, now: Date) =>
  sql`
    with daily as (
      select date_trunc('day', confirmed_at, 'UTC') as day, country, count(*)::int as signatures
      from signature
      where petition_id = ${petitionId} and state in ('confirmed', 'anonymised')
        and withdrawn_at is null
        and confirmed_at < date_trunc('day', ${now}::timestamptz, 'UTC')
      group by 1, 2
    ), figures as (
      select ended.day + interval '24 hours' - interval '1 ms' as taken_at,
        sum(signatures)::int as signatures, jsonb_object_agg(country, signatures) as countries
      from (select distinct day from daily) as ended
      cross join lateral (
        select country, sum(daily.signatures)::int as signatures from daily
        where daily.day <= ended.day group by country
      ) as until_then
      group by ended.day
      union all
      select opened_at, 0, '{}' from petition where id = ${petitionId} and opened_at < ${now}
    )
    insert into petition_snapshot
      (petition_id, taken_at, signature_count, country_sum, goal, country_counts)
    select id, taken_at, signatures, signatures, goal, countries
    from figures cross join petition where petition.id = ${petitionId}
    on conflict do nothing`.execute(trx);
