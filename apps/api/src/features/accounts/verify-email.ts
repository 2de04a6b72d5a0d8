import type { OneTimeTokenBody } from '@kga/contracts';
import {
  type Account,
  type OneTimeToken,
  type Schema,
  updateAccount,
  deleteOneTimeTokens,
  isEmailTaken,
  lockAccount,
} from '@kga/db';
import type { Transaction } from 'kysely';

import { findOneTimeToken, consumeToken } from '../../accounts/one-time-tokens.ts';
import { notifyAccountOwner } from '../../accounts/security-notifications.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** The account takes the address on that it has shown to be its own. */
async function takeAddressOn(
  people: Services,
  trx: Transaction<Schema>,
  account: Account,
  email: string,
): Promise<void> {
  if (await isEmailTaken(trx, email, { accountId: account.id })) throw new AppError('email_taken');
  await updateAccount(trx, account.id, { email, email_verified_at: new Date() });
  // What was sent to the old address is worth nothing from here on.
  await deleteOneTimeTokens(trx, account.id);
  await notifyAccountOwner(people, trx, account, { about: 'email_changed' });
}

async function apply(
  people: Services,
  trx: Transaction<Schema>,
  proof: OneTimeToken,
): Promise<void> {
  const account = await lockAccount(trx, proof.account_id);
  await consumeToken(trx, proof);
  if (!account) throw new AppError('proof_invalid');
  if (proof.purpose === 'change_email') return takeAddressOn(people, trx, account, proof.email);
  if (account.email.toLowerCase() !== proof.email.toLowerCase()) {
    throw new AppError('proof_invalid');
  }
  await updateAccount(trx, account.id, { email_verified_at: new Date() });
}

/**
 * Verifies the address that a mail went to, once. Answers the address.
 *
 * @throws AppError `proof_invalid`, `email_taken`, `rate_limited`
 */
export async function verifyAddress(
  people: Services,
  given: OneTimeTokenBody,
  address: string,
): Promise<string> {
  const attempt = { address, ...('email' in given && { account: given.email }) };
  await people.rateLimits.consume('proof', attempt);
  const proof = await findOneTimeToken(people, given, ['verify_email', 'change_email']);
  await people.db.transaction().execute((trx) => apply(people, trx, proof));
  await people.rateLimits.reset('proof', attempt);
  return proof.email;
}
