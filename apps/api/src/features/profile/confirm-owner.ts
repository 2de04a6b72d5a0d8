import { type Account, type Schema, lockAccount } from '@kga/db';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { requireRecentSignIn } from '../../accounts/recent-sign-in.ts';
import { AppError } from '../../platform/errors.ts';

const refusal = (code: 'missing' | 'wrong') =>
  new AppError('validation_failed', { errors: [{ path: 'currentPassword', code }] });

/**
 * Makes sure that it is the account's holder who calls, and not who found the browser open: by the
 * password, or where there is none by a recent sign-in.
 *
 * @throws AppError
 */
export async function confirmOwner(
  request: FastifyRequest,
  account: Account,
  currentPassword: string | undefined,
): Promise<void> {
  if (account.password_hash === null) {
    requireRecentSignIn(request);
    return;
  }
  if (currentPassword === undefined) throw refusal('missing');
  const { rateLimits, passwords } = request.server.services;
  const attempt = { address: request.ip, account: account.id };
  await rateLimits.consume('confirm', attempt);
  if (!(await passwords.verify(account.password_hash, currentPassword))) throw refusal('wrong');
  await rateLimits.reset('confirm', attempt);
}

/**
 * Holds the account until the transaction ends, as it was when its holder was confirmed.
 *
 * @throws AppError `not_signed_in` where it is gone or got another password meanwhile
 */
export async function lockConfirmed(
  trx: Transaction<Schema>,
  confirmed: Account,
): Promise<Account> {
  const account = await lockAccount(trx, confirmed.id);
  if (account && account.password_hash === confirmed.password_hash) return account;
  throw new AppError('not_signed_in');
}
