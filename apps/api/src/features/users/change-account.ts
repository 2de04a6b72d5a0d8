import type { Role } from '@kga/contracts';
import {
  type Account,
  type Database,
  type Schema,
  insertAuditEntries,
  updateAccount,
  lockAccount,
  lockAdmins,
  isRoleRefused,
} from '@kga/db';
import type { Redis } from 'ioredis';
import type { Transaction } from 'kysely';

import { displayName } from '../../accounts/presenter.ts';
import { revokeSessions } from '../../accounts/sessions.ts';
import { AppError } from '../../platform/errors.ts';

export type AccountChange = { admin: Account; personId: string };

/**
 * Has an admin change somebody else's account. Whether the admin still is one counts at that
 * moment: of two who take each other's rights away at once, the first one stays.
 */
async function changeOtherAccount(
  db: Database,
  { admin, personId }: AccountChange,
  change: (trx: Transaction<Schema>, person: Account) => Promise<Account | undefined>,
): Promise<Account> {
  if (admin.id === personId) throw new AppError('own_account');
  return db.transaction().execute(async (trx) => {
    const admins = await lockAdmins(trx);
    if (!admins.includes(admin.id)) throw new AppError('not_allowed');
    const person = await lockAccount(trx, personId);
    if (!person) throw new AppError('not_found');
    return (await change(trx, person)) ?? person;
  });
}

const subject = ({ admin, personId }: AccountChange) => ({
  actor_id: admin.id,
  actor: displayName(admin),
  subject_kind: 'account',
  subject_id: personId,
});

/** @throws AppError `own_account`, `not_found`, `validation_failed` while the address is unverified */
export async function grantUserRole(
  db: Database,
  standing: AccountChange,
  { role, reason = null }: { role: Role; reason?: string | null | undefined },
): Promise<Account> {
  return changeOtherAccount(db, standing, async (trx, person) => {
    const { role: before } = person;
    if (before === role) return undefined;
    if (isRoleRefused(person, role)) {
      throw new AppError('validation_failed', { errors: [{ path: 'role', code: 'unverified' }] });
    }
    const entry = { action: 'role_granted', before, after: role, reason };
    await insertAuditEntries(trx, { ...subject(standing), ...entry });
    return updateAccount(trx, standing.personId, { role });
  });
}

/** @throws AppError `own_account`, `not_found`, `conflict` where it is suspended already */
export async function suspendAccount(
  { db, redis }: { db: Database; redis: Redis },
  standing: AccountChange,
  reason: string,
): Promise<Account> {
  return changeOtherAccount(db, standing, async (trx, person) => {
    if (person.suspended_at !== null) throw new AppError('conflict');
    await insertAuditEntries(trx, { ...subject(standing), action: 'suspended', reason });
    const change = { suspended_at: new Date(), suspended_reason: reason };
    const changed = await updateAccount(trx, person.id, change);
    await revokeSessions(redis, person.id);
    return changed;
  });
}

/** @throws AppError `own_account`, `not_found` */
export async function restoreAccount(db: Database, standing: AccountChange): Promise<Account> {
  return changeOtherAccount(db, standing, async (trx, person) => {
    if (person.suspended_at === null) return undefined;
    await insertAuditEntries(trx, { ...subject(standing), action: 'restored' });
    return updateAccount(trx, person.id, { suspended_at: null, suspended_reason: null });
  });
}
