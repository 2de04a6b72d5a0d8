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

/** Counts the sources of confirmed signatures, held ones too: rows of `petition_id` and `source`. */
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
  where numbered.source is not null
  group by petition_id, counted.source
  order by petition_id, counted.source
  on conflict (petition_id, day, source)
  do update set signatures = signature_source.signatures + excluded.signatures`;

/** Counts the source of one confirmed signature. */
export async function countSource(
  trx: Transaction,
  { petitionId, source }: { petitionId: string; source: string },
): Promise<void> {
  const signature = sql`(select ${petitionId}::uuid as petition_id, ${source}::text as source)`;
  await insertSources(signature).execute(trx);
}

/**
 * Numbers a signature that the transaction has just confirmed: the trigger has raised the total, which stays locked.
 * Rows of signatures are locked before totals everywhere, so that no two writers wait for each other.
 */
export async function numberSignature(trx: Transaction, id: string): Promise<number> {
  const { number } = await trx
    .updateTable('signature')
    .from('signature_total')
    .set((build) => ({ number: build.ref('signature_total.signatures') }))
    .whereRef('signature_total.petition_id', '=', 'signature.petition_id')
    .where('signature.id', '=', id)
    .returning('signature.number')
    .$narrowType<{ number: number }>()
    .executeTakeFirstOrThrow();
  return number;
}

/**
 * Signatures of a petition by source and by day in UTC, from `since` on, the newest first. What has fewer than
 * `sourceLeast` signatures could tell of a person: such days of a source are added up without a day, such sources as
 * `other`, and what is still too few is left out.
 */
export async function selectSources(
  db: Database,
  petitionId: string,
  since: string,
): Promise<{ source: string; day: string | null; signatures: number }[]> {
  const { rows } = await sql<{ source: string; day: string | null; signatures: number }>`
    with named as (
      select day, signatures,
        case when sum(signatures) over (partition by source) < ${sourceLeast}
          then ${otherSource} else source end as source
      from signature_source
      where petition_id = ${petitionId} and day >= ${since}::date
    ), by_day as (
      select source, day, sum(signatures) as signatures from named group by source, day
    ), shown as (
      select source, signatures,
        case when signatures >= ${sourceLeast} then day end as day
      from by_day
    )
    select source, day::text, sum(signatures)::int as signatures from shown
    group by source, day having sum(signatures) >= ${sourceLeast}
    order by day desc nulls last, signatures desc, source`.execute(db);
  return rows;
}
