// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '../core/client.ts';
import { type KeyRing, resealKeys } from '../core/key-ring.ts';
import { countLegalSealedOtherwise, resealLegalRequests } from '../legal/requests/upkeep.ts';
import { resealSubscribers } from '../petitions/signatures/subscribers.ts';
import { countSealedOtherwise, resealSignatures } from '../petitions/signatures/upkeep.ts';

/** Passes over everything, of which each finds what arrived during the one before. */
const passesMax = 5;

const lowestId = '00000000-0000-0000-0000-000000000000';

/** Seals everything with the newest key of the ring; returns how much is still sealed with another one. */
export async function rotateKeys(db: Database, ring: KeyRing): Promise<number> {
  let left = 1;
  for (let pass = 0; pass < passesMax && left > 0; pass += 1) {
    await resealKeys(db, ring);
    let after: string | undefined = lowestId;
    while (after !== undefined) after = await resealSignatures(db, ring, after);
    while ((await resealSubscribers(db, ring)) > 0);
    await resealLegalRequests(db, ring);
    left = (await countSealedOtherwise(db, ring)) + (await countLegalSealedOtherwise(db, ring));
  }
  return left;
}
