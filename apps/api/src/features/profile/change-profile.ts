import type { updateProfile } from '@kga/contracts';
import {
  type Account,
  type Schema,
  selectAccount,
  updateAccount,
  deleteOneTimeTokensFor,
  isEmailTaken,
} from '@kga/db';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import { issueOneTimeToken } from '../../accounts/one-time-tokens.ts';
import { emailTaken } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { setPicture } from './change-picture.ts';
import { confirmOwner, lockConfirmed } from './confirm-owner.ts';

export type ProfileChange = z.infer<typeof updateProfile.schema.body>;

/** The account's own address takes back a change that waits. */
async function changeEmail(
  people: Services,
  trx: Transaction<Schema>,
  account: Account,
  email: string,
): Promise<void> {
  if (email === account.email) return deleteOneTimeTokensFor(trx, account.id, ['change_email']);
  if (await isEmailTaken(trx, email, { accountId: account.id })) {
    throw emailTaken();
  }
  await issueOneTimeToken(people, trx, { account, purpose: 'change_email', email });
}

/** Who gives many addresses of other people must not have us write to all of them. */
async function guardMail(request: FastifyRequest, account: Account, email: string): Promise<void> {
  const { rateLimits } = request.server.services;
  await rateLimits.consume('mail', { account: account.id });
  await rateLimits.consume('mail', { address: request.ip, account: email });
}

/**
 * Changes what is given, all of it or nothing. Another address needs the account's holder, and
 * holds once the mail to it is confirmed.
 *
 * @throws AppError
 */
export async function editProfile(
  request: FastifyRequest,
  account: Account,
  change: ProfileChange,
): Promise<Account> {
  const { services } = request.server;
  const { email, pictureSource, firstName, lastName, language } = change;
  const changesEmail = email !== undefined && email !== account.email;
  if (changesEmail) {
    await confirmOwner(request, account, change.currentPassword);
    await guardMail(request, account, email);
  }
  return services.db.transaction().execute(async (trx) => {
    const before = await lockConfirmed(trx, account);
    const changed = await updateAccount(trx, account.id, {
      first_name: firstName ?? before.first_name,
      last_name: lastName ?? before.last_name,
      language: language ?? before.language,
    });
    if (pictureSource !== undefined) await setPicture(trx, before, pictureSource);
    if (email !== undefined) await changeEmail(services, trx, changed ?? before, email);
    return (await selectAccount(trx, account.id)) ?? before;
  });
}
