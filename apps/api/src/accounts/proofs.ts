import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

import type { MailProof } from '@kga/contracts';
import {
  type Account,
  type AccountProof,
  type ProofPurpose,
  type Schema,
  addToOutbox,
  forgetCodeTries,
  proofByToken,
  putProof,
  tryCodes,
  spendProof,
} from '@kga/db';
import type { Transaction } from 'kysely';

import { AppError } from '../errors.ts';
import type { People } from './people.ts';
import { nameOf } from './present.ts';

const hour = 3_600_000;

/** How long each proof holds, in milliseconds. */
const lifetimes: Readonly<Record<ProofPurpose, number>> = {
  verify_email: 72 * hour,
  change_email: 72 * hour,
  reset_password: hour,
};

/** So random that a plain hash of it can be kept. */
const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Bound to its mail: the same code of another address or purpose is another one. */
const codeText = (purpose: ProofPurpose, email: string, code: string): string =>
  `${purpose} ${email.toLowerCase()} ${code}`;

export type ProofRequest = {
  account: Account;
  purpose: ProofPurpose;
  /** Where the mail goes; the account's own address, but for a change of it. */
  email?: string;
};

/**
 * Makes a proof in place of an earlier one of its purpose, and the mail that carries it. Call it after
 * `lockAccount`, with what that answered, so that no proof comes of what holds no more.
 */
export async function issueProof(
  { keys }: Pick<People, 'keys'>,
  trx: Transaction<Schema>,
  { account, purpose, email = account.email }: ProofRequest,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(Date.now() + lifetimes[purpose]);
  await putProof(trx, {
    accountId: account.id,
    purpose,
    email,
    tokenHash: hashOfToken(token),
    codeHash: keys.hash('code', codeText(purpose, email, code)),
    expiresAt,
  });
  await addToOutbox(trx, 'mail.send', {
    about: purpose,
    accountId: account.id,
    to: email,
    name: nameOf(account),
    language: account.language,
    token,
    code,
    expiresAt: expiresAt.toISOString(),
  });
}

async function proofByCode(
  { db, keys }: Pick<People, 'db' | 'keys'>,
  { email, code }: { email: string; code: string },
  purposes: readonly ProofPurpose[],
): Promise<AccountProof | undefined> {
  const candidates = await tryCodes(db, email, purposes);
  const found = candidates.find(({ purpose, code_hash }) =>
    keys
      .hashes('code', codeText(purpose, email, code))
      .some((hash) => timingSafeEqual(hash, code_hash)),
  );
  if (found) await forgetCodeTries(db, found.id);
  return found;
}

/**
 * What a link or code stands for, without using it up. A wrong code costs one of its tries.
 *
 * @throws AppError `proof_invalid`
 */
export async function findProof(
  people: Pick<People, 'db' | 'keys'>,
  proof: MailProof,
  purposes: readonly ProofPurpose[],
): Promise<AccountProof> {
  const found =
    'token' in proof
      ? await proofByToken(people.db, hashOfToken(proof.token), purposes)
      : await proofByCode(people, proof, purposes);
  if (!found) throw new AppError('proof_invalid');
  return found;
}

/**
 * Uses a proof up, once, in the transaction of what it allows.
 *
 * @throws AppError `proof_invalid` where somebody else was faster
 */
export async function takeProof(trx: Transaction<Schema>, { id }: AccountProof): Promise<void> {
  if (!(await spendProof(trx, id))) throw new AppError('proof_invalid');
}
