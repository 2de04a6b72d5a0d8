import { type register as contract, defaultLanguage } from '@kga/contracts';
import { type Account, type Schema, selectAccount, insertAccount, runIdempotent } from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import { choosePassword } from '../../accounts/choose-password.ts';
import { issueOneTimeToken } from '../../accounts/one-time-tokens.ts';
import { AppError, emailTaken } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

export type Registration = z.infer<typeof contract.schema.body>;

/** What makes two registrations the same. */
const textOf = (given: Registration) =>
  JSON.stringify([given.email, given.password, given.firstName, given.lastName, given.language]);

/**
 * Makes an account and asks for the mail that verifies its address. Repeated with the same key, it
 * answers the first account, for whoever still knows its password.
 *
 * @throws AppError `email_taken`, `validation_failed`, `idempotency_key_reused`, `overloaded`
 */
export async function registerAccount(
  people: Services,
  given: Registration,
  idempotencyKey: string | undefined,
): Promise<Account> {
  const { db, keys, passwords } = people;
  choosePassword(given.password, given);
  const passwordHash = await passwords.hash(given.password);
  const { language = defaultLanguage, email, firstName, lastName } = given;

  const create = async (trx: Transaction<Schema>): Promise<Account> => {
    const names = { email, firstName, lastName, language };
    const account = await insertAccount(trx, { ...names, passwordHash });
    if (!account) throw emailTaken();
    await issueOneTimeToken(people, trx, { account, purpose: 'verify_email' });
    return account;
  };
  if (idempotencyKey === undefined) return db.transaction().execute(create);

  const requestHash = keys.hash('idempotency', textOf(given));
  const once = { operation: 'register', key: idempotencyKey, requestHash };
  const result = await runIdempotent(db, once, async (trx) => (await create(trx)).id);
  const account = result.outcome === 'reused' ? undefined : await selectAccount(db, result.id);
  if (!account) throw new AppError('idempotency_key_reused');
  if (result.outcome === 'made') return account;
  // The password may be another one by now, and an old request is no way around it.
  if (!(await passwords.verify(account.password_hash, given.password))) throw emailTaken();
  return account;
}
