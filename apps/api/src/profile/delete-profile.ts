import { type Account, deleteAccount, deleteContributions, lockAdmins } from '@kga/db';
import type { FastifyRequest } from 'fastify';

import { endSessions } from '../accounts/sessions.ts';
import { AppError } from '../errors.ts';
import { lockConfirmed } from './confirm-owner.ts';

/**
 * Deletes an account whose holder is confirmed, and ends its sessions.
 *
 * @returns how much of what it had handed in was deleted as well
 * @throws AppError `own_account` where nobody else could administer the site
 */
export async function deleteProfile(
  request: FastifyRequest,
  confirmed: Account,
  contributions: 'keep' | 'remove',
): Promise<number> {
  const { db, redis } = request.server.people;
  return db.transaction().execute(async (trx) => {
    const admins = confirmed.role === 'admin' ? await lockAdmins(trx) : [];
    const account = await lockConfirmed(trx, confirmed);
    if (admins.length === 1 && admins[0] === account.id) throw new AppError('own_account');
    const removed = contributions === 'remove' ? await deleteContributions(trx, account.id) : 0;
    await deleteAccount(trx, { accountId: account.id, email: account.email });
    await endSessions(redis, account.id);
    return removed;
  });
}
