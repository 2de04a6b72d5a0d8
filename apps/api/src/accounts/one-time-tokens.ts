// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

import type { OneTimeTokenBody } from '@kga/contracts/core';
import {
  type Account,
  type OneTimeToken,
  type OneTimeTokenPurpose,
  refundCodeAttempts,
  selectOneTimeToken,
  upsertOneTimeToken,
  consumeCodeAttempt,
  consumeOneTimeToken,
} from '@kga/db/accounts';
import { insertOutboxJob, type Transaction } from '@kga/db/core';

import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { recipientOf } from './presenter.ts';

const hour = 3_600_000;

/** Lifetimes in milliseconds. */
const lifetimes: Readonly<Record<OneTimeTokenPurpose, number>> = {
  verify_email: 72 * hour,
  change_email: 72 * hour,
  reset_password: hour,
};

/** The token is random enough for an unkeyed hash. */
const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Binds a code to its purpose and address. */
const codeText = (purpose: OneTimeTokenPurpose, email: string, code: string): string =>
  `${purpose} ${email.toLowerCase()} ${code}`;

export type OneTimeTokenRequest = {
  account: Account;
  purpose: OneTimeTokenPurpose;
  /** Recipient of the mail: the account's address, or the new one for a change of it. */
  email?: string;
};

/**
 * Creates a token and a code, replaces earlier ones of the same purpose, and queues the mail. Pass
 * the account as returned by `lockAccount`, so that the token is not based on outdated values.
 */
export async function issueOneTimeToken(
  { keys }: Pick<Services, 'keys'>,
  trx: Transaction,
  { account, purpose, email = account.email }: OneTimeTokenRequest,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(Date.now() + lifetimes[purpose]);
  await upsertOneTimeToken(trx, {
    accountId: account.id,
    purpose,
    email,
    tokenHash: hashOfToken(token),
    codeHash: keys.hash('code', codeText(purpose, email, code)),
    expiresAt,
  });
  await insertOutboxJob(trx, 'mail.send', {
    about: purpose,
    ...recipientOf(account),
    to: email,
    token,
    code,
    expiresAt: expiresAt.toISOString(),
  });
}

async function findTokenByCode(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { email, code }: { email: string; code: string },
  purposes: readonly OneTimeTokenPurpose[],
): Promise<OneTimeToken | undefined> {
  const candidates = await consumeCodeAttempt(db, email, purposes);
  const found = candidates.find(({ purpose, code_hash }) =>
    keys
      .hashes('code', codeText(purpose, email, code))
      .some((hash) => timingSafeEqual(hash, code_hash)),
  );
  if (found) await refundCodeAttempts(db, found.id);
  return found;
}

/**
 * Finds the token of a link or code without consuming it. A wrong code uses up one attempt.
 * @throws AppError `proof_invalid`
 */
export async function findOneTimeToken(
  services: Pick<Services, 'db' | 'keys'>,
  input: OneTimeTokenBody,
  purposes: readonly OneTimeTokenPurpose[],
): Promise<OneTimeToken> {
  const found =
    'token' in input
      ? await selectOneTimeToken(services.db, hashOfToken(input.token), purposes)
      : await findTokenByCode(services, input, purposes);
  if (!found) throw new AppError('proof_invalid');
  return found;
}

/**
 * Consumes a token, within the transaction of what it authorises.
 * @throws AppError `proof_invalid` where a concurrent request consumed it
 */
export async function consumeToken(trx: Transaction, { id }: OneTimeToken): Promise<void> {
  if (!(await consumeOneTimeToken(trx, id))) throw new AppError('proof_invalid');
}
