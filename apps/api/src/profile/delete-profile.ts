import {
  type Account,
  type Schema,
  deleteAccount,
  deleteContributions,
  lockAdmins,
  unlessOvertaken,
} from '@kga/db';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

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
  const removed = await unlessOvertaken(() =>
    db.transaction().execute((trx) => deleteIn(trx, confirmed, contributions)),
  );
  // Without the account they are worth nothing; only what was deleted for good ends them.
  await endSessions(redis, confirmed.id);
  return removed;
}

async function deleteIn(
  trx: Transaction<Schema>,
  confirmed: Account,
  contributions: 'keep' | 'remove',
): Promise<number> {
  const admins = confirmed.role === 'admin' ? await lockAdmins(trx) : [];
  const account = await lockConfirmed(trx, confirmed);
  if (admins.length === 1 && admins[0] === account.id) throw new AppError('own_account');
  const removed = contributions === 'remove' ? await deleteContributions(trx, account.id) : 0;
  await deleteAccount(trx, { accountId: account.id, email: account.email });
  return removed;
}
