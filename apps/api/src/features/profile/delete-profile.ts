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

async function deleteInTransaction(
  trx: Transaction<Schema>,
  confirmed: Account,
  contributions: 'keep' | 'remove',
): Promise<void> {
  const adminIds = confirmed.role === 'admin' ? await lockAdmins(trx) : [];
  const { id, email } = await lockConfirmed(trx, confirmed);
  if (adminIds.length === 1 && adminIds[0] === id) throw new AppError('own_account');
  if (contributions === 'remove') await deleteContributions(trx, id);
  await deleteAccount(trx, { accountId: id, email });
}

/**
 * Deletes an account whose owner is confirmed, with its contributions or without, and ends its
 * sessions.
 *
 * @throws AppError `own_account` for the last admin
 */
export async function deleteProfile(
  request: FastifyRequest,
  confirmed: Account,
  contributions: 'keep' | 'remove',
): Promise<void> {
  const { db, redis } = request.server.services;
  await retryOnConflict(() =>
    db.transaction().execute((trx) => deleteInTransaction(trx, confirmed, contributions)),
  );
  // After the commit: without the account the sessions are worth nothing in any case.
  await revokeSessions(redis, confirmed.id);
}
