import { type register, defaultLanguage } from '@kga/contracts';
import { type Account, type Schema, insertAccount, runIdempotent, selectAccount } from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import { checkPassword } from '../../accounts/check-password.ts';
import { issueOneTimeToken } from '../../accounts/one-time-tokens.ts';
import { AppError, emailTaken } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

export type Registration = z.infer<typeof register.schema.body>;

/** What an idempotency key stands for. */
const requestText = (input: Registration) =>
  JSON.stringify([input.email, input.password, input.firstName, input.lastName, input.language]);

/**
 * Creates an account and queues the mail that verifies its address. Repeated with the same key, it
 * returns the first account if the password still matches.
 *
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

  const create = async (trx: Transaction<Schema>): Promise<Account> => {
    const columns = { email, firstName, lastName, language, passwordHash };
    const account = await insertAccount(trx, columns);
    if (!account) throw emailTaken();
    await issueOneTimeToken(services, trx, { account, purpose: 'verify_email' });
    return account;
  };
  if (idempotencyKey === undefined) return db.transaction().execute(create);

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
