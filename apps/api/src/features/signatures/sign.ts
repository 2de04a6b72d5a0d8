import { createHash } from 'node:crypto';

import {
  type Language,
  type OneTimeTokenBody,
  asksWhoSigns,
  type createSignature,
  petitionStatus,
} from '@kga/contracts';
import {
  type Account,
  type Confirmation,
  type ConfirmedState,
  type Database,
  type KeyRing,
  type NewSignature,
  type SignatureHashes,
  confirmSignatures,
  consumeSignatureCode,
  insertConfirmedSignature,
  insertSignatures,
  selectConfirmedState,
  selectPendingSignature,
  selectPetitionForSigning,
  selectSignatureHashes,
  transaction,
  withdrawSignature,
} from '@kga/db';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';

import { disposableErrors, mailboxOf } from '../../accounts/address.ts';
import { parseDisplayName } from '../../accounts/display-name.ts';
import { isTrapFilled } from '../../content/auto-moderation.ts';
import { createBatches } from '../../platform/batches.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError, found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { createChallenges } from './challenges.ts';
import { submitReasons } from './reasons.ts';
import { createVelocity } from './velocity.ts';

type SignedPetition = {
  id: string;
  slug: string;
  isOpen: () => boolean;
  /** Whether who signs has to confirm that they may. */
  asksWho: boolean;
  hashes: SignatureHashes;
};

/** Milliseconds for which a petition that an admin closes may still be signed. */
const petitionMs = 1_000;

/** Most signatures in one statement. */
const batchMax = 50;

