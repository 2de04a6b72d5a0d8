// SPDX-License-Identifier: AGPL-3.0-or-later
import type { SocialProvider } from '@kga/contracts/accounts';
import {
  type Account,
  deleteIdentity,
  deleteOneTimeTokens,
  lockAccount,
  selectIdentities,
  updateAccount,
} from '@kga/db/accounts';
import { transaction } from '@kga/db/core';
import type { FastifyRequest } from 'fastify';

import { checkPassword } from '../../../accounts/check-password.ts';
import { deviceOf, notifyAccountOwner } from '../../../accounts/security-notifications.ts';
import { currentSessionId, revokeSessions } from '../../../accounts/sessions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { lockConfirmed } from './confirm-owner.ts';

/**
 * Changes the password of an account whose owner is confirmed, notifies the owner, and ends every
 * session but the caller's.
 * @throws AppError `validation_failed` for a common password
 */
export async function changePassword(
  request: FastifyRequest,
  confirmed: Account,
  password: string,
): Promise<void> {
  const { services } = request.server;
  const { db, redis, passwords } = services;
  const { email, first_name: firstName, last_name: lastName } = confirmed;
  checkPassword(password, { email, firstName, lastName });
  const passwordHash = await passwords.hash(password);
  await transaction(db, async (trx) => {
    const account = await lockConfirmed(trx, confirmed);
    await updateAccount(trx, account.id, { password_hash: passwordHash });
    // Someone who knew the old password may have requested these tokens.
    await deleteOneTimeTokens(trx, account.id, ['reset_password', 'change_email']);
    const device = deviceOf(request);
    await notifyAccountOwner(services, trx, account, { about: 'password_changed', device });
    await revokeSessions(redis, account.id, { except: currentSessionId(request) });
  });
}

/** Unlinks a provider, notifies the owner. @throws AppError `not_found`, `last_sign_in_method` */
export async function unlinkIdentity(
  services: Pick<Services, 'db' | 'rateLimits'>,
  input: { accountId: string; provider: SocialProvider; device: string },
): Promise<void> {
  const { accountId, provider, device } = input;
  await transaction(services.db, async (trx) => {
    // Locked before reading: of two concurrent requests, the second one sees the first one's effect.
    const account = await lockAccount(trx, accountId);
    const identities = await selectIdentities(trx, accountId);
    if (!account || !identities.some((identity) => identity.provider === provider)) {
      throw new AppError('not_found');
    }
    if (account.password_hash === null && identities.length === 1) {
      throw new AppError('last_sign_in_method');
    }
    await deleteIdentity(trx, { accountId, provider });
    const notification = { about: 'identity_unlinked', method: provider, device } as const;
    await notifyAccountOwner(services, trx, account, notification);
  });
}
