import { setTimeout } from 'node:timers/promises';

import { type Account, accountByEmail, accountByPendingEmail } from '@kga/db';

import type { People } from './people.ts';
import { type ProofRequest, issueProof } from './proofs.ts';

/** Does nothing for an address that has no use for such a mail. */
type Choose = (people: People, email: string) => Promise<ProofRequest | undefined>;

/** Verifies an address: the account's own, or the one that it waits to change to. */
export const verifying: Choose = async ({ db }, email) => {
  const account = await accountByEmail(db, email);
  if (account) return account.email_verified_at === null ? verifyOwn(account) : undefined;
  const changing = await accountByPendingEmail(db, email);
  return changing && { account: changing, purpose: 'change_email', email };
};

const verifyOwn = (account: Account): ProofRequest => ({ account, purpose: 'verify_email' });

export const resetting: Choose = async ({ db }, email) => {
  const account = await accountByEmail(db, email);
  return account && { account, purpose: 'reset_password' };
};

/**
 * Sends a mail to an address where it has a use for one. Takes the same time whether or not, so
 * that nobody learns from it who has an account.
 *
 * @throws AppError `rate_limited`
 */
export async function askForMail(
  people: People,
  choose: Choose,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await people.attempts.guard('mail', { address, account: email });
  const send = async (): Promise<void> => {
    const request = await choose(people, email);
    if (!request) return;
    await people.db.transaction().execute((trx) => issueProof(people, trx, request));
  };
  await Promise.all([send(), setTimeout(people.config.accounts.mailFloorMs)]);
}
