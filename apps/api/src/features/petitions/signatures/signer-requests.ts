// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OneTimeTokenBody } from '@kga/contracts/core';
import { transaction } from '@kga/db/core';
import { updateWantsUpdates, withdrawSignature } from '@kga/db/petitions';
import type { FastifyBaseLogger } from 'fastify';

import { attemptOf, tokenOfProof } from '../../../accounts/mail-codes.ts';
import { publishChange } from '../../../platform/change-events.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { SignedPetitionOf } from './signed-petitions.ts';

/** What signers ask for by the links and codes of mails, once they have signed. */
export function createSignerRequests(
  { db, rateLimits, redis, ring }: Pick<Services, 'db' | 'rateLimits' | 'redis' | 'ring'>,
  petitionOf: SignedPetitionOf,
  log: FastifyBaseLogger,
) {
  return {
    /**
     * Asks for news of the petition with the token of a signature's mail.
     * @throws AppError `not_found`, `proof_invalid`, `rate_limited`
     */
    async requestUpdates(slug: string, token: string, address: string): Promise<void> {
      const { id: petitionId, hashes } = await petitionOf(slug);
      await rateLimits.consume('signature_proof', { address });
      const id = hashes.verifyToken('confirm', token);
      const isAsked = id !== undefined && (await updateWantsUpdates(db, { id, petitionId }));
      if (!isAsked) throw new AppError('proof_invalid');
    },

    /**
     * Withdraws a signature, also where it was withdrawn before, and publishes the change.
     * @throws AppError `not_found`, `proof_invalid`, `rate_limited`, `signature_anonymised`
     */
    async withdraw(slug: string, proof: OneTimeTokenBody, address: string): Promise<void> {
      const { id: petitionId, hashes } = await petitionOf(slug);
      const attempt = attemptOf(proof, address);
      await rateLimits.consume('signature_proof', attempt);
      const id = hashes.verifyToken(
        'withdraw',
        await tokenOfProof({ db, ring }, proof, 'withdraw'),
      );
      if (id === undefined) throw new AppError('proof_invalid');
      await rateLimits.reset('signature_proof', attempt);
      const outcome = await transaction(db, (trx) => withdrawSignature(trx, { id, petitionId }));
      if (outcome === 'anonymised') throw new AppError('signature_anonymised');
      if (outcome === 'withdrawn') await publishChange(redis, log, { topic: 'petition', id: slug });
    },
  };
}
