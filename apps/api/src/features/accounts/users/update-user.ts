// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Role } from '@kga/contracts/accounts';
import {
  type Account,
  isRoleRefused,
  lockAccount,
  lockAdmins,
  updateAccount,
} from '@kga/db/accounts';
import { type Database, insertAuditEntries, type Transaction, transaction } from '@kga/db/core';

import { auditSubject } from '../../../accounts/presenter.ts';
import { revokeSessions } from '../../../accounts/sessions.ts';
import { AppError, found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';

export type UserChange = { admin: Account; userId: string };

/**
 * Locks and changes another account. Whether the caller is an admin is checked under the lock: of two
 * admins who demote each other, the first one wins.
 * @throws AppError `own_account`, `not_allowed`, `not_found`; and what `change` throws
 */
async function changeUser(
  db: Database,
  { admin, userId }: UserChange,
  change: (trx: Transaction, user: Account) => Promise<Account | undefined>,
): Promise<Account> {
  if (admin.id === userId) throw new AppError('own_account');
  return transaction(db, async (trx) => {
    const adminIds = await lockAdmins(trx);
    if (!adminIds.includes(admin.id)) throw new AppError('not_allowed');
    const user = found(await lockAccount(trx, userId));
    return (await change(trx, user)) ?? user;
  });
}

/** @throws AppError `own_account`, `not_found`, `validation_failed` while the email is unverified */
export const changeRole = (
  db: Database,
  change: UserChange,
  { role, reason = null }: { role: Role; reason?: string | null | undefined },
): Promise<Account> =>
  changeUser(db, change, async (trx, user) => {
    if (user.role === role) return user;
    if (isRoleRefused(user, role)) {
      throw new AppError('validation_failed', { errors: [{ path: 'role', code: 'unverified' }] });
    }
    const subject = auditSubject(change.admin, 'account', user.id);
    const roles = { before: user.role, after: role };
    await insertAuditEntries(trx, { ...subject, action: 'role_granted', ...roles, reason });
    return updateAccount(trx, user.id, { role });
  });

/** @throws AppError `own_account`, `not_found`, `conflict` where the account is suspended already */
export const suspendUser = (
  { db, redis }: Pick<Services, 'db' | 'redis'>,
  change: UserChange,
  reason: string,
): Promise<Account> =>
  changeUser(db, change, async (trx, { id, suspended_at }) => {
    if (suspended_at !== null) throw new AppError('conflict');
    const subject = auditSubject(change.admin, 'account', id);
    await insertAuditEntries(trx, { ...subject, action: 'suspended', reason });
    const columns = { suspended_at: new Date(), suspended_reason: reason };
    const suspended = await updateAccount(trx, id, columns);
    await revokeSessions(redis, id);
    return suspended;
  });

/** @throws AppError `own_account`, `not_found` */
export const restoreUser = (db: Database, change: UserChange): Promise<Account> =>
  changeUser(db, change, async (trx, user) => {
    if (user.suspended_at === null) return user;
    const subject = auditSubject(change.admin, 'account', user.id);
    await insertAuditEntries(trx, { ...subject, action: 'restored' });
    return updateAccount(trx, user.id, { suspended_at: null, suspended_reason: null });
  });
