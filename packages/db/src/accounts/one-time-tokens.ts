// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Selectable, sql } from 'kysely';
import { v7 } from 'uuid';

import type { Database, Transaction } from '../core/client.ts';
import type { OneTimeTokenTable, OneTimeTokenPurpose } from './table.ts';

export type OneTimeToken = Selectable<OneTimeTokenTable>;

export type NewOneTimeToken = {
  accountId: string;
  purpose: OneTimeTokenPurpose;
  /** The recipient of the mail. */
  email: string;
  tokenHash: Buffer;
  codeHash: Buffer;
  expiresAt: Date;
};

/** Stores a token in place of an earlier one of the same purpose. */
export async function upsertOneTimeToken(trx: Transaction, token: NewOneTimeToken): Promise<void> {
  const row = {
    id: v7(),
    purpose: token.purpose,
    email: token.email,
    token_hash: token.tokenHash,
    code_hash: token.codeHash,
    code_tries: 0,
    created_at: new Date(),
    expires_at: token.expiresAt,
  };
  await trx
    .insertInto('one_time_token')
    .values({ ...row, account_id: token.accountId })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(row))
    .execute();
}

export async function selectOneTimeToken(
  db: Database,
  tokenHash: Buffer,
  purposes: readonly OneTimeTokenPurpose[],
): Promise<OneTimeToken | undefined> {
  return db
    .selectFrom('one_time_token')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export const codeAttemptsMax = 5;

/**
 * Uses up one attempt of each token that was sent to an address and returns them. Runs outside of
 * any transaction, so that a rollback does not restore the attempt.
 */
export async function consumeCodeAttempt(
  db: Database,
  email: string,
  purposes: readonly OneTimeTokenPurpose[],
): Promise<OneTimeToken[]> {
  return db
    .updateTable('one_time_token')
    .set((row) => ({ code_tries: row('code_tries', '+', 1) }))
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('code_tries', '<', codeAttemptsMax)
    .returningAll()
    .execute();
}

/** Restores the attempts after a correct code. */
export async function refundCodeAttempts(db: Database, id: string): Promise<void> {
  await db.updateTable('one_time_token').set({ code_tries: 0 }).where('id', '=', id).execute();
}

/** Deletes a token; returns false where it was consumed or replaced meanwhile. */
export async function consumeOneTimeToken(trx: Transaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('one_time_token')
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Purposes, recipients and times of an account's tokens, without the hashes. */
export async function selectOpenTokens(db: Database, accountId: string) {
  return db
    .selectFrom('one_time_token')
    .select(['purpose', 'email', 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}

/** Invalidates an account's tokens, all or those of some purposes. */
export async function deleteOneTimeTokens(
  trx: Transaction,
  accountId: string,
  purposes?: readonly OneTimeTokenPurpose[],
): Promise<void> {
  await trx
    .deleteFrom('one_time_token')
    .where('account_id', '=', accountId)
    .$if(purposes !== undefined, (query) => query.where('purpose', 'in', purposes ?? []))
    .execute();
}

/** The new address of a pending change. */
export async function selectPendingEmail(db: Database, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('one_time_token')
    .select('email')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'change_email')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** The account with a pending change to an address; the newest request wins. */
export async function selectAccountByPendingEmail(db: Database, email: string) {
  return db
    .selectFrom('one_time_token')
    .innerJoin('account', 'account.id', 'one_time_token.account_id')
    .selectAll('account')
    .where(sql<string>`lower(one_time_token.email)`, '=', sql<string>`lower(${email})`)
    .where('one_time_token.purpose', '=', 'change_email')
    .where('one_time_token.expires_at', '>', sql<Date>`now()`)
    .orderBy('one_time_token.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
