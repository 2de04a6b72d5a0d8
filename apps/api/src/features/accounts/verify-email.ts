// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OneTimeTokenBody } from '@kga/contracts/core';
import {
  type Account,
  type OneTimeToken,
  updateAccount,
  deleteOneTimeTokens,
  isEmailTaken,
  lockAccount,
} from '@kga/db/accounts';
import { type Transaction, transaction } from '@kga/db/core';

import { findOneTimeToken, consumeToken } from '../../accounts/one-time-tokens.ts';
import { notifyAccountOwner } from '../../accounts/security-notifications.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** Completes a change of address. @throws AppError `email_taken` */
async function changeEmail(
  services: Services,
  trx: Transaction,
  account: Account,
  email: string,
): Promise<void> {
  if (await isEmailTaken(trx, email, { accountId: account.id })) throw new AppError('email_taken');
  await updateAccount(trx, account.id, { email, email_verified_at: new Date() });
  // Tokens that were sent to the old address become invalid.
  await deleteOneTimeTokens(trx, account.id);
  await notifyAccountOwner(services, trx, account, { about: 'email_changed' });
}

async function applyToken(
  services: Services,
  trx: Transaction,
  token: OneTimeToken,
): Promise<void> {
  const account = await lockAccount(trx, token.account_id);
  await consumeToken(trx, token);
  if (!account) throw new AppError('proof_invalid');
  if (token.purpose === 'change_email') return changeEmail(services, trx, account, token.email);
  if (account.email.toLowerCase() !== token.email.toLowerCase()) {
    throw new AppError('proof_invalid');
  }
  await updateAccount(trx, account.id, { email_verified_at: new Date() });
}

/**
 * Verifies the address that a mail was sent to, or completes the change to it.
 * @param address the caller's IP address
 * @returns the verified email address
 * @throws AppError `proof_invalid`, `email_taken`, `rate_limited`
 */
export async function verifyEmail(
  services: Services,
  input: OneTimeTokenBody,
  address: string,
): Promise<string> {
  const { db, rateLimits } = services;
  const attempt = { address, ...('email' in input && { account: input.email }) };
  await rateLimits.consume('proof', attempt);
  const token = await findOneTimeToken(services, input, ['verify_email', 'change_email']);
  await transaction(db, (trx) => applyToken(services, trx, token));
  await rateLimits.reset('proof', attempt);
  return token.email;
}
