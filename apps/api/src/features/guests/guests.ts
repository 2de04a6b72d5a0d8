import type { Fingerprint } from '@kga/contracts';
import {
  type Database,
  type Guest,
  claimGuest,
  insertGuest,
  lockAccount,
  moveContributions,
  retryOnConflict,
  selectGuest,
  touchGuest,
} from '@kga/db';

import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

export type RegisterGuest = {
  guestId: string;
  fingerprint: Fingerprint;
  /** The id in the caller's signed cookie. */
  boundId: string | undefined;
  address: string;
};

/**
 * Registers a guest, or finds the one that the caller's cookie is bound to. A guest that was linked
 * to an account cannot be used again.
 * @throws AppError `guest_id_taken`, `rate_limited`
 */
export async function registerGuest(
  { db, keys, rateLimits }: Pick<Services, 'db' | 'keys' | 'rateLimits'>,
  { guestId, fingerprint, boundId, address }: RegisterGuest,
): Promise<{ guest: Guest; outcome: 'new' | 'known' }> {
  const known = await selectGuest(db, guestId);
  if (known) {
    if (boundId !== guestId || known.linked_at !== null) throw new AppError('guest_id_taken');
    await touchGuest(db, guestId);
    return { guest: known, outcome: 'known' };
  }
  await rateLimits.consume('guest', { address });
  const fingerprintHash = keys.hash('fingerprint', JSON.stringify(fingerprint));
  const guest = await insertGuest(db, { id: guestId, fingerprintHash });
  // A concurrent request registered the same id.
  if (!guest) throw new AppError('guest_id_taken');
  return { guest, outcome: 'new' };
}

/**
 * Moves a guest's contributions to an account, once, in one transaction.
 * @returns how many were moved; undefined where there is no such guest, or it is linked already
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
