// SPDX-License-Identifier: AGPL-3.0-or-later
import { asksWhoSigns, petitionStatus } from '@kga/contracts/petitions';
import { type Database } from '@kga/db/core';
import { selectPetitionForSigning, selectSignatureHashes } from '@kga/db/petitions';
import type { KeyRing, SignatureHashes } from '@kga/server/crypto';
import { LRUCache } from 'lru-cache';

import { found } from '../../../platform/errors.ts';

/** What signing needs to know of a petition. */
export type SignedPetition = {
  id: string;
  slug: string;
  isOpen: () => boolean;
  /** Whether who signs has to confirm that they may. */
  asksWho: boolean;
  hashes: SignatureHashes;
};

/** Milliseconds for which a petition that an admin closes may still be signed. */
const petitionMs = 1_000;

/**
 * Returns a function that finds a petition without a query for each signature.
 * @throws AppError `not_found`
 */
export function createSignedPetitions({ db, ring }: { db: Database; ring: KeyRing }) {
  const petitions = new LRUCache<string, SignedPetition>({
    max: 200,
    ttl: petitionMs,
    fetchMethod: async (slug) => {
      const petition = await selectPetitionForSigning(db, slug);
      if (!petition) return undefined;
      const { id, dates, signers } = petition;
      const hashes = await selectSignatureHashes(db, ring, id);
      const isOpen = () => petitionStatus(dates, new Date()) === 'collecting';
      return { id, slug, hashes, isOpen, asksWho: asksWhoSigns(signers) };
    },
  });
  return async (slug: string): Promise<SignedPetition> => found(await petitions.fetch(slug));
}

export type SignedPetitionOf = ReturnType<typeof createSignedPetitions>;
