import { type Account, changeAccount, dropProofsFor } from '@kga/db';
import type { FastifyRequest } from 'fastify';

import { choosePassword } from '../accounts/choose-password.ts';
import { deviceOf } from '../accounts/device.ts';
import { tellHolder } from '../accounts/notices.ts';
import { currentSessionId, endSessions } from '../accounts/sessions.ts';
import { lockConfirmed } from './confirm-owner.ts';

/**
 * Gives an account whose holder is confirmed another password, tells its holder by mail, and ends
 * every session but the caller's.
 *
 * @throws AppError `validation_failed` where it is a common one
 */
export async function changePassword(
  request: FastifyRequest,
  confirmed: Account,
  password: string,
): Promise<void> {
  const { people } = request.server;
  const { db, redis, passwords } = people;
  const { email, first_name: firstName, last_name: lastName } = confirmed;
  choosePassword(password, { email, firstName, lastName });
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    const account = await lockConfirmed(trx, confirmed);
    await changeAccount(trx, account.id, { password_hash: passwordHash });
    // Who knew the old one may have asked for these.
    await dropProofsFor(trx, account.id, ['reset_password', 'change_email']);
    const device = deviceOf(request);
    await tellHolder(people, trx, account, { about: 'password_changed', device });
    await endSessions(redis, account.id, { except: currentSessionId(request) });
  });
}
