// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Role, SignInMethod } from '@kga/contracts/accounts';
import { type Language, fullName } from '@kga/contracts/core';
import { type Selectable, type Updateable, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { v4, v7 } from 'uuid';

import type { Database, Transaction } from '../core/client.ts';
import type { AccountTable } from './table.ts';

export type Account = Selectable<AccountTable>;

/** The name by which mails and the audit log address an account. */
export const accountName = ({
  first_name: firstName,
  last_name: lastName,
}: Pick<Account, 'first_name' | 'last_name'>): string => fullName({ firstName, lastName });

export type NewAccount = {
  email: string;
  firstName: string;
  lastName: string;
  /** Null for accounts that sign in by providers only. */
  passwordHash: string | null;
  language: Language;
  emailVerified?: boolean;
  role?: Role;
};

export async function selectAccount(db: Database, id: string): Promise<Account | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account of an address, compared case-insensitively. */
export async function selectAccountByEmail(db: Database, email: string) {
  // Postgres cannot store NUL in text.
  if (email.includes('\0')) return undefined;
  return db
    .selectFrom('account')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst();
}

export async function lockAccount(trx: Transaction, id: string): Promise<Account | undefined> {
  return trx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Inserts an account; undefined where its address is taken. */
export async function insertAccount(trx: Transaction, account: NewAccount) {
  return trx
    .insertInto('account')
    .values({
      id: v4(),
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      password_hash: account.passwordHash,
      language: account.language,
      email_verified_at: account.emailVerified ? new Date() : null,
      ...(account.role && { role: account.role }),
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateAccount(
  trx: Transaction,
  id: string,
  change: Omit<Updateable<AccountTable>, 'id' | 'created_at'>,
): Promise<Account | undefined> {
  return trx
    .updateTable('account')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Whether another account has the address. Call it after `lockAccount`; the unique index still
 * decides between concurrent transactions.
 */
export async function isEmailTaken(db: Database, email: string, except?: { accountId: string }) {
  const account = await selectAccountByEmail(db, email);
  return account !== undefined && account.id !== except?.accountId;
}

/** Whether an error is the violation of the unique index on email addresses. */
export const isEmailConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '23505' && error.constraint === 'account_email';

export type SignIn = { accountId: string; method: SignInMethod; device: string };

/**
 * Records a sign-in. `unfamiliar` if the account has signed in before, but no stored sign-in has this
 * method and device. Call it before `last_signed_in_at` is updated.
 */
export async function insertSignIn(trx: Transaction, { accountId, method, device }: SignIn) {
  const known = await trx
    .selectFrom('account')
    .leftJoin('sign_in', 'sign_in.account_id', 'account.id')
    .select([
      'account.last_signed_in_at',
      sql<boolean | null>`bool_or(method = ${method} and device = ${device})`.as('familiar'),
    ])
    .where('account.id', '=', accountId)
    .groupBy('account.id')
    .executeTakeFirst();
  await trx
    .insertInto('sign_in')
    .values({ id: v7(), account_id: accountId, method, device })
    .execute();
  // Old sign-ins are purged; the time of the last one stays.
  const cameBefore = known !== undefined && known.last_signed_in_at !== null;
  return { unfamiliar: cameBefore && known.familiar !== true };
}
