import { type Selectable, type Transaction, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Database } from '../client.ts';
import type { Schema } from '../schema.ts';
import type { Account } from './queries.ts';
import type { OneTimeTokenTable, OneTimeTokenPurpose } from './table.ts';

export type OneTimeToken = Selectable<OneTimeTokenTable>;

export type NewOneTimeToken = {
  accountId: string;
  purpose: OneTimeTokenPurpose;
  /** Where the mail goes. */
  email: string;
  tokenHash: Buffer;
  codeHash: Buffer;
  expiresAt: Date;
};

/** Keeps a proof in place of an earlier one of the same purpose. */
export async function upsertOneTimeToken(
  trx: Transaction<Schema>,
  proof: NewOneTimeToken,
): Promise<void> {
  const row = {
    id: uuidv7(),
    purpose: proof.purpose,
    email: proof.email,
    token_hash: proof.tokenHash,
    code_hash: proof.codeHash,
    code_tries: 0,
    created_at: new Date(),
    expires_at: proof.expiresAt,
  };
  await trx
    .insertInto('account_proof')
    .values({ ...row, account_id: proof.accountId })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(row))
    .execute();
}

/** The proof of a link's token. */
export async function selectOneTimeToken(
  db: Database,
  tokenHash: Buffer,
  purposes: readonly OneTimeTokenPurpose[],
): Promise<OneTimeToken | undefined> {
  return db
    .selectFrom('account_proof')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Wrong codes that a proof allows. */
export const codeAttemptsMax = 5;

/**
 * The proofs that were sent to an address, one try of each used up by asking. Outside of any
 * transaction, so that the try counts whatever becomes of it.
 */
export async function consumeCodeAttempt(
  db: Database,
  email: string,
  purposes: readonly OneTimeTokenPurpose[],
): Promise<OneTimeToken[]> {
  return db
    .updateTable('account_proof')
    .set((row) => ({ code_tries: row('code_tries', '+', 1) }))
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('code_tries', '<', codeAttemptsMax)
    .returningAll()
    .execute();
}

/** Gives the tries back to whoever had the right code. */
export async function refundCodeAttempts(db: Database, id: string): Promise<void> {
  await db.updateTable('account_proof').set({ code_tries: 0 }).where('id', '=', id).execute();
}

/** Uses a proof up; false where somebody else did, or a newer one took its place. */
export async function consumeOneTimeToken(trx: Transaction<Schema>, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('account_proof')
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Makes every link and code of an account void. */
export async function deleteOneTimeTokens(
  trx: Transaction<Schema>,
  accountId: string,
): Promise<void> {
  await trx.deleteFrom('account_proof').where('account_id', '=', accountId).execute();
}

/** Makes an account's link and code of one purpose void. */
export async function deleteOneTimeToken(
  trx: Transaction<Schema>,
  accountId: string,
  purpose: OneTimeTokenPurpose,
): Promise<void> {
  await trx
    .deleteFrom('account_proof')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
}

/** A change of address that waits to be confirmed. */
export async function selectPendingEmail(db: Database, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('account_proof')
    .select('email')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'change_email')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** The account that waits to change to an address, the last one where several do. */
export async function selectAccountByPendingEmail(
  db: Database,
  email: string,
): Promise<Account | undefined> {
  return db
    .selectFrom('account_proof')
    .innerJoin('account', 'account.id', 'account_proof.account_id')
    .selectAll('account')
    .where(sql<string>`lower(account_proof.email)`, '=', sql<string>`lower(${email})`)
    .where('account_proof.purpose', '=', 'change_email')
    .where('account_proof.expires_at', '>', sql<Date>`now()`)
    .orderBy('account_proof.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