/** What signing needs to know, without a query for each signature. */
function createPetitions({ db, ring }: { db: Database; ring: KeyRing }) {
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

type Body = z.infer<typeof createSignature.schema.body>;

type SigningRequest = {
  slug: string;
  body: Body;
  /** IP address of the caller. */
  address: string;
  account: Account | undefined;
  language: Language;
};

type SigningResult = { status: 'pending' } | { status: ConfirmedState; receipt: string | null };

const hashOfReceipt = (receipt: string) => createHash('sha256').update(receipt).digest();

/** Signing, confirming and withdrawing. */
export function createSigning(
  services: Pick<Services, 'config' | 'db' | 'keys' | 'rateLimits' | 'redis' | 'ring'>,
  log: FastifyBaseLogger,
) {
  const { db, rateLimits, redis, ring } = services;
  const petitionOf = createPetitions({ db, ring });
  const velocity = createVelocity(services, log);
  const challenges = createChallenges(services);
  const savePending = createBatches<NewSignature>({
    write: async (signatures) => {
      await insertSignatures(db, ring, signatures);
      return () => {};
    },
    keyOf: ({ petitionId, addressHash }) => `${petitionId} ${addressHash.toString('base64')}`,
    max: batchMax,
  });
  const saveConfirmed = createBatches<
    Confirmation & { slug: string },
    { state: ConfirmedState | undefined; published: Promise<unknown> }
  >({
    write: async (confirmations) => {
      const states = await confirmSignatures(db, confirmations);
      const counted = confirmations.filter(({ id }) => states.get(id) === 'confirmed');
      const slugs = [...new Set(counted.map(({ slug }) => slug))];
      const published = Promise.all(slugs.map(publish));
      return ({ id }) => ({ state: states.get(id), published });
    },
    keyOf: ({ id }) => id,
    max: batchMax,
  });

  return {
    /**
     * Signs; a mail confirms it unless the caller is signed in with that address, verified.
     * @throws AppError `not_found`, `petition_closed`, `validation_failed`, `rate_limited`,
     *   `challenge_required`
     */
    async sign({ slug, body, address, account, language }: SigningRequest): Promise<SigningResult> {
      const petition = await petitionOf(slug);
      if (!petition.isOpen()) throw new AppError('petition_closed');
      const errors = [
        ...(petition.asksWho && body.eligible !== true
          ? [{ path: 'eligible', code: 'empty' }]
          : []),
        ...disposableErrors(body.email),
      ];
      if (errors.length > 0) throw new AppError('validation_failed', { errors });
      if (body.showName === true)
        parseDisplayName(`${body.firstName} ${body.lastName}`, 'firstName');
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
        filledInMs: isProved ? undefined : body.traces?.filledInMs,
      };
      const { hold, isMailed, ...counted } = await velocity.count(signing);
      const isChallenged = counted.isChallenged && !isProved;
      if (isChallenged && !(await challenges.consume(slug, body.challenge ?? ''))) {
        throw new AppError('challenge_required');
      }
      const signature: NewSignature = {
        petitionId: petition.id,
        addressHash: petition.hashes.ofAddress(mailbox),
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
        hold: isChallenged ? await velocity.countSolved(signing) : hold,
      };
      if (isProved) {
        const { receipt } = petition.hashes;
        const hashOf = (id: string) => hashOfReceipt(receipt(id));
        const { id, state } = await transaction(db, async (trx) => {
          const saved = await insertConfirmedSignature(trx, ring, signature, hashOf);
          if (saved.isNew && saved.id !== undefined) await submitReasons(trx, ring, [saved.id]);
          return saved;
        });
        return { status: state, receipt: id === undefined ? null : receipt(id) };
      }
      // Refusing would tell that others used the mailbox, and keep its owner from signing.
      const mailed = isMailed ?? (await rateLimits.tryConsume('sign', { account: mailbox }));
      if (mailed) await savePending(signature);
      else await insertSignatures(db, ring, [signature], { mailed });
      return { status: 'pending' };
    },

    /** @throws AppError `not_found` */
    challenge: async (slug: string) => challenges.create((await petitionOf(slug)).slug),

    /**
     * What a link would confirm.
     * @throws AppError `not_found`, `proof_invalid`, `rate_limited`
     */
    async preview(slug: string, token: string, address: string) {
      const { id: petitionId, hashes } = await petitionOf(slug);
      await rateLimits.consume('signature_proof', { address });
      const id = await idOfProof(petitionId, hashes, { token });
      const submitted = id && (await selectPendingSignature(db, ring, { id, petitionId }));
      if (!submitted) throw new AppError('proof_invalid');
      await rateLimits.reset('signature_proof', { address });
      return submitted;
    },

    /**
     * Confirms a signature by the link or the code of its mail, and publishes the change; returns its
     * receipt and whether it is held. The link returns them again while it is valid, as the first answer
     * may have been lost.
     * @throws AppError `not_found`, `petition_closed`, `proof_invalid`, `rate_limited`
     */
    async confirm(
      slug: string,
      proof: OneTimeTokenBody,
      address: string,
    ): Promise<{ receipt: string; held: boolean }> {
      const { id: petitionId, isOpen, hashes } = await petitionOf(slug);
      const attempt = { address, ...('email' in proof && { account: mailboxOf(proof.email) }) };
      await rateLimits.consume('signature_proof', attempt);
      const id = await idOfProof(petitionId, hashes, proof);
      const open = isOpen();
      const refused = () => new AppError(open ? 'proof_invalid' : 'petition_closed');
      if (id === undefined) throw refused();
      const receipt = hashes.receipt(id);
      const confirmation = { id, petitionId, receiptHash: hashOfReceipt(receipt), slug };
      const confirmed = open ? await saveConfirmation(confirmation) : undefined;
      const state = confirmed ?? (await selectConfirmedState(db, confirmation));
      if (!state) throw refused();
      // It counts by now, and is not confirmed again. A link that is repeated stays limited.
      if (confirmed) {
        await rateLimits.reset('signature_proof', attempt).catch((error: unknown) => {
          log.warn({ err: error }, 'the attempts to confirm a signature stay counted');
        });
      }
      return { receipt, held: state === 'held' };
    },

    /**
     * Withdraws a signature, also where it was withdrawn before; returns whether the count fell.
     * @throws AppError `not_found`, `proof_invalid`, `rate_limited`, `signature_anonymised`
     */
    async withdraw(slug: string, token: string, address: string): Promise<boolean> {
      const { id: petitionId, hashes } = await petitionOf(slug);
      await rateLimits.consume('signature_proof', { address });
      const id = hashes.verifyToken('withdraw', token);
      if (id === undefined) throw new AppError('proof_invalid');
      await rateLimits.reset('signature_proof', { address });
      const outcome = await transaction(db, (trx) => withdrawSignature(trx, { id, petitionId }));
      if (outcome === 'anonymised') throw new AppError('signature_anonymised');
      return outcome === 'withdrawn';
    },
  };

  function publish(slug: string): Promise<void> {
    return publishChange(redis, log, { topic: 'petition', id: slug });
  }

  /** Confirms, and publishes the change; undefined where there is nothing to confirm. */
  async function saveConfirmation(confirmation: Confirmation & { slug: string }) {
    const { id, slug } = confirmation;
    const saved = await saveConfirmed(confirmation);
    await saved.published;
    if (saved.state) return saved.state;
    const state = await transaction(db, async (trx) => {
      const states = await confirmSignatures(trx, [confirmation], { withReason: true });
      if (states.has(id)) await submitReasons(trx, ring, [id]);
      return states.get(id);
    });
    if (state === 'confirmed') await publish(slug);
    return state;
  }

  async function idOfProof(petitionId: string, hashes: SignatureHashes, proof: OneTimeTokenBody) {
    if ('token' in proof) return hashes.verifyToken('confirm', proof.token);
    const addressHash = hashes.ofAddress(mailboxOf(proof.email));
    const id = await consumeSignatureCode(db, { petitionId, addressHash });
    return id !== undefined && hashes.isCode(id, proof.code) ? id : undefined;
  }
}
