// SPDX-License-Identifier: AGPL-3.0-or-later
import { otherSource, sourceLeast } from '@kga/contracts/petitions';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Transaction } from '../../core/client.ts';

/**
 * Locks the totals of petitions, which the trigger on `signature` raises: signatures that are confirmed at the
 * same time get different numbers. `petitions` is a query of their ids.
 */
export const lockedTotals = (petitions: RawBuilder<unknown>) => sql`
  select petition_id, signatures from signature_total
  where petition_id in (${petitions})
  order by petition_id for update`;

/** Sources of a petition that are counted on one day; further ones are counted as `other`. */
const sourcesMax = 200;

/** Counts the sources of the confirmed signatures in `numbered`, rows of `petition_id` and `source`. */
export const insertSources = (numbered: RawBuilder<unknown>) => sql`
  insert into signature_source (petition_id, day, source, signatures)
  select petition_id, (now() at time zone 'UTC')::date, counted.source, count(*)
  from ${numbered} as numbered
  cross join lateral (
    select case when exists (
        select from signature_source as known
        where known.petition_id = numbered.petition_id
          and known.day = (now() at time zone 'UTC')::date and known.source = numbered.source
      ) or (
        select count(*) from signature_source as known
        where known.petition_id = numbered.petition_id
          and known.day = (now() at time zone 'UTC')::date
      ) < ${sourcesMax} then numbered.source else ${otherSource} end as source
  ) as counted
  where numbered.source is not null and numbered.number is not null
  group by petition_id, counted.source
  order by petition_id, counted.source
  on conflict (petition_id, day, source)
  do update set signatures = signature_source.signatures + excluded.signatures`;

/** The number of the signature that the transaction adds; until its end, no other gets one. */
export async function selectNextNumber(trx: Transaction, petitionId: string): Promise<number> {
  const { rows } = await sql<{
    signatures: number;
  }>`${lockedTotals(sql`${petitionId}::uuid`)}`.execute(trx);
  return (rows[0]?.signatures ?? 0) + 1;
}

/**
 * Signatures of a petition by source and by day in UTC, from `since` on, the newest first. Sources with fewer than
 * `sourceLeast` signatures in that time are added up as `other`, and left out where that is still too few.
 */
export async function selectSources(
  db: Database,
  petitionId: string,
  since: string,
): Promise<{ source: string; day: string; signatures: number }[]> {
  const { rows } = await sql<{ source: string; day: string; signatures: number }>`
    with shown as (
      select day, signatures,
        case when sum(signatures) over (partition by source) < ${sourceLeast}
          then ${otherSource} else source end as source
      from signature_source
      where petition_id = ${petitionId} and day >= ${since}::date
    ), summed as (
      select source, day, sum(signatures)::int as signatures,
        sum(sum(signatures)) over (partition by source) as in_all
      from shown group by source, day
    )
    select source, day::text, signatures from summed
    where in_all >= ${sourceLeast}
    order by day desc, signatures desc, source`.execute(db);
  return rows;
}
