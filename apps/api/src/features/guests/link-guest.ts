import {
  type Database,
  claimGuest,
  lockAccount,
  moveContributions,
  retryOnConflict,
} from '@kga/db';

import { AppError } from '../../platform/errors.ts';

/**
 * Moves what a guest has handed in to an account, once, whole or not at all.
 *
 * @returns how much was moved; undefined where there was nobody to link
 */
export async function linkGuest(
  db: Database,
  owners: { guestId: string; accountId: string },
): Promise<number | undefined> {
  return retryOnConflict(() =>
    db.transaction().execute(async (trx) => {
      if (!(await lockAccount(trx, owners.accountId))) throw new AppError('not_signed_in');
      if (!(await claimGuest(trx, owners))) return undefined;
      return moveContributions(trx, owners);
    }),
  );
}
