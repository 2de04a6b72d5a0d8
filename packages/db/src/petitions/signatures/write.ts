// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ConfirmedSigner } from '@kga/contracts/petitions';
import type { KeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';

import { type Database, type Transaction, transaction } from '../../core/client.ts';
import { insertOutboxJob } from '../../core/outbox/queries.ts';
import { jsonOfRows } from '../../core/values.ts';
import { openerOf } from './keys.ts';
import { expiry, isCollecting } from './queries.ts';
import {
  type NewSignature,
  mailOf,
  nothingPersonal,
  sealedSignature,
  sealedSigner,
} from './rows.ts';
import { selectIsAnonymised } from './upkeep.ts';

/** Of a row that is added or replaced. */
const renewed = { created_at: sql<Date>`now()`, code_tries: 0, reminded_at: null };

const submittedColumns = [
  'id',
  'petition_id',
  'address_hash',
  'first_name',
  'last_name',
  'email',
  'city',
  'reason',
  'country',
  'language',
  'show_name',
  'wants_updates',
  'hold_cause',
  'hold_batch',
] as const satisfies readonly (keyof ReturnType<typeof sealedSignature>)[];

/**
 * Adds pending signatures, each of another petition or address, and requests their mails. What is pending
 * is replaced as a whole, with its id and another mail, so that each link and code confirms only what was
 * submitted before its mail, and an earlier form cannot keep the holder of a mailbox from signing. Where the address has
 * signed, at most one mail a day tells that. One statement, which always writes a row for each.
 */
export async function insertSignatures(
  db: Database,
  ring: KeyRing,
  signatures: readonly NewSignature[],
  { mailed = true }: { mailed?: boolean } = {},
): Promise<void> {
  // In one order everywhere, so that no two statements wait for each other's rows.
  const rows = signatures
    .toSorted((one, other) => one.addressHash.compare(other.addressHash))
    .map((signature) => sealedSignature(ring, signature));
  const isDue = sql<boolean>`(${mailed}::boolean and case signature.state
    when 'pending' then ${isResubmitted} else ${isAgainDue} end)`;
  const replaced = [...submittedColumns, 'created_at', 'code_tries', 'reminded_at'] as const;
  const assignments = replaced
    .filter((column) => column !== 'petition_id' && column !== 'address_hash')
    .map(
      (column) => sql`${sql.ref(column)} = case when ${isDue} and signature.state = 'pending'
        then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`signature.${column}`)} end`,
    );
  const columns = sql.join(submittedColumns.map((column) => sql.ref(column)));
  await sql`
    with saved as (
      insert into signature (${columns})
      select ${columns} from json_populate_recordset(null::signature, ${jsonOfRows(rows)}::json)
      on conflict (petition_id, address_hash) do update set
        ${sql.join(assignments)},
        again_at = case when ${isDue} then now() else signature.again_at end
      returning signature.id, case
        when old.id is null then 'signed'
        when new.again_at is distinct from old.again_at then 'again'
      end as occasion
    )
    insert into outbox (id, job, payload)
    select uuidv7(), 'mail.send', jsonb_build_object(
      'about', 'signature', 'signatureId', id, 'occasion', occasion)
    from saved
    where occasion is not null and ${mailed}::boolean`.execute(db);
}

/** A form that is sent again because its answer was lost needs no other mail. */
const isResubmitted = sql<boolean>`signature.created_at < now() - interval '1 minute'`;

/** Whether who has signed gets a mail about signing again, which is one a day. */
const isAgainDue = sql<boolean>`(${isResubmitted} and coalesce(signature.again_at < now() - interval '1 day', true))`;

/** What is suspicious is held; it counts once an admin has accepted it. */
export type ConfirmedState = 'confirmed' | 'held';

/** Whether the link of a signature's mail is still valid, and so its receipt is shown again. */
const isRecent = sql<boolean>`signature.created_at > ${expiry}`;

const confirmed = (receiptHash: Buffer) => ({
  receipt_hash: receiptHash,
  confirmed_at: sql<Date>`now()`,
});

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
): Promise<{ id?: string; state: ConfirmedState; isNew: boolean }> {
  const state: ConfirmedState = signature.hold ? 'held' : 'confirmed';
  const sealed = sealedSignature(ring, signature);
  const row = { ...sealed, ...renewed, ...confirmed(receiptHashOf(sealed.id)), state };
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
      .select(['id', 'state', 'email', 'receipt_hash', isRecent.as('isRecent')])
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
      isNew: false,
    };
  }
  await insertOutboxJob(trx, 'mail.send', mailOf(saved.id, 'signed'));
  return { id: saved.id, state, isNew: true };
}

