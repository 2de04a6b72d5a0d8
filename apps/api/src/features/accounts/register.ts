// SPDX-License-Identifier: AGPL-3.0-or-later
import type { register } from '@kga/contracts/accounts';
import { defaultLanguage } from '@kga/contracts/core';
import {
  type Account,
  insertAccount,
  runIdempotent,
  selectAccount,
  selectAccountByEmail,
} from '@kga/db/accounts';
import { type Transaction, transaction } from '@kga/db/core';
import {
  selectConfirmedAddress,
  selectPetitionForSigning,
  selectSignatureHashes,
} from '@kga/db/petitions';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { checkPassword } from '../../accounts/check-password.ts';
import { issueOneTimeToken } from '../../accounts/one-time-tokens.ts';
import { startSession } from '../../accounts/sessions.ts';
import { AppError, emailTaken } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

export type Registration = z.infer<typeof register.schema.body>;

/** What an idempotency key stands for. */
const requestText = (input: Registration) =>
  JSON.stringify([input.email, input.password, input.firstName, input.lastName, input.language]);

/** Whether a signature that was confirmed with the address of a registration proves who reads it. */
async function isProvedBySignature(
  { db, ring }: Services,
  { email, signature }: Registration,
): Promise<boolean> {
  const petition = signature && (await selectPetitionForSigning(db, signature.petition));
  if (!petition) return false;
  const hashes = await selectSignatureHashes(db, ring, petition.id);
  const id = hashes.verifyToken('confirm', signature.token);
  if (id === undefined) return false;
  const address = await selectConfirmedAddress(db, ring, { id, petitionId: petition.id });
  return address?.toLowerCase() === email.toLowerCase();
}

/**
 * Creates an account and queues the mail that verifies its address, unless a signature has. Repeated with the same key, it
 * returns the first account if the password still matches.
 * @throws AppError `email_taken`, `validation_failed`, `idempotency_key_reused`, `overloaded`
 */
export async function registerAccount(
  services: Services,
  input: Registration,
  idempotencyKey: string | undefined,
): Promise<Account> {
  const { db, keys, passwords } = services;
  const { email, firstName, lastName, language = defaultLanguage } = input;
  checkPassword(input.password, input);
  const passwordHash = await passwords.hash(input.password);

  const emailVerified = await isProvedBySignature(services, input);

  const create = async (trx: Transaction): Promise<Account> => {
    const columns = { email, firstName, lastName, language, passwordHash, emailVerified };
    const account = await insertAccount(trx, columns);
    if (!account) throw emailTaken();
    if (!emailVerified)
      await issueOneTimeToken(services, trx, { account, purpose: 'verify_email' });
    return account;
  };
  if (idempotencyKey === undefined) return transaction(db, create);

  const requestHash = keys.hash('idempotency', requestText(input));
  const request = { operation: 'register', key: idempotencyKey, requestHash };
  const result = await runIdempotent(db, request, async (trx) => (await create(trx)).id);
  const account = result.outcome === 'reused' ? undefined : await selectAccount(db, result.id);
  if (!account) throw new AppError('idempotency_key_reused');
  if (result.outcome === 'made') return account;
  // The password may have changed since; a replayed request must not sign in without it.
  if (!(await passwords.verify(account.password_hash, input.password))) throw emailTaken();
  return account;
}

const isOverload = (error: unknown) => error instanceof AppError && error.code === 'overloaded';

/**
 * Signs the caller in by password. The response and its time do not tell whether the address has
 * an account, or the account a password.
 * @throws AppError `wrong_credentials`, `rate_limited`, `overloaded`
 */
export async function signInByPassword(
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<Account> {
  const { db, passwords, rateLimits } = request.server.services;
  const attempt = { address: request.ip, account: email };
  await rateLimits.consume('sign_in', attempt);
  const account = await selectAccountByEmail(db, email);
  const matches = await passwords
    .verify(account?.password_hash, password)
    .catch(async (error: unknown) => {
      // No password was checked, so the attempt does not count.
      if (isOverload(error)) await rateLimits.refund('sign_in', attempt);
      throw error;
    });
  if (!account || !matches) throw new AppError('wrong_credentials');
  const { id: accountId, password_hash: passwordHash } = account;
  // Before the session makes this network familiar, which is counted apart.
  await rateLimits.reset('sign_in', attempt);
  await startSession(request, { accountId, method: 'password', passwordHash });
  return account;
}
