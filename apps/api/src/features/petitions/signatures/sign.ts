// SPDX-License-Identifier: AGPL-3.0-or-later
import { mailboxOf } from '@kga/contracts/accounts';
import { type Language, fullName } from '@kga/contracts/core';
import type { createSignature } from '@kga/contracts/petitions';
import type { Account } from '@kga/db/accounts';
import { type Database, retryOnConflict, transaction } from '@kga/db/core';
import {
  type ConfirmedState,
  type NewSignature,
  insertConfirmedSignature,
  insertSignatures,
} from '@kga/db/petitions';
import type { KeyRing } from '@kga/server/crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';

import { disposableErrors } from '../../../accounts/address.ts';
import { parseDisplayName } from '../../../accounts/display-name.ts';
import { isTrapFilled } from '../../../content/auto-moderation.ts';
import { createBatches } from '../../../platform/batches.ts';
import { publishChange } from '../../../platform/change-events.ts';
import { AppError } from '../../../platform/errors.ts';
import { limitOnce, refundOnFailure } from '../../../platform/rate-limits.ts';
import type { Services } from '../../../platform/services.ts';
import { createChallenges } from './challenges.ts';
import { hashOfReceipt } from './confirm.ts';
import { submitReasons } from './reasons.ts';
import type { SignedPetition, SignedPetitionOf } from './signed-petitions.ts';
import { formSignalOf } from './suspicion.ts';
import { createVelocity } from './velocity.ts';

type Body = z.infer<typeof createSignature.schema.body>;

type SigningRequest = {
  slug: string;
  body: Body;
  /** IP address of the caller. */
  address: string;
  account: Account | undefined;
  language: Language;
};

type SigningResult =
  | { status: 'pending' }
  | {
      status: ConfirmedState;
      receipt: string | null;
      number: number | null;
      token: string | null;
    };

/** @throws AppError `validation_failed` */
function checkForm(body: Body, { asksWho }: SignedPetition): void {
  const errors = [
    ...(asksWho && body.eligible !== true ? [{ path: 'eligible', code: 'empty' }] : []),
    ...disposableErrors(body.email),
  ];
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  if (body.showName === true) parseDisplayName(fullName(body), 'firstName');
}

const signatureOf = (body: Body, petition: SignedPetition, language: Language) => ({
  petitionId: petition.id,
  addressHash: petition.hashes.ofAddress(mailboxOf(body.email)),
  signer: {
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    email: body.email,
    city: body.city?.trim() || undefined,
    reason: body.reason?.trim() || undefined,
  },
  country: body.country,
  language: body.language ?? language,
  showName: body.showName ?? false,
  wantsUpdates: body.updates ?? false,
  source: body.source,
});

/**
 * Stores unconfirmed signatures in batches. Forms beyond the limit of a mailbox wait in the same queue:
 * one that came first, and has a mail, is written first.
 */
const createPendingBatches = (db: Database, ring: KeyRing) =>
  createBatches<NewSignature & { mailed: boolean }>({
    write: async (signatures) => {
      for (const mailed of [true, false]) {
        const some = signatures.filter((signature) => signature.mailed === mailed);
        if (some.length === 0) continue;
        await retryOnConflict(() => insertSignatures(db, ring, some, { mailed }));
      }
      return () => {};
    },
    keyOf: ({ petitionId, addressHash }) => `${petitionId} ${addressHash.toString('base64')}`,
  });

/** Signs as a member, whose address is proved: it counts at once, and the change is published. */
async function saveMember(
  { db, redis, ring }: Pick<Services, 'db' | 'redis' | 'ring'>,
  log: FastifyBaseLogger,
  signature: NewSignature,
  { slug, hashes }: SignedPetition,
): Promise<SigningResult> {
  const hashOf = (id: string) => hashOfReceipt(hashes.receipt(id));
  const { id, state, number, isNew } = await transaction(db, async (trx) => {
    const saved = await insertConfirmedSignature(trx, ring, signature, hashOf);
    if (saved.isNew && saved.id !== undefined) await submitReasons(trx, ring, [saved.id]);
    return saved;
  });
  if (state === 'confirmed' && isNew) {
    await publishChange(redis, log, { topic: 'petition', id: slug });
  }
  const proofs =
    id === undefined
      ? { receipt: null, token: null }
      : { receipt: hashes.receipt(id), token: hashes.token('confirm', id) };
  return { status: state, number: state === 'held' ? null : number, ...proofs };
}

/** Signing, by a form that a mail confirms or as a member. */
export function createSigning(
  services: Pick<Services, 'config' | 'db' | 'keys' | 'metrics' | 'rateLimits' | 'redis' | 'ring'>,
  petitionOf: SignedPetitionOf,
  log: FastifyBaseLogger,
) {
  const { db, rateLimits, ring } = services;
  const velocity = createVelocity(services, log);
  const challenges = createChallenges(services);
  const savePending = createPendingBatches(db, ring);

  return {
    /**
     * Signs; a mail confirms it unless the caller is signed in with that address, verified. Then it counts,
     * and the change is published.
     * @throws AppError `not_found`, `petition_closed`, `validation_failed`, `rate_limited`,
     *   `challenge_required`
     */
    async sign({ slug, body, address, account, language }: SigningRequest): Promise<SigningResult> {
      const petition = await petitionOf(slug);
      if (!petition.isOpen()) throw new AppError('petition_closed');
      checkForm(body, petition);
      const mailbox = mailboxOf(body.email);
      // Only programs fill in the hidden field.
      if (isTrapFilled(body.traces)) {
        await rateLimits.consume('sign', { address });
        return { status: 'pending' };
      }
      // Of another spelling, which may be another mailbox, nothing is proved.
      const isProved =
        account?.email.toLowerCase() === body.email.toLowerCase() &&
        account.email_verified_at !== null;
      const signing = {
        petition,
        address,
        domain: mailbox.slice(mailbox.indexOf('@') + 1),
        mailbox: isProved ? undefined : mailbox,
        // Members have the form filled in.
        signal: isProved ? undefined : formSignalOf(body.traces),
      };
      const { hold, isMailed, ...velocities } = await velocity.count(signing);
      const isChallenged = velocities.isChallenged && !isProved;
      const isUnsolved = isChallenged && !(await challenges.consume(slug, body.challenge ?? ''));
      if (isUnsolved && body.withoutScript !== true) throw new AppError('challenge_required');
      const signature = {
        ...signatureOf(body, petition, language),
        hold: isChallenged ? await velocity.countChallenged({ ...signing, isUnsolved }) : hold,
      };
      if (isProved) return saveMember(services, log, signature, petition);
      // Refusing would tell that others used the mailbox, and keep its owner from signing.
      const of = { account: mailbox };
      const limit = limitOnce(rateLimits, 'unconfirmed_mail', of, {
        isConsumed: isMailed === true,
      });
      const mailed = isMailed ?? (await limit.tryConsume());
      await refundOnFailure(limit, () => savePending({ ...signature, mailed }));
      return { status: 'pending' };
    },

    /** @throws AppError `not_found` */
    challenge: async (slug: string) => challenges.create((await petitionOf(slug)).slug),
  };
}
