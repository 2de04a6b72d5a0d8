// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/accounts';
import {
  type Account,
  deleteOneTimeTokens,
  isEmailTaken,
  selectAccount,
  selectIdentities,
  selectPendingEmail,
  updateAccount,
  lockAdmins,
} from '@kga/db/accounts';
import { deletePicture } from '@kga/db/content';
import { deleteAccount, deleteContributions } from '@kga/db/contributions';
import { type Database, insertOutboxJob, transaction, type Transaction } from '@kga/db/core';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { issueOneTimeToken } from '../../../accounts/one-time-tokens.ts';
import { wantedPicture } from '../../../accounts/picture-source.ts';
import { presentUser } from '../../../accounts/presenter.ts';
import { revokeSessions } from '../../../accounts/sessions.ts';
import { emailTaken, AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { confirmOwner, lockConfirmed } from './confirm-owner.ts';

/** Everything that the profile page shows of an account. */
export async function loadProfile(db: Database, account: Account): Promise<contracts.Profile> {
  const identities = await selectIdentities(db, account.id);
  return {
    user: presentUser(account),
    pendingEmail: await selectPendingEmail(db, account.id),
    language: account.language,
    pictureSource: account.picture_source,
    hasPassword: account.password_hash !== null,
    identities: identities.map(({ provider, label, linked_at }) => ({
      provider,
      label,
      linkedAt: linked_at.toISOString(),
    })),
    createdAt: account.created_at.toISOString(),
  };
}

/**
 * Replaces or removes the picture. The old one is deleted at once, so that the picture shown is
 * never from another URL than the profile's. The same URL again retries a failed fetch.
 */
async function changePicture(
  trx: Transaction,
  account: Account,
  source: string | null,
): Promise<void> {
  if (source === account.picture_source && (source === null || account.picture_id !== null)) return;
  await deletePicture(trx, account.id);
  await updateAccount(trx, account.id, { picture_source: source });
  if (source === null) return;
  await insertOutboxJob(trx, 'profile.picture', { accountId: account.id, source });
}

/** Requests the change of the address; the current address withdraws a pending request. */
async function requestEmailChange(
  services: Services,
  trx: Transaction,
  account: Account,
  email: string,
): Promise<void> {
  if (email === account.email) return deleteOneTimeTokens(trx, account.id, ['change_email']);
  if (await isEmailTaken(trx, email, { accountId: account.id })) throw emailTaken();
  await issueOneTimeToken(services, trx, { account, purpose: 'change_email', email });
}

/** Confirms the owner and limits how many mails one account can have sent to other addresses. */
async function authorizeEmailChange(
  request: FastifyRequest,
  account: Account,
  { email, currentPassword }: { email: string; currentPassword: string | undefined },
): Promise<void> {
  const { rateLimits } = request.server.services;
  await confirmOwner(request, account, currentPassword);
  await rateLimits.consume('mail', { account: account.id });
  const mailbox = contracts.mailboxOf(email);
  await rateLimits.consume('mail', { address: request.ip, account: mailbox });
  await rateLimits.consume('unconfirmed_mail', { account: mailbox });
}

/**
 * Changes the fields that are given, in one transaction. A new email address needs the confirmed
 * owner and takes effect once the mail to it is confirmed.
 * @throws AppError `validation_failed`, `email_taken`, `rate_limited`, `sign_in_again`
 */
export async function updateProfile(
  request: FastifyRequest,
  account: Account,
  input: z.infer<typeof contracts.updateProfile.schema.body>,
): Promise<Account> {
  const { services } = request.server;
  const { email, pictureSource, pictureUpload, firstName, lastName, language, currentPassword } =
    input;
  if (email !== undefined && email !== account.email) {
    await authorizeEmailChange(request, account, { email, currentPassword });
  }
  return transaction(services.db, async (trx) => {
    const before = await lockConfirmed(trx, account);
    const changed = await updateAccount(trx, account.id, {
      first_name: firstName ?? before.first_name,
      last_name: lastName ?? before.last_name,
      language: language ?? before.language,
    });
    const source = await wantedPicture(trx, before, { pictureSource, pictureUpload });
    if (source !== undefined) await changePicture(trx, before, source);
    if (email !== undefined) await requestEmailChange(services, trx, changed ?? before, email);
    return (await selectAccount(trx, account.id)) ?? before;
  });
}

/**
 * Deletes an account whose owner is confirmed, with its contributions or without, and ends its
 * sessions.
 * @throws AppError `own_account` for the last admin
 */
export async function deleteProfile(
  request: FastifyRequest,
  confirmed: Account,
  contributions: 'keep' | 'remove',
): Promise<void> {
  const { db, redis } = request.server.services;
  await transaction(db, async (trx) => {
    const adminIds = confirmed.role === 'admin' ? await lockAdmins(trx) : [];
    const { id, email } = await lockConfirmed(trx, confirmed);
    if (adminIds.length === 1 && adminIds[0] === id) throw new AppError('own_account');
    if (contributions === 'remove') await deleteContributions(trx, id);
    await deleteAccount(trx, { accountId: id, email });
  });
  // After the commit: without the account the sessions are worth nothing in any case.
  await revokeSessions(redis, confirmed.id);
}
