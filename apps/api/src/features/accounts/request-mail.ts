import { setTimeout } from 'node:timers/promises';

import {
  type Account,
  type Database,
  type Schema,
  selectAccountByEmail,
  selectAccountByPendingEmail,
  lockAccount,
  selectPendingEmail,
} from '@kga/db';
import type { Transaction } from 'kysely';

import { type OneTimeTokenRequest, issueOneTimeToken } from '../../accounts/one-time-tokens.ts';
import type { Services } from '../../platform/services.ts';

/** Which mails an address may ask for. */
type Kind = {
  /** Whose mail it would be. */
  find: (db: Database, email: string) => Promise<Account | undefined>;
  /** What is sent to the account as it is now; nothing where there is no use for it any more. */
  choose: (
    trx: Transaction<Schema>,
    account: Account,
    email: string,
  ) => Promise<OneTimeTokenRequest | undefined>;
};

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Verifies an address: the account's own, or the one that it waits to change to. */
export const verifying: Kind = {
  find: async (db, email) =>
    (await selectAccountByEmail(db, email)) ?? (await selectAccountByPendingEmail(db, email)),
  choose: async (trx, account, asked) => {
    if (isSame(account.email, asked)) {
      return account.email_verified_at === null ? { account, purpose: 'verify_email' } : undefined;
    }
    const email = await selectPendingEmail(trx, account.id);
    // To the address as its holder gave it: whoever asks now may write it otherwise.
    return email !== null && isSame(email, asked)
      ? { account, purpose: 'change_email', email }
      : undefined;
  },
};

export const resetting: Kind = {
  find: selectAccountByEmail,
  choose: async (_trx, account, asked) =>
    isSame(account.email, asked) ? { account, purpose: 'reset_password' } : undefined,
};

/**
 * Sends a mail to an address where it has a use for one. Takes the same time whether or not, so
 * that nobody learns from it who has an account.
 *
 * @throws AppError `rate_limited`
 */
export async function requestMail(
  people: Services,
  kind: Kind,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await people.rateLimits.consume('mail', { address, account: email });
  const send = async (): Promise<void> => {
    const found = await kind.find(people.db, email);
    if (!found) return;
    await people.db.transaction().execute(async (trx) => {
      const account = await lockAccount(trx, found.id);
      const request = account && (await kind.choose(trx, account, email));
      if (request) await issueOneTimeToken(people, trx, request);
    });
  };
  await Promise.all([send(), setTimeout(people.config.accounts.mailFloorMs)]);
}
