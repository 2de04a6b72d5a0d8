import type { OneTimeTokenBody } from '@kga/contracts';
import {
  selectAccount,
  updateAccount,
  deleteIdentities,
  deleteOneTimeTokens,
  lockAccount,
} from '@kga/db';

import { choosePassword } from '../../accounts/choose-password.ts';
import { findOneTimeToken, consumeToken } from '../../accounts/one-time-tokens.ts';
import { notifyAccountOwner } from '../../accounts/security-notifications.ts';
import { revokeSessions } from '../../accounts/sessions.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

export type PasswordReset = {
  proof: OneTimeTokenBody;
  password: string;
  /** The caller's. */
  address: string;
  device: string;
};

/**
 * Sets a new password by what a mail gave. It ends every session, and takes away what somebody may
 * have planted in an account whose address was never verified.
 *
 * @throws AppError `proof_invalid`, `validation_failed`, `rate_limited`, `overloaded`
 */
export async function resetPasswordByMail(people: Services, given: PasswordReset): Promise<void> {
  const { db, redis, rateLimits, passwords } = people;
  const { address, device } = given;
  const attempt = { address, ...('email' in given.proof && { account: given.proof.email }) };
  await rateLimits.consume('proof', attempt);
  const proof = await findOneTimeToken(people, given.proof, ['reset_password']);
  const owner = await selectAccount(db, proof.account_id);
  if (!owner) throw new AppError('proof_invalid');
  const { email, first_name: firstName, last_name: lastName } = owner;
  choosePassword(given.password, { email, firstName, lastName });
  const passwordHash = await passwords.hash(given.password);

  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, proof.account_id);
    await consumeToken(trx, proof);
    // What went to an address that the account had before proves nothing of who has it now.
    if (account?.email.toLowerCase() !== proof.email.toLowerCase()) {
      throw new AppError('proof_invalid');
    }
    if (account.email_verified_at === null) await deleteIdentities(trx, account.id);
    await updateAccount(trx, account.id, {
      password_hash: passwordHash,
      email_verified_at: account.email_verified_at ?? new Date(),
    });
    await deleteOneTimeTokens(trx, account.id);
    await notifyAccountOwner(people, trx, account, { about: 'password_changed', device });
    await revokeSessions(redis, account.id);
  });
  await rateLimits.reset('proof', attempt);
  // Whoever guessed at the old password has nobody wait for the new one.
  await rateLimits.reset('sign_in', { account: owner.email });
}
