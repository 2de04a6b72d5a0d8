// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ConfirmedSigner } from '@kga/contracts/petitions';
import type { KeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';

import { type Database, type Transaction, transaction } from '../../core/client.ts';
import { insertOutboxJob } from '../../core/outbox/queries.ts';
import { jsonOfRows } from '../../core/values.ts';
import { openerOf } from './keys.ts';
import { countSource, insertSources, lockedTotals, numberSignature } from './numbers.ts';
import { expiry, isCollecting } from './queries.ts';
import { type NewSignature, mailOf, sealedSignature, sealedSigner } from './rows.ts';
import { isAgainDue } from './write.ts';

/** Of a row that is added or replaced. */
const renewed = { created_at: sql<Date>`now()`, code_tries: 0, reminded_at: null };

/** What is suspicious is held; it counts once an admin has accepted it. */
export type ConfirmedState = 'confirmed' | 'held';

/** What became of a signature, and the count of its petition with it if it counts at once. */
export type ConfirmedSignature = { state: ConfirmedState; number: number | null };

/** Whether the link of a signature's mail is still valid, and so its receipt is shown again. */
const isRecent = sql<boolean>`signature.created_at > ${expiry}`;

const confirmed = (receiptHash: Buffer) => ({
  receipt_hash: receiptHash,
  confirmed_at: sql<Date>`now()`,
});

/** The country of a signer, and whether news of the petition is mailed. */
type SignedWishes = { country: string; updates: boolean };

type ReceiptHashOf = (id: string) => Buffer;

/**
 * Signs with an address that is verified already, in place of what waits for its confirmation: anyone
 * may have submitted that. Where the address has signed before, with that id as long as its receipt is
 * shown, and else without one.
 */
export async function insertConfirmedSignature(
  trx: Transaction,
  ring: KeyRing,
  signature: NewSignature,
  receiptHashOf: ReceiptHashOf,
): Promise<ConfirmedSignature & { id?: string; isNew: boolean }> {
  const state: ConfirmedState = signature.hold ? 'held' : 'confirmed';
  const { source, ...sealed } = sealedSignature(ring, signature);
  const row = {
    ...sealed,
    ...renewed,
    ...confirmed(receiptHashOf(sealed.id)),
    state,
    number: null,
    source: null,
  };
  const saved = await trx
    .insertInto('signature')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['petition_id', 'address_hash'])
        .doUpdateSet(row)
        .where('signature.state', '=', 'pending'),
    )
    .returning('id')
    .executeTakeFirst();
  if (!saved) {
    const { petition_id, address_hash } = row;
    const before = await trx
      .selectFrom('signature')
      .select(['id', 'state', 'number', 'email', 'receipt_hash', isRecent.as('isRecent')])
      .where((build) => build.and({ petition_id, address_hash }))
      .executeTakeFirst();
    const again = await trx
      .updateTable('signature')
      .set({ again_at: sql<Date>`now()` })
      .where((build) => build.and({ petition_id, address_hash }))
      .where(isAgainDue)
      .returning('id')
      .executeTakeFirst();
    if (again) await insertOutboxJob(trx, 'mail.send', mailOf(again.id, 'again'));
    // Another spelling may be another mailbox.
    const isOwn =
      before?.email &&
      openerOf(ring, before.id)('email', before.email).toLowerCase() ===
        signature.signer.email.toLowerCase();
    const isShown =
      isOwn && before.isRecent && before.receipt_hash?.equals(receiptHashOf(before.id));
    return {
      ...(isShown && { id: before.id }),
      state: before?.state === 'held' ? 'held' : 'confirmed',
      number: isOwn ? before.number : null,
      isNew: false,
    };
  }
  if (source !== null) await countSource(trx, { petitionId: row.petition_id, source });
  const number = state === 'confirmed' ? await numberSignature(trx, saved.id) : null;
  await insertOutboxJob(trx, 'mail.send', mailOf(saved.id, 'signed'));
  return { id: saved.id, state, number, isNew: true };
}

/** A signature whose mail's link or code was used. */
export type Confirmation = { id: string; petitionId: string; receiptHash: Buffer };

/**
 * Confirms pending signatures in one statement, and returns what became of them by id. Those that do not exist, are too
 * old, or whose petition is over are missing. Those with a reason are left to a transaction, which also submits it.
 */
