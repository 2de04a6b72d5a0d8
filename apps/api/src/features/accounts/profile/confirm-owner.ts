// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Account, lockAccount } from '@kga/db/accounts';
import type { Transaction } from '@kga/db/core';
import type { FastifyRequest } from 'fastify';

import { requireRecentSignIn } from '../../../accounts/guards.ts';
import { AppError } from '../../../platform/errors.ts';

const refusal = (code: 'missing' | 'wrong') =>
  new AppError('validation_failed', { errors: [{ path: 'currentPassword', code }] });

/**
 * Confirms that the caller owns the account, rather than found an unlocked browser: by the
 * password, or by a recent sign-in for an account without one.
 * @throws AppError `validation_failed`, `sign_in_again`, `rate_limited`
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

/** Locks a confirmed owner's account. @throws AppError `not_signed_in` if it changed since */
export async function lockConfirmed(trx: Transaction, confirmed: Account): Promise<Account> {
  const account = await lockAccount(trx, confirmed.id);
  if (account && account.password_hash === confirmed.password_hash) return account;
  throw new AppError('not_signed_in');
}