/** A signature whose mail's link or code was used. */
export type Confirmation = { id: string; petitionId: string; receiptHash: Buffer };

/**
 * Confirms pending signatures in one statement, and returns their states by id. Those that do not exist, are too
 * old, or whose petition is over are missing. Those with a reason are left to a transaction, which also submits it.
 */
export async function confirmSignatures(
  db: Database,
  confirmations: readonly Confirmation[],
  { withReason = false }: { withReason?: boolean } = {},
): Promise<ReadonlyMap<string, ConfirmedState>> {
  // In one order, so that no two confirmations wait for each other's rows.
  const rows = confirmations
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, petitionId, receiptHash }) => ({
      id,
      petition_id: petitionId,
      receipt_hash: receiptHash,
    }));
  const result = await sql<{ id: string; state: ConfirmedState }>`
    with confirmed as materialized (
      select submitted.id, submitted.receipt_hash
      from json_populate_recordset(null::signature, ${jsonOfRows(rows)}::json) as submitted
      -- One after the other by their ids, whatever the planner knows of the table.
      cross join lateral (
        select from signature join petition on petition.id = signature.petition_id
        where signature.id = submitted.id
          and signature.petition_id = submitted.petition_id
          and signature.state = 'pending'
          and signature.created_at > ${expiry}
          and (${withReason}::boolean or signature.reason is null)
          and ${isCollecting}
        for no key update of signature
      ) as pending
    )
    update signature set
      receipt_hash = confirmed.receipt_hash,
      confirmed_at = now(),
      state = case when hold_batch is null then 'confirmed' else 'held' end
    from confirmed
    where signature.id = confirmed.id
    returning signature.id, signature.state`.execute(db);
  return new Map(result.rows.map(({ id, state }) => [id, state]));
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

/** The state of a signature that was confirmed with this receipt as long as its link is valid. */
export async function selectConfirmedState(
  db: Database,
  { id, petitionId, receiptHash }: { id: string; petitionId: string; receiptHash: Buffer },
): Promise<ConfirmedState | undefined> {
  const row = await db
    .selectFrom('signature')
    .select('state')
    .where('id', '=', id)
    .where('petition_id', '=', petitionId)
    .where('receipt_hash', '=', receiptHash)
    .where('state', 'in', ['confirmed', 'held'])
    .where(isRecent)
    .$narrowType<{ state: ConfirmedState }>()
    .executeTakeFirst();
  return row?.state;
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

/**
 * Withdraws a signature and deletes what tells who signed. `gone`: it did not count, or no longer does;
 * `anonymised`: it counts for good, because nothing tells whose it is.
 */
export async function withdrawSignature(
  trx: Transaction,
  { id, petitionId }: { id: string; petitionId: string },
): Promise<'withdrawn' | 'gone' | 'anonymised'> {
  const own = { id, petition_id: petitionId };
  await trx
    .deleteFrom('signature')
    .where((build) => build.and(own))
    .where('state', 'in', ['pending', 'held'])
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('signature')
    .set({ ...nothingPersonal, state: 'withdrawn', withdrawn_at: sql<Date>`now()` })
    .where((build) => build.and(own))
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) {
    // Only now: another transaction may have added it while this one waited for the row.
    await trx.deleteFrom('reason').where('signature_id', '=', id).execute();
    return 'withdrawn';
  }
  return (await selectIsAnonymised(trx, petitionId)) ? 'anonymised' : 'gone';
}
