// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Account,
  type Database,
  deleteDisplayNameReview,
  insertAuditEntries,
  lockAccount,
  transaction,
} from '@kga/db';

import { auditSubject } from '../../accounts/presenter.ts';
import { AppError, found } from '../../platform/errors.ts';

/**
 * Keeps a name that waits for a moderator.
 * @throws AppError `not_found` where it does not wait any more
 */
export async function approveDisplayName(
  db: Database,
  { by, id }: { by: Account; id: string },
): Promise<void> {
  await transaction(db, async (trx) => {
    const { display_name: name } = found(await lockAccount(trx, id));
    if (!(await deleteDisplayNameReview(trx, id))) throw new AppError('not_found');
    await insertAuditEntries(trx, {
      ...auditSubject(by, 'account', id),
      action: 'display_name_approved',
      after: name,
    });
  });
}
