import type { MailProof } from '@kga/contracts';
import { accountById, changeAccount, dropIdentities, dropProofs, lockAccount } from '@kga/db';

import { AppError } from '../errors.ts';
import { choosePassword } from './choose-password.ts';
import { tellHolder } from './notices.ts';
import type { People } from './people.ts';
import { findProof, takeProof } from './proofs.ts';
import { endSessions } from './sessions.ts';

export type PasswordReset = {
  proof: MailProof;
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
export async function resetPasswordByMail(people: People, given: PasswordReset): Promise<void> {
  const { db, redis, attempts, passwords } = people;
  const { address, device } = given;
  const attempt = { address, ...('email' in given.proof && { account: given.proof.email }) };
  await attempts.guard('proof', attempt);
  const proof = await findProof(people, given.proof, ['reset_password']);
  const owner = await accountById(db, proof.account_id);
  if (!owner) throw new AppError('proof_invalid');
  const { email, first_name: firstName, last_name: lastName } = owner;
  choosePassword(given.password, { email, firstName, lastName });
  const passwordHash = await passwords.hash(given.password);

  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, proof.account_id);
    await takeProof(trx, proof);
    // What went to an address that the account had before proves nothing of who has it now.
    if (account?.email.toLowerCase() !== proof.email.toLowerCase()) {
      throw new AppError('proof_invalid');
    }
    if (account.email_verified_at === null) await dropIdentities(trx, account.id);
    await changeAccount(trx, account.id, {
      password_hash: passwordHash,
      email_verified_at: account.email_verified_at ?? new Date(),
    });
    await dropProofs(trx, account.id);
    await tellHolder(people, trx, account, { about: 'password_changed', device });
    await endSessions(redis, account.id);
  });
  await attempts.clear('proof', attempt);
  // Whoever guessed at the old password has nobody wait for the new one.
  await attempts.clear('sign_in', { account: owner.email });
}
