import {
  type Account,
  type Schema,
  deleteAccount,
  deleteContributions,
  lockAdmins,
  retryOnConflict,
} from '@kga/db';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { revokeSessions } from '../../accounts/sessions.ts';
import { AppError } from '../../platform/errors.ts';
import { lockConfirmed } from './confirm-owner.ts';

/**
 * Deletes an account whose holder is confirmed, and ends its sessions.
 *
 * @returns how much of what it had handed in was deleted as well
 * @throws AppError `own_account` where nobody else could administer the site
 */
export async function deleteAccountAndContent(
  request: FastifyRequest,
  confirmed: Account,
  contributions: 'keep' | 'remove',
): Promise<number> {
  const { db, redis } = request.server.services;
  const removed = await retryOnConflict(() =>
    db.transaction().execute((trx) => deleteIn(trx, confirmed, contributions)),
  );
  // Without the account they are worth nothing; only what was deleted for good ends them.
  await revokeSessions(redis, confirmed.id);
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
