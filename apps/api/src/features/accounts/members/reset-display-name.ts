// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Account,
  insertRefusedDisplayName,
  lockAccount,
  sharedKeyOf,
  updateDisplayName,
} from '@kga/db/accounts';
import { type Database, insertAuditEntries, transaction } from '@kga/db/core';

import { auditSubject, isTeam } from '../../../accounts/presenter.ts';
import { AppError, found } from '../../../platform/errors.ts';

/**
 * Removes the public name of an account and prevents it from being chosen again. Moderators may do so
 * for members, admins for everybody else. An account without a name stays as it is.
 * @throws AppError `own_account`, `not_allowed`, `not_found`
 */
export async function resetDisplayName(
  db: Database,
  { by, id }: { by: Account; id: string },
  reason: string,
): Promise<void> {
  if (by.id === id) throw new AppError('own_account');
  await transaction(db, async (trx) => {
    const account = found(await lockAccount(trx, id));
    if (by.role !== 'admin' && isTeam(account)) throw new AppError('not_allowed');
    const { display_name: before, display_name_key: key } = account;
    if (before === null || key === null) return;
    await insertAuditEntries(trx, {
      ...auditSubject(by, 'account', id),
      action: 'display_name_reset',
      before,
      reason,
    });
    await insertRefusedDisplayName(trx, sharedKeyOf(key));
    await updateDisplayName(trx, id, null);
  });
}
