// SPDX-License-Identifier: AGPL-3.0-or-later
import { mailboxOf } from '@kga/contracts/accounts';
import { regionOf } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/petitions';
import { isoTime, transaction } from '@kga/db/core';
import {
  type SubscriptionSubject,
  confirmSubscriber,
  insertSubscriber,
  selectAnyPetition,
  selectSubscriberHashes,
  selectSubscriptionByToken,
} from '@kga/db/petitions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { disposableErrors } from '../../../accounts/address.ts';
import { languageOf } from '../../../accounts/language.ts';
import { attemptOf, tokenOfProof } from '../../../accounts/mail-codes.ts';
import { isTrapFilled } from '../../../content/auto-moderation.ts';
import { AppError } from '../../../platform/errors.ts';
import { limitOnce, refundOnFailure } from '../../../platform/rate-limits.ts';

const pending = { status: 'pending' } as const;

/** Mails about the updates of a petition, or about the opening of one in a region, for who has not signed. */
export const subscriptionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, rateLimits, ring } = app.services;

  /** The petition with this id, else the region. @throws AppError `not_found`, `petition_closed` */
  async function subjectOf(slug: string): Promise<SubscriptionSubject> {
    const petition = await selectAnyPetition(db, slug);
    if (petition && petition.status !== 'draft') {
      const answered = isoTime(petition.answered_at);
      if (contracts.takesSubscribers({ answered }, new Date())) {
        return { topic: 'updates', petitionId: petition.id };
      }
      throw new AppError('petition_closed');
    }
    const region = regionOf(slug);
    if (region?.toLowerCase() !== slug) throw new AppError('not_found');
    return { topic: 'opening', region };
  }

  app.route({
    ...contracts.createSubscription,
    handler: async (request, reply) => {
      const { body, params, ip } = request;
      const subject = await subjectOf(params.id);
      const errors = disposableErrors(body.email);
      if (errors.length > 0) throw new AppError('validation_failed', { errors });
      await rateLimits.consume('subscribe', { address: ip });
      if (isTrapFilled(body.traces)) return reply.code(202).send(pending);
      const mailbox = mailboxOf(body.email);
      const petitionId = subject.topic === 'updates' ? subject.petitionId : null;
      const hashes = await selectSubscriberHashes(db, ring, petitionId);
      const subscriber = {
        ...subject,
        addressHash: hashes.ofAddress(mailbox),
        email: body.email,
        language: body.language ?? languageOf(request),
      };
      // Refusing would tell that others entered the address.
      const limit = limitOnce(rateLimits, 'unconfirmed_mail', { account: mailbox });
      const mailed = await limit.tryConsume();
      await refundOnFailure(limit, () =>
        transaction(db, (trx) => insertSubscriber(trx, ring, subscriber, { mailed })),
      );
      return reply.code(202).send(pending);
    },
  });

  app.route({
    ...contracts.confirmSubscription,
    handler: async ({ body, params, ip }, reply) => {
      const subject = await subjectOf(params.id);
      const attempt = attemptOf(body, ip);
      await rateLimits.consume('signature_proof', attempt);
      const token = await tokenOfProof({ db, ring }, body, 'subscribe');
      const proof = { purpose: 'subscribe', token } as const;
      const subscription = await selectSubscriptionByToken(db, ring, proof);
      // The petition of the region may have opened before the address is confirmed.
      const isMeant =
        subscription?.petitionId === null
          ? subscription.region === regionOf(params.id)
          : subject.topic === 'updates' && subscription?.petitionId === subject.petitionId;
      if (!subscription || !isMeant || !(await confirmSubscriber(db, subscription.id))) {
        throw new AppError('proof_invalid');
      }
      await rateLimits.reset('signature_proof', attempt);
      return reply.code(204).send(null);
    },
  });
};
