import { type Selectable, sql } from 'kysely';

import { type Database, type Transaction, transaction } from '../client.ts';
import { insertOutboxJob } from '../outbox/queries.ts';
import { type KeyRing, openerOf } from './key-ring.ts';
import { expiry, isAnonymised, isCollecting } from './queries.ts';
import { type NewSignature, mailOf, nothingPersonal, sealedSignature } from './rows.ts';
import type { SignatureTable } from './table.ts';

/** Of a row that is added or replaced. */
const renewed = { created_at: sql<Date>`now()`, code_tries: 0, reminded_at: null };

/**
 * Adds pending signatures, each of another petition or address, and requests their mails. Where an
 * address has signed before, at most one mail a day tells that; what is pending is then replaced as a
 * whole, with its id, so that each link and code confirms only what was submitted before its mail. One
 * statement, which always writes a row for each.
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
    .map((signature) => ({ ...sealedSignature(ring, signature), ...renewed }));
  // A form that is sent again because its answer was lost needs no second mail.
  const isDue = sql<boolean>`(${mailed}::boolean
    and signature.created_at < now() - interval '1 minute'
    and coalesce(signature.again_at < now() - interval '1 day', true))`;
  const isReplaced = sql<boolean>`(${isDue} and signature.state = 'pending')`;
  const either = <Column extends keyof (typeof rows)[number]>(column: Column) =>
    sql<Selectable<SignatureTable>[Column]>`case when ${isReplaced}
      then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`signature.${column}`)} end`;
  await db
    .with('saved', (query) =>
      query
        .insertInto('signature')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['petition_id', 'address_hash']).doUpdateSet({
            id: either('id'),
            first_name: either('first_name'),
            last_name: either('last_name'),
            email: either('email'),
            city: either('city'),
            reason: either('reason'),
            country: either('country'),
            language: either('language'),
            show_name: either('show_name'),
            wants_updates: either('wants_updates'),
            hold_cause: either('hold_cause'),
            hold_batch: either('hold_batch'),
            created_at: either('created_at'),
            code_tries: either('code_tries'),
            reminded_at: either('reminded_at'),
            again_at: sql<Date>`case when ${isDue} then now() else signature.again_at end`,
          }),
        )
        .returning([
          'id',
          sql<string | null>`case
            when old.id is null then 'signed'
            when new.again_at is distinct from old.again_at then 'again'
          end`.as('occasion'),
        ]),
    )
    .insertInto('outbox')
    .columns(['id', 'job', 'payload'])
    .expression((build) =>
      build
        .selectFrom('saved')
        .select([
          sql<string>`uuidv7()`.as('id'),
          sql<'mail.send'>`'mail.send'`.as('job'),
          sql<string>`jsonb_build_object(
            'about', 'signature', 'signatureId', id, 'occasion', occasion)`.as('payload'),
        ])
        .where('occasion', 'is not', null)
        .where(sql<boolean>`${mailed}::boolean`),
    )
    .execute();
}

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

/**
 * Confirms a pending signature; undefined if it does not exist, is too old, or the petition is over.
 * One with a reason is left to a transaction, which also submits the reason.
 */
export async function confirmSignature(
  db: Database,
  {
    id,
    petitionId,
    receiptHash,
    withReason = false,
  }: { id: string; petitionId: string; receiptHash: Buffer; withReason?: boolean },
): Promise<ConfirmedState | undefined> {
  const row = await db
    .updateTable('signature')
    .from('petition')
    .set({
      ...confirmed(receiptHash),
      state: sql<ConfirmedState>`case when hold_batch is null then 'confirmed' else 'held' end`,
    })
    .where('signature.id', '=', id)
    .where('signature.petition_id', '=', petitionId)
    .where('signature.state', '=', 'pending')
    .where(sql<boolean>`(${withReason} or reason is null)`)
    .where('signature.created_at', '>', expiry)
    .whereRef('petition.id', '=', 'signature.petition_id')
    .where(isCollecting)
    .returning(sql<ConfirmedState>`signature.state`.as('state'))
    .executeTakeFirst();
  return row?.state;
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
  const { anonymised } = await trx
    .selectFrom('petition')
    .select(isAnonymised.as('anonymised'))
    .where('id', '=', petitionId)
    .executeTakeFirstOrThrow();
  return anonymised ? 'anonymised' : 'gone';
}
