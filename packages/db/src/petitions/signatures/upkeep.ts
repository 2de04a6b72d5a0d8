// SPDX-License-Identifier: AGPL-3.0-or-later
import { confirmationDays } from '@kga/contracts/petitions';
import { sql } from 'kysely';

import type { Database, Transaction } from '../../core/client.ts';
import { insertOutboxJobs } from '../../core/outbox/queries.ts';
import { anonymousAfter, expiry, isAnonymised, isCollecting } from './queries.ts';
import { mailOf, nothingPersonal } from './rows.ts';

/** Rows of one statement. */
const batch = 1_000;

/** Requests a reminder for signatures that still wait for their confirmation; returns how many. */
export async function remindSigners(trx: Transaction): Promise<number> {
  const due = await trx
    .updateTable('signature')
    .set({ reminded_at: sql<Date>`now()` })
    .where('id', 'in', (build) =>
      build
        .selectFrom('signature')
        .innerJoin('petition', 'petition.id', 'signature.petition_id')
        .select('signature.id')
        .where('signature.state', '=', 'pending')
        .where('reminded_at', 'is', null)
        .where('signature.created_at', '>', expiry)
        .where(
          'signature.created_at',
          '<=',
          sql<Date>`now() - ${confirmationDays.remind} * interval '1 day'`,
        )
        .where(isCollecting)
        .orderBy('signature.created_at')
        .limit(batch)
        .forUpdate('signature')
        .skipLocked(),
    )
    .returning('id')
    .execute();
  const mails = due.map(({ id }) => mailOf(id, 'reminder'));
  await insertOutboxJobs(trx, 'mail.send', mails);
  return due.length;
}

/**
 * Deletes signatures that were not confirmed in time, or are still held half a year after the answer.
 * What others change meanwhile is left to the next run.
 */
export async function deleteExpiredSignatures(db: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with unconfirmed as (
      select id from signature where state = 'pending' and created_at <= ${expiry}
      limit ${batch} for update skip locked
    ), undecided as (
      select signature.id from petition join signature on petition_id = petition.id
      where state = 'held' and answered_at < ${anonymousAfter}
      limit ${batch} for update of signature skip locked
    )
    delete from signature
    where id in (select id from unconfirmed union all select id from undecided)`.execute(db);
  return Number(numAffectedRows);
}

const toMonth = (column: string) => sql<Date>`date_trunc('month', ${sql.ref(column)})`;

/**
 * Leaves country, month and receipt hash of withdrawn signatures, and of those of a petition that was
 * answered six months ago, and separates their reasons from them; returns how many. What others change
 * meanwhile is left to the next run.
 */
export async function anonymiseSignatures(db: Database): Promise<number> {
  const answered = sql<string>`select signature.id from petition
    cross join lateral (
      select id from signature
      where signature.petition_id = petition.id and address_hash is not null
        and state in ('confirmed', 'pending')
      limit ${batch} for update skip locked
    ) as signature
    where ${isAnonymised}`;
  const withdrawn = sql<string>`select id from (
      select id from signature where state = 'withdrawn' limit ${batch} for update skip locked
    ) as signature`;
  const { count } = await db
    .with('anonymised', (query) =>
      query
        .updateTable('signature')
        .set({
          ...nothingPersonal,
          // Ids made in order of time tell the time.
          id: sql<string>`gen_random_uuid()`,
          language: null,
          state: 'anonymised',
          created_at: toMonth('created_at'),
          confirmed_at: toMonth('confirmed_at'),
          withdrawn_at: toMonth('withdrawn_at'),
          reminded_at: null,
          again_at: null,
        })
        .where(sql<boolean>`id in ((${answered}) union all (${withdrawn}))`)
        .returning(sql<string>`old.id`.as('id')),
    )
    .with('separated', (query) =>
      query
        .updateTable('reason')
        .set({ signature_id: null, created_at: toMonth('created_at') })
        .where('signature_id', 'in', (build) => build.selectFrom('anonymised').select('id')),
    )
    .selectFrom('anonymised')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether nothing tells any more who signed a petition. */
export async function selectIsAnonymised(db: Database, petitionId: string): Promise<boolean> {
  const { anonymised } = await db
    .selectFrom('petition')
    .select(isAnonymised.as('anonymised'))
    .where('id', '=', petitionId)
    .executeTakeFirstOrThrow();
  return anonymised;
}

/** Signatures of our own petitions by state: by the partial indexes of the states, and by the running totals of those that count. */
export async function selectSignatureStates(db: Database) {
  const { rows } = await sql<{ petition: string; state: string; count: number }>`
    select slug as petition, found.state, found.count::float8 as count
    from petition join (
      select petition_id, 'pending' as state, count(*) as count
        from signature where state = 'pending' group by petition_id
      union all
      select petition_id, 'held', count(*) from signature where state = 'held' group by petition_id
      union all
      select petition_id, 'confirmed', sum(signatures)
        from signature_count where dimension = 'country' group by petition_id
    ) as found on petition_id = petition.id`.execute(db);
  return rows;
}