export async function confirmSignatures(
  db: Database,
  confirmations: readonly Confirmation[],
  { withReason = false }: { withReason?: boolean } = {},
): Promise<ReadonlyMap<string, ConfirmedSignature & SignedWishes>> {
  // In one order, so that no two confirmations wait for each other's rows.
  const rows = confirmations
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, petitionId, receiptHash }) => ({
      id,
      petition_id: petitionId,
      receipt_hash: receiptHash,
    }));
  const result = await sql<SignedWishes & ConfirmedSignature & { id: string }>`
    with pending as materialized (
      select submitted.id, submitted.petition_id, submitted.receipt_hash, locked.hold_batch, locked.source
      from json_populate_recordset(null::signature, ${jsonOfRows(rows)}::json) as submitted
      -- One after the other by their ids, whatever the planner knows of the table.
      cross join lateral (
        select signature.hold_batch, signature.source
        from signature join petition on petition.id = signature.petition_id
        where signature.id = submitted.id
          and signature.petition_id = submitted.petition_id
          and signature.state = 'pending'
          and signature.created_at > ${expiry}
          and (${withReason}::boolean or signature.reason is null)
          and ${isCollecting}
        for no key update of signature
      ) as locked
    ), total as materialized (
      ${lockedTotals(sql`select petition_id from pending where hold_batch is null`)}
    ), numbered as materialized (
      select pending.id, pending.petition_id, pending.receipt_hash, pending.source,
        case when hold_batch is null then total.signatures
          + row_number() over (partition by pending.petition_id, hold_batch is null order by id)
        end::int as number
      from pending left join total on total.petition_id = pending.petition_id
    ), counted as (
      ${insertSources(sql`(select * from numbered)`)}
    )
    update signature set
      receipt_hash = numbered.receipt_hash,
      confirmed_at = now(),
      state = case when hold_batch is null then 'confirmed' else 'held' end,
      number = numbered.number,
      source = null
    from numbered
    where signature.id = numbered.id
    returning signature.id, signature.state, signature.number, signature.country,
      signature.wants_updates as updates`.execute(db);
  return new Map(result.rows.map(({ id, ...signature }) => [id, signature]));
}

/** Replaces what was submitted by what the holder of the mailbox confirms; in the transaction that does. */
export async function updatePendingSignature(
  trx: Transaction,
  ring: KeyRing,
  { id, petitionId }: Pick<Confirmation, 'id' | 'petitionId'>,
  signer: ConfirmedSigner,
): Promise<void> {
  await trx
    .updateTable('signature')
    .set(sealedSigner(ring, id, signer))
    .where('id', '=', id)
    .where('petition_id', '=', petitionId)
    .where('state', '=', 'pending')
    .execute();
}

/** A signature that was confirmed with this receipt, as long as its link is valid. */
export async function selectConfirmedSignature(
  db: Database,
  { id, petitionId, receiptHash }: Confirmation,
) {
  return db
    .selectFrom('signature')
    .select(['state', 'number', 'country', 'wants_updates as updates'])
    .where('id', '=', id)
    .where('petition_id', '=', petitionId)
    .where('receipt_hash', '=', receiptHash)
    .where('state', 'in', ['confirmed', 'held'])
    .where(isRecent)
    .$narrowType<{ state: ConfirmedState }>()
    .executeTakeFirst();
}

const codeTriesMax = 5;

/** The pending signature of an address, of which one attempt to enter the code is used up. */
export async function consumeSignatureCode(
  db: Database,
  { petitionId, addressHash }: Pick<NewSignature, 'petitionId' | 'addressHash'>,
): Promise<string | undefined> {
  return transaction(db, async (trx) => {
    // The time of a write to disk would tell whether the address has signed.
    await sql`set local synchronous_commit = off`.execute(trx);
    const row = await trx
      .updateTable('signature')
      .set((current) => ({ code_tries: current('code_tries', '+', 1) }))
      .where('petition_id', '=', petitionId)
      .where('address_hash', '=', addressHash)
      .where('state', '=', 'pending')
      .where('code_tries', '<', codeTriesMax)
      .where('created_at', '>', expiry)
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  });
}
