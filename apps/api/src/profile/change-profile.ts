import type { changeProfile as contract } from '@kga/contracts';
import {
  type Account,
  type Schema,
  accountById,
  changeAccount,
  dropProofsFor,
  isEmailTaken,
} from '@kga/db';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import type { People } from '../accounts/people.ts';
import { issueProof } from '../accounts/proofs.ts';
import { emailTaken } from '../errors.ts';
import { changePicture } from './change-picture.ts';
import { confirmOwner, lockConfirmed } from './confirm-owner.ts';

export type ProfileChange = z.infer<typeof contract.schema.body>;

/** The account's own address takes back a change that waits. */
async function changeEmail(
  people: People,
  trx: Transaction<Schema>,
  account: Account,
  email: string,
): Promise<void> {
  if (email === account.email) return dropProofsFor(trx, account.id, ['change_email']);
  if (await isEmailTaken(trx, email, { accountId: account.id })) {
    throw emailTaken();
  }
  await issueProof(people, trx, { account, purpose: 'change_email', email });
}

/** Who gives many addresses of other people must not have us write to all of them. */
async function guardMail(request: FastifyRequest, account: Account, email: string): Promise<void> {
  const { attempts } = request.server.people;
  await attempts.guard('mail', { account: account.id });
  await attempts.guard('mail', { address: request.ip, account: email });
}

/**
 * Changes what is given, all of it or nothing. Another address needs the account's holder, and
 * holds once the mail to it is confirmed.
 *
 * @throws AppError
 */
export async function changeProfile(
  request: FastifyRequest,
  account: Account,
  change: ProfileChange,
): Promise<Account> {
  const { people } = request.server;
  const { email, pictureSource, firstName, lastName, language } = change;
  const changesEmail = email !== undefined && email !== account.email;
  if (changesEmail) {
    await confirmOwner(request, account, change.currentPassword);
    await guardMail(request, account, email);
  }
  return people.db.transaction().execute(async (trx) => {
    const before = await lockConfirmed(trx, account);
    const changed = await changeAccount(trx, account.id, {
      first_name: firstName ?? before.first_name,
      last_name: lastName ?? before.last_name,
      language: language ?? before.language,
    });
    if (pictureSource !== undefined) await changePicture(trx, before, pictureSource);
    if (email !== undefined) await changeEmail(people, trx, changed ?? before, email);
    return (await accountById(trx, account.id)) ?? before;
  });
}
