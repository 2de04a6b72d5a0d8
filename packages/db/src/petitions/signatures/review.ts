// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';

import {
  type CountChangeKind,
  type HoldCause,
  type SignatureDecision,
  decidedMax,
} from '@kga/contracts/petitions';
import { type KeyRing, batchBytes } from '@kga/server/crypto';
import { type RawBuilder, sql } from 'kysely';
import { v7 } from 'uuid';

import type { Database, Transaction } from '../../core/client.ts';
import type { Page } from '../../core/lists.ts';
import { signatureTable } from './queries.ts';

/** What held signatures have in common. */
export type Hold = { cause: HoldCause; batch: Buffer };

const batchesMax = 100;

type HeldBatchRow = {
  batch: Buffer;
  cause: HoldCause;
  slug: string;
  title: string;
  signatures: number;
  first: Date;
  last: Date;
  countries: { countryCode: string; signatureCount: number }[];
};

/** The oldest batches of held signatures, and how many there are. */
export async function selectHeldBatches(
  db: Database,
): Promise<{ batches: HeldBatchRow[]; total: number }> {
  const { rows } = await sql<HeldBatchRow & { total: number }>`
    select hold_batch as batch, hold_cause as cause, slug, title, signatures, first, last, countries,
      (count(*) over ())::int as total
    from (
      select petition_id, hold_batch, hold_cause, sum(signatures)::int as signatures,
        min(first) as first, max(last) as last,
        to_jsonb((array_agg(
          jsonb_build_object('countryCode', country, 'signatureCount', signatures)
          order by signatures desc, country
        ))[:5]) as countries
      from (
        select petition_id, hold_batch, hold_cause, country, count(*)::int as signatures,
          min(confirmed_at) as first, max(confirmed_at) as last
        from signature where state = 'held' group by 1, 2, 3, 4
      ) as by_country
      group by 1, 2, 3
    ) as batch
    join petition on petition.id = petition_id
    order by first limit ${batchesMax}`.execute(db);
  return { batches: rows, total: rows[0]?.total ?? 0 };
}

/** Titles of petitions by their slugs. */
export async function selectPetitionTitles(
  db: Database,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('petition')
    .select(['slug', 'title'])
    .where('slug', 'in', slugs)
    .execute();
  return new Map(rows.map(({ slug, title }) => [slug, title]));
}

type Batch = { petitionId: string; batch: Buffer };

const isInBatch = ({ petitionId, batch }: Batch): RawBuilder<boolean> =>
  sql`state = 'held' and petition_id = ${petitionId} and hold_batch = ${batch}`;

const isUntil = (last: string) => sql<boolean>`confirmed_at <= ${last}::timestamptz`;

/** The signatures of a batch after a cursor with their names, the oldest first. */
export async function selectHeldSignatures(
  db: Database,
  ring: KeyRing,
  { limit, after, ...batch }: Batch & Page,
) {
  const rows = await db
    .selectFrom('signature')
    .select(['id', 'first_name', 'last_name', 'email', 'city', 'country', 'confirmed_at'])
    .where(isInBatch(batch))
    .where(
      after
        ? sql<boolean>`(confirmed_at, id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`
        : sql<boolean>`true`,
    )
    .orderBy('confirmed_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, country, confirmed_at, ...sealed }) => {
    const open = (column: keyof typeof sealed) => {
      const value = sealed[column];
      return value && ring.open(value, { table: signatureTable, column, row: id }).toString();
    };
    return {
      id,
      country,
      createdAt: confirmed_at ?? new Date(0),
      name: `${open('first_name') ?? ''} ${open('last_name') ?? ''}`.trim(),
      email: open('email') ?? '',
      city: open('city'),
    };
  });
}

/** Of those of a batch that were confirmed until `last`. */
export async function countHeldSignatures(
  db: Database,
  batch: Batch,
  last?: string,
): Promise<number> {
  const { total } = await db
    .selectFrom('signature')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isInBatch(batch))
    .where(last === undefined ? sql<boolean>`true` : isUntil(last))
    .executeTakeFirstOrThrow();
  return total;
}

