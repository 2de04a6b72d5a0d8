import type { Role } from '@kga/contracts';
import {
  type Account,
  type Database,
  insertAuditEntries,
  isRoleRefused,
  lockAccount,
  lockAdmins,
  updateAccount,
  type Transaction,
} from '@kga/db';

import { auditSubject } from '../../accounts/presenter.ts';
import { revokeSessions } from '../../accounts/sessions.ts';
import { AppError, found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

export type UserChange = { admin: Account; userId: string };

/**
 * Locks the account that an admin changes. Whether the caller is an admin is checked under the
 * lock: of two admins who demote each other, the first one wins.
 * @throws AppError `not_allowed`, `not_found`
 */
async function lockUser(trx: Transaction, { admin, userId }: UserChange): Promise<Account> {
  const adminIds = await lockAdmins(trx);
  if (!adminIds.includes(admin.id)) throw new AppError('not_allowed');
  return found(await lockAccount(trx, userId));
}

function refuseOwnAccount({ admin, userId }: UserChange): void {
  if (admin.id === userId) throw new AppError('own_account');
}

/** @throws AppError `own_account`, `not_found`, `validation_failed` while the email is unverified */
export async function changeRole(
  db: Database,
  change: UserChange,
  { role, reason = null }: { role: Role; reason?: string | null | undefined },
): Promise<Account> {
  refuseOwnAccount(change);
  const { admin, userId } = change;
  return db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, change);
    const { role: before } = user;
    if (before === role) return user;
    if (isRoleRefused(user, role)) {
      throw new AppError('validation_failed', { errors: [{ path: 'role', code: 'unverified' }] });
    }
    const entry = { action: 'role_granted', before, after: role, reason };
    await insertAuditEntries(trx, { ...auditSubject(admin, 'account', userId), ...entry });
    return (await updateAccount(trx, userId, { role })) ?? user;
  });
}

/** @throws AppError `own_account`, `not_found`, `conflict` where the account is suspended already */
export async function suspendUser(
  { db, redis }: Pick<Services, 'db' | 'redis'>,
  change: UserChange,
  reason: string,
): Promise<Account> {
  refuseOwnAccount(change);
  const { admin, userId } = change;
  return db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, change);
    if (user.suspended_at !== null) throw new AppError('conflict');
    const subject = auditSubject(admin, 'account', userId);
    await insertAuditEntries(trx, { ...subject, action: 'suspended', reason });
    const columns = { suspended_at: new Date(), suspended_reason: reason };
    const suspended = await updateAccount(trx, userId, columns);
    await revokeSessions(redis, userId);
    return suspended ?? user;
  });
}

/** @throws AppError `own_account`, `not_found` */
export async function restoreUser(db: Database, change: UserChange): Promise<Account> {
  refuseOwnAccount(change);
  const { admin, userId } = change;
  return db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, change);
    if (user.suspended_at === null) return user;
    const subject = auditSubject(admin, 'account', userId);
    await insertAuditEntries(trx, { ...subject, action: 'restored' });
    const columns = { suspended_at: null, suspended_reason: null };
    return (await updateAccount(trx, userId, columns)) ?? user;
  });
}
