// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import { mailboxOf } from '@kga/contracts/accounts';
import { type OneTimeTokenBody, fullName } from '@kga/contracts/core';
import type { ConfirmedSigner, confirmSignature } from '@kga/contracts/petitions';
import { type Database, retryOnConflict, transaction } from '@kga/db/core';
import {
  type Confirmation,
  confirmSignatures,
  consumeSignatureCode,
  selectConfirmedSignature,
  selectPendingSignature,
  updatePendingSignature,
} from '@kga/db/petitions';
import type { SignatureHashes } from '@kga/server/crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';

import { parseDisplayName } from '../../../accounts/display-name.ts';
import { attemptOf } from '../../../accounts/mail-codes.ts';
import { createBatches } from '../../../platform/batches.ts';
import { publishChange } from '../../../platform/change-events.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { submitReasons } from './reasons.ts';
import type { SignedPetitionOf } from './signed-petitions.ts';

/** What the log of the petition stores of a receipt. */
export const hashOfReceipt = (receipt: string): Buffer =>
  createHash('sha256').update(receipt).digest();

type Confirmed = z.infer<(typeof confirmSignature.schema.response)[200]>;

type SavedSignature = NonNullable<Awaited<ReturnType<typeof selectConfirmedSignature>>>;

/** Stores confirmations in batches and begins to publish them. */
function createSaving(
  { db, redis, ring }: Pick<Services, 'db' | 'redis' | 'ring'>,
  log: FastifyBaseLogger,
) {
  const publish = (slug: string) => publishChange(redis, log, { topic: 'petition', id: slug });
  const saveWithoutReason = createBatches<
    Confirmation & { slug: string },
    { signature: SavedSignature | undefined; published: Promise<unknown> }
  >({
    write: async (confirmations) => {
      const saved = await retryOnConflict(() => confirmSignatures(db, confirmations));
      const counted = confirmations.filter(({ id }) => saved.get(id)?.state === 'confirmed');
      const slugs = [...new Set(counted.map(({ slug }) => slug))];
      const published = Promise.all(slugs.map(publish));
      return ({ id }) => ({ signature: saved.get(id), published });
    },
    keyOf: ({ id }) => id,
  });

  /** Confirms, and begins to publish that; without a signature where there is nothing to confirm. */
  async function saveConfirmation(
    confirmation: Confirmation & { slug: string },
    signer: ConfirmedSigner | undefined,
  ) {
    const { id, slug } = confirmation;
    const saved = signer ? undefined : await saveWithoutReason(confirmation);
    if (saved?.signature) return saved;
    const signature = await transaction(db, async (trx) => {
      if (signer) await updatePendingSignature(trx, ring, confirmation, signer);
      const confirmed = await confirmSignatures(trx, [confirmation], { withReason: true });
      if (confirmed.has(id)) await submitReasons(trx, ring, [id]);
      return confirmed.get(id);
    });
    return { signature, published: signature?.state === 'confirmed' ? publish(slug) : undefined };
  }

  return { publish, saveConfirmation };
}

/** The signature that a link or a code proves to be the caller's. */
async function idOfProof(
  db: Database,
  petitionId: string,
  hashes: SignatureHashes,
  proof: OneTimeTokenBody,
) {
  if ('token' in proof) return hashes.verifyToken('confirm', proof.token);
  const addressHash = hashes.ofAddress(mailboxOf(proof.email));
  const id = await consumeSignatureCode(db, { petitionId, addressHash });
  return id !== undefined && hashes.isCode(id, proof.code) ? id : undefined;
}

/** Confirming by the links and codes of mails. */
export function createConfirming(
  services: Pick<Services, 'db' | 'rateLimits' | 'redis' | 'ring'>,
  petitionOf: SignedPetitionOf,
  log: FastifyBaseLogger,
) {
  const { db, rateLimits, ring } = services;
  const { publish, saveConfirmation } = createSaving(services, log);
  return {
    /**
     * What a link or a code would confirm.
     * @throws AppError `not_found`, `proof_invalid`, `rate_limited`
     */
    async preview(slug: string, proof: OneTimeTokenBody, address: string) {
      const { id: petitionId, hashes } = await petitionOf(slug);
      const attempt = attemptOf(proof, address);
      await rateLimits.consume('signature_proof', attempt);
      const id = await idOfProof(db, petitionId, hashes, proof);
      const submitted = id && (await selectPendingSignature(db, ring, { id, petitionId }));
      if (!submitted) throw new AppError('proof_invalid');
      await rateLimits.reset('signature_proof', attempt);
      return { ...submitted, token: hashes.token('confirm', id) };
    },

    /**
     * Confirms a signature by the link or the code of its mail, and publishes the change; returns its receipt, its
     * number and whether it is held. `signer` takes the place of what was submitted. The link returns them again
     * while it is valid, as the first answer may have been lost.
     * @throws AppError `not_found`, `petition_closed`, `proof_invalid`, `rate_limited`, `validation_failed`
     */
    async confirm(
      slug: string,
      { signer, ...proof }: OneTimeTokenBody & { signer?: ConfirmedSigner | undefined },
      address: string,
    ): Promise<Confirmed> {
      const { id: petitionId, isOpen, hashes } = await petitionOf(slug);
      if (signer?.showName === true) parseDisplayName(fullName(signer), 'signer.firstName');
      const attempt = attemptOf(proof, address);
      await rateLimits.consume('signature_proof', attempt);
      const id = await idOfProof(db, petitionId, hashes, proof);
      const open = isOpen();
      const refused = () => new AppError(open ? 'proof_invalid' : 'petition_closed');
      if (id === undefined) throw refused();
      const receipt = hashes.receipt(id);
      const confirmation = { id, petitionId, receiptHash: hashOfReceipt(receipt), slug };
      const saved = open ? await saveConfirmation(confirmation, signer) : undefined;
      const signature = saved?.signature ?? (await selectConfirmedSignature(db, confirmation));
      if (!signature) throw refused();
      const { state, ...facts } = signature;
      // It counts by now, and is not confirmed again. A link that is repeated stays limited.
      const reset =
        saved?.signature &&
        rateLimits.reset('signature_proof', attempt).catch((error: unknown) => {
          log.warn({ err: error }, 'the attempts to confirm a signature stay counted');
        });
      // What was saved before may not have been published.
      const published = saved?.signature ? saved.published : state === 'confirmed' && publish(slug);
      await Promise.all([reset, published]);
      const held = state === 'held';
      const number = held ? null : facts.number;
      return { ...facts, receipt, held, number, token: hashes.token('confirm', id) };
    },
  };
}