/** A shard of counts that transactions of many signatures share, one at a time. */
const reviewShard = '16';

/**
 * Locks one of our own petitions that has opened against other reviews and against steps, such as its
 * submission; signing goes on. Returns its id.
 */
export async function lockPetitionForReview(
  trx: Transaction,
  slug: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('petition')
    .select('id')
    .where('slug', '=', slug)
    .where('kind', '=', 'own')
    .where('opened_at', '<=', sql<Date>`now()`)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id;
}

/** Changes signatures of a petition that is locked, and adds that to the public history. */
async function review(
  trx: Transaction,
  petitionId: string,
  { kind, change }: { kind: CountChangeKind; change: () => Promise<string[]> },
): Promise<string[]> {
  await sql`select set_config('kga.count_shard', ${reviewShard}, true)`.execute(trx);
  const ids = await change();
  if (ids.length > 0) {
    const row = { id: v7(), petition_id: petitionId, kind, signatures: ids.length };
    await trx.insertInto('signature_review').values(row).execute();
  }
  return ids;
}

/**
 * Counts the held signatures of a batch, or some of them, or deletes them, of those that were confirmed
 * until `last`; returns their ids.
 */
export const decideHeldSignatures = (
  trx: Transaction,
  batch: Batch,
  {
    ids,
    last,
    decision,
  }: { ids: readonly string[] | undefined; last: string; decision: SignatureDecision },
): Promise<string[]> =>
  review(trx, batch.petitionId, {
    kind: decision === 'accept' ? 'accepted' : 'rejected',
    async change() {
      const chosen = sql`(
        select id from signature
        where ${isInBatch(batch)} and ${isUntil(last)}
          ${ids ? sql`and id = any(${ids}::uuid[])` : sql``}
        order by confirmed_at, id limit ${decidedMax} for update)`;
      const { rows } = await (
        decision === 'accept'
          ? sql<{ id: string }>`
              update signature set state = 'confirmed', hold_cause = null, hold_batch = null
              where id in ${chosen} returning id`
          : sql<{ id: string }>`delete from signature where id in ${chosen} returning id`
      ).execute(trx);
      return rows.map(({ id }) => id);
    },
  });

type CountedTime = { from: string; to: string; country: string | undefined };

const isOfTime = (petitionId: string, { from, to, country }: CountedTime) => sql`
  petition_id = ${petitionId} and state = 'confirmed'
  and confirmed_at >= ${from}::timestamptz and confirmed_at < ${to}::timestamptz
  ${country === undefined ? sql`` : sql`and country = ${country}`}`;

/** Holds the first counted signatures of a time; returns how many, and how many of it still count. */
export async function holdCountedSignatures(
  trx: Transaction,
  petitionId: string,
  time: CountedTime,
): Promise<{ held: number; remaining: number }> {
  const batch = randomBytes(batchBytes);
  const ids = await review(trx, petitionId, {
    kind: 'held',
    async change() {
      const { rows } = await sql<{ id: string }>`
        update signature set state = 'held', hold_cause = 'by_hand', hold_batch = ${batch}
        where id in (
          select id from signature
          where ${isOfTime(petitionId, time)}
          order by confirmed_at, id limit ${decidedMax} for update)
        returning id`.execute(trx);
      return rows.map(({ id }) => id);
    },
  });
  const { rows } = await sql<{ remaining: number }>`
    select count(*)::int as remaining from signature
    where ${isOfTime(petitionId, time)}`.execute(trx);
  return { held: ids.length, remaining: rows[0]?.remaining ?? 0 };
}

/** A page of what admins decided about signatures of a petition, the newest first. */
export const selectSignatureReviews = (
  db: Database,
  petitionId: string,
  { limit, after }: Page<{ createdAt: Date; id: string }>,
) =>
  db
    .selectFrom('signature_review')
    .select(['id', 'kind', 'signatures', 'created_at'])
    .where('petition_id', '=', petitionId)
    .where(
      after === undefined
        ? sql<boolean>`true`
        : sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id}::uuid)`,
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
