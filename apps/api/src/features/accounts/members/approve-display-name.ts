// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Account, deleteDisplayNameReview, lockAccount } from '@kga/db/accounts';
import { type Database, insertAuditEntries, transaction } from '@kga/db/core';

import { auditSubject, isTeam } from '../../../accounts/presenter.ts';
import { AppError, found } from '../../../platform/errors.ts';

/**
 * Keeps a name that waits for a moderator. Moderators decide about members, admins about everybody else.
 * @throws AppError `own_account`, `not_allowed`, `not_found` where it does not wait any more
 */
export async function approveDisplayName(
  db: Database,
  { by, id }: { by: Account; id: string },
): Promise<void> {
  if (by.id === id) throw new AppError('own_account');
  await transaction(db, async (trx) => {
    const account = found(await lockAccount(trx, id));
    if (by.role !== 'admin' && isTeam(account)) throw new AppError('not_allowed');
    if (!(await deleteDisplayNameReview(trx, id))) throw new AppError('not_found');
    await insertAuditEntries(trx, {
      ...auditSubject(by, 'account', id),
      action: 'display_name_approved',
      after: account.display_name,
    });
  });
}
