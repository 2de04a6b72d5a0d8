import type { Language, Role, SignInMethod } from '@kga/contracts';
import { type Selectable, type Transaction, type Updateable, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';

import type { Database } from '../client.ts';
import type { Schema } from '../schema.ts';
import type { AccountTable } from './table.ts';

export type Account = Selectable<AccountTable>;

export type NewAccount = {
  email: string;
  firstName: string;
  lastName: string;
  /** Null where one signs in by others only. */
  passwordHash: string | null;
  language: Language;
  /** That the address is known to be theirs. */
  emailVerified?: boolean;
  role?: Role;
};

export async function selectAccount(db: Database, id: string): Promise<Account | undefined> {
  return db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account of an address, in whatever case it is written. */
export async function selectAccountByEmail(
  db: Database,
  email: string,
): Promise<Account | undefined> {
  // Postgres' text holds no NUL.
  if (email.includes('\0')) return undefined;
  return db
    .selectFrom('account')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst();
}

/** The account, which nobody else changes until the transaction ends. */
export async function lockAccount(
  trx: Transaction<Schema>,
  id: string,
): Promise<Account | undefined> {
  return trx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Makes an account, or nothing where its address has one. */
export async function insertAccount(
  trx: Transaction<Schema>,
  account: NewAccount,
): Promise<Account | undefined> {
  return trx
    .insertInto('account')
    .values({
      id: uuidv4(),
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

/** Changes what is given and answers the account as it is now. */
export async function updateAccount(
  trx: Transaction<Schema>,
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
 * Whether another account has the address. Ask after `lockAccount`; the unique index has the last
 * word.
 */
export async function isEmailTaken(
  db: Database,
  email: string,
  except?: { accountId: string },
): Promise<boolean> {
  const account = await selectAccountByEmail(db, email);
  return account !== undefined && account.id !== except?.accountId;
}

/** Whether an account was refused an address because another one has it. */
export const isEmailConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '23505' && error.constraint === 'account_email';

/** Takes every provider away; how many there were. */
export async function deleteIdentities(
  trx: Transaction<Schema>,
  accountId: string,
): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('account_identity')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export type SignIn = { accountId: string; method: SignInMethod; device: string };

/**
 * Notes a sign-in. `unfamiliar` where the account has signed in before, but never in this way from
 * such a device as far as is still known. Ask before `last_signed_in_at` is changed.
 */
export async function insertSignIn(
  trx: Transaction<Schema>,
  { accountId, method, device }: SignIn,
): Promise<{ unfamiliar: boolean }> {
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
    .values({ id: uuidv7(), account_id: accountId, method, device })
    .execute();
  // Sign-ins are forgotten after a while; that there were any is not.
  const cameBefore = known !== undefined && known.last_signed_in_at !== null;
  return { unfamiliar: cameBefore && known.familiar !== true };
}
