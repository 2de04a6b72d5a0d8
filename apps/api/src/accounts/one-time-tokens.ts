import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

import type { OneTimeTokenBody } from '@kga/contracts';
import {
  type Account,
  type OneTimeToken,
  type OneTimeTokenPurpose,
  type Schema,
  insertOutboxJob,
  refundCodeAttempts,
  selectOneTimeToken,
  upsertOneTimeToken,
  consumeCodeAttempt,
  consumeOneTimeToken,
} from '@kga/db';
import type { Transaction } from 'kysely';

import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { displayName } from './presenter.ts';

const hour = 3_600_000;

/** How long each proof holds, in milliseconds. */
const lifetimes: Readonly<Record<OneTimeTokenPurpose, number>> = {
  verify_email: 72 * hour,
  change_email: 72 * hour,
  reset_password: hour,
};

/** So random that a plain hash of it can be kept. */
const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Bound to its mail: the same code of another address or purpose is another one. */
const codeText = (purpose: OneTimeTokenPurpose, email: string, code: string): string =>
  `${purpose} ${email.toLowerCase()} ${code}`;

export type OneTimeTokenRequest = {
  account: Account;
  purpose: OneTimeTokenPurpose;
  /** Where the mail goes; the account's own address, but for a change of it. */
  email?: string;
};

/**
 * Makes a proof in place of an earlier one of its purpose, and the mail that carries it. Call it after
 * `lockAccount`, with what that answered, so that no proof comes of what holds no more.
 */
export async function issueOneTimeToken(
  { keys }: Pick<Services, 'keys'>,
  trx: Transaction<Schema>,
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
    accountId: account.id,
    to: email,
    name: displayName(account),
    language: account.language,
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
 * What a link or code stands for, without using it up. A wrong code costs one of its tries.
 *
 * @throws AppError `proof_invalid`
 */
export async function findOneTimeToken(
  people: Pick<Services, 'db' | 'keys'>,
  proof: OneTimeTokenBody,
  purposes: readonly OneTimeTokenPurpose[],
): Promise<OneTimeToken> {
  const found =
    'token' in proof
      ? await selectOneTimeToken(people.db, hashOfToken(proof.token), purposes)
      : await findTokenByCode(people, proof, purposes);
  if (!found) throw new AppError('proof_invalid');
  return found;
}

/**
 * Uses a proof up, once, in the transaction of what it allows.
 *
 * @throws AppError `proof_invalid` where somebody else was faster
 */
export async function consumeToken(trx: Transaction<Schema>, { id }: OneTimeToken): Promise<void> {
  if (!(await consumeOneTimeToken(trx, id))) throw new AppError('proof_invalid');
}
