// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OneTimeTokenBody } from '@kga/contracts/core';
import {
  selectAccount,
  updateAccount,
  deleteIdentities,
  deleteOneTimeTokens,
  lockAccount,
} from '@kga/db/accounts';
import { transaction } from '@kga/db/core';

import { checkPassword } from '../../accounts/check-password.ts';
import { findOneTimeToken, consumeToken } from '../../accounts/one-time-tokens.ts';
import { notifyAccountOwner } from '../../accounts/security-notifications.ts';
import { revokeSessions } from '../../accounts/sessions.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

export type PasswordReset = {
  proof: OneTimeTokenBody;
  password: string;
  address: string;
  device: string;
};

/**
 * Sets a new password by a one-time token. Ends every session. If the address was never verified,
 * unlinks all providers, which someone else may have linked.
 * @throws AppError `proof_invalid`, `validation_failed`, `rate_limited`, `overloaded`
 */
export async function resetPassword(
  services: Services,
  { proof, password, address, device }: PasswordReset,
): Promise<void> {
  const { db, redis, rateLimits, passwords } = services;
  const attempt = { address, ...('email' in proof && { account: proof.email }) };
  await rateLimits.consume('proof', attempt);
  const token = await findOneTimeToken(services, proof, ['reset_password']);
  const owner = await selectAccount(db, token.account_id);
  if (!owner) throw new AppError('proof_invalid');
  const { email, first_name: firstName, last_name: lastName } = owner;
  checkPassword(password, { email, firstName, lastName });
  const passwordHash = await passwords.hash(password);

  await transaction(db, async (trx) => {
    const account = await lockAccount(trx, token.account_id);
    await consumeToken(trx, token);
    // A mail to an earlier address does not prove ownership of the current one.
    if (account?.email.toLowerCase() !== token.email.toLowerCase()) {
      throw new AppError('proof_invalid');
    }
    if (account.email_verified_at === null) await deleteIdentities(trx, account.id);
    await updateAccount(trx, account.id, {
      password_hash: passwordHash,
      email_verified_at: account.email_verified_at ?? new Date(),
    });
    await deleteOneTimeTokens(trx, account.id);
    await notifyAccountOwner(services, trx, account, { about: 'password_changed', device });
    await revokeSessions(redis, account.id);
  });
  await rateLimits.reset('proof', attempt);
  // Failed attempts with the old password must not delay a sign-in with the new one.
  await rateLimits.reset('sign_in', { account: owner.email });
  await rateLimits.rememberNetwork({ address, account: owner.email });
}
