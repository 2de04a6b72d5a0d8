import type { Fingerprint } from '@kga/contracts';
import { type Guest, selectGuest, insertGuest, touchGuest } from '@kga/db';

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
 * Makes a guest known, or finds the one that the caller's cookie proves to be theirs. One who has
 * become a member is nobody's any more.
 *
 * @throws AppError `guest_id_taken`
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
  // Somebody else was quicker with the same id.
  if (!guest) throw new AppError('guest_id_taken');
  return { guest, outcome: 'new' };
}
