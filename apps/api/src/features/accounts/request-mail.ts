// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import { mailboxOf } from '@kga/contracts/accounts';
import {
  type Account,
  selectAccountByEmail,
  selectAccountByPendingEmail,
  lockAccount,
  selectPendingEmail,
} from '@kga/db/accounts';
import { type Database, type Transaction, transaction } from '@kga/db/core';

import { type OneTimeTokenRequest, issueOneTimeToken } from '../../accounts/one-time-tokens.ts';
import type { Services } from '../../platform/services.ts';

/** A mail with a one-time token that anyone can request for an address. */
type MailKind = {
  /** Whether it goes to addresses that are not verified. */
  isUnconfirmed: boolean;
  findAccount: (db: Database, email: string) => Promise<Account | undefined>;
  /** The token to issue, chosen under the account's lock; undefined where none is needed. */
  chooseToken: (
    trx: Transaction,
    account: Account,
    email: string,
  ) => Promise<OneTimeTokenRequest | undefined>;
};

const isSameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Verifies the address of an account, or the new address of a pending change. */
export const verificationMail: MailKind = {
  isUnconfirmed: true,
  findAccount: async (db, email) =>
    (await selectAccountByEmail(db, email)) ?? (await selectAccountByPendingEmail(db, email)),
  chooseToken: async (trx, account, address) => {
    if (isSameEmail(account.email, address)) {
      return account.email_verified_at === null ? { account, purpose: 'verify_email' } : undefined;
    }
    const email = await selectPendingEmail(trx, account.id);
    // Sent to the address as the owner wrote it, not in the spelling of this request.
    return email !== null && isSameEmail(email, address)
      ? { account, purpose: 'change_email', email }
      : undefined;
  },
};

export const passwordResetMail: MailKind = {
  isUnconfirmed: false,
  findAccount: selectAccountByEmail,
  chooseToken: async (_trx, account, address) =>
    isSameEmail(account.email, address) ? { account, purpose: 'reset_password' } : undefined,
};

/**
 * Queues a mail to an address if an account needs it. Takes the same time in any case, so that the
 * caller cannot tell whether the address has an account.
 * @throws AppError `rate_limited`
 */
export async function requestMail(
  services: Services,
  kind: MailKind,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await services.rateLimits.consume('mail', { address, account: mailboxOf(email) });
  await Promise.all([
    issueToken(services, kind, email),
    setTimeout(services.config.accounts.mailFloorMs),
  ]);
}

async function issueToken(services: Services, kind: MailKind, email: string): Promise<void> {
  const found = await kind.findAccount(services.db, email);
  if (!found) return;
  await transaction(services.db, async (trx) => {
    const account = await lockAccount(trx, found.id);
    const request = account && (await kind.chooseToken(trx, account, email));
    if (!request) return;
    const budget = { account: mailboxOf(email) };
    const isWithin =
      !kind.isUnconfirmed || (await services.rateLimits.tryConsume('unconfirmed_mail', budget));
    if (isWithin) await issueOneTimeToken(services, trx, request);
  });
}
