import type { MailProof } from '@kga/contracts';
import {
  type Account,
  type AccountProof,
  type Schema,
  changeAccount,
  dropProofs,
  isEmailTaken,
  lockAccount,
} from '@kga/db';
import type { Transaction } from 'kysely';

import { AppError } from '../errors.ts';
import { tellHolder } from './notices.ts';
import type { People } from './people.ts';
import { findProof, takeProof } from './proofs.ts';

/** The account takes the address on that it has shown to be its own. */
async function takeAddressOn(
  people: People,
  trx: Transaction<Schema>,
  account: Account,
  email: string,
): Promise<void> {
  if (await isEmailTaken(trx, email, { accountId: account.id })) throw new AppError('email_taken');
  await changeAccount(trx, account.id, { email, email_verified_at: new Date() });
  // What was sent to the old address is worth nothing from here on.
  await dropProofs(trx, account.id);
  await tellHolder(people, trx, account, { about: 'email_changed' });
}

async function apply(people: People, trx: Transaction<Schema>, proof: AccountProof): Promise<void> {
  const account = await lockAccount(trx, proof.account_id);
  await takeProof(trx, proof);
  if (!account) throw new AppError('proof_invalid');
  if (proof.purpose === 'change_email') return takeAddressOn(people, trx, account, proof.email);
  if (account.email.toLowerCase() !== proof.email.toLowerCase()) {
    throw new AppError('proof_invalid');
  }
  await changeAccount(trx, account.id, { email_verified_at: new Date() });
}

/**
 * Verifies the address that a mail went to, once. Answers the address.
 *
 * @throws AppError `proof_invalid`, `email_taken`, `rate_limited`
 */
export async function verifyAddress(
  people: People,
  given: MailProof,
  address: string,
): Promise<string> {
  const attempt = { address, ...('email' in given && { account: given.email }) };
  await people.attempts.guard('proof', attempt);
  const proof = await findProof(people, given, ['verify_email', 'change_email']);
  await people.db.transaction().execute((trx) => apply(people, trx, proof));
  await people.attempts.clear('proof', attempt);
  return proof.email;
}
