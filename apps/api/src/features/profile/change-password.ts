import { type Account, updateAccount, deleteOneTimeTokensFor } from '@kga/db';
import type { FastifyRequest } from 'fastify';

import { choosePassword } from '../../accounts/choose-password.ts';
import { deviceOf } from '../../accounts/device.ts';
import { notifyAccountOwner } from '../../accounts/security-notifications.ts';
import { currentSessionId, revokeSessions } from '../../accounts/sessions.ts';
import { lockConfirmed } from './confirm-owner.ts';

/**
 * Gives an account whose holder is confirmed another password, tells its holder by mail, and ends
 * every session but the caller's.
 *
 * @throws AppError `validation_failed` where it is a common one
 */
export async function setPassword(
  request: FastifyRequest,
  confirmed: Account,
  password: string,
): Promise<void> {
  const { services } = request.server;
  const { db, redis, passwords } = services;
  const { email, first_name: firstName, last_name: lastName } = confirmed;
  choosePassword(password, { email, firstName, lastName });
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    const account = await lockConfirmed(trx, confirmed);
    await updateAccount(trx, account.id, { password_hash: passwordHash });
    // Who knew the old one may have asked for these.
    await deleteOneTimeTokensFor(trx, account.id, ['reset_password', 'change_email']);
    const device = deviceOf(request);
    await notifyAccountOwner(services, trx, account, { about: 'password_changed', device });
    await revokeSessions(redis, account.id, { except: currentSessionId(request) });
  });
}
