// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/petitions';
import { isoTime, transaction } from '@kga/db/core';
import {
  confirmSubscriber,
  insertSubscriber,
  selectAnyPetition,
  selectSignatureHashes,
} from '@kga/db/petitions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { disposableErrors, mailboxOf } from '../../../accounts/address.ts';
import { languageOf } from '../../../accounts/language.ts';
import { isTrapFilled } from '../../../content/auto-moderation.ts';
import { AppError, found } from '../../../platform/errors.ts';
import { limitOnce, refundOnFailure } from '../../../platform/rate-limits.ts';

const pending = { status: 'pending' } as const;

/** Mails about the updates of a petition, for who has not signed it. */
export const subscriptionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, rateLimits, ring } = app.services;

  /** @throws AppError `not_found`, `petition_closed` */
  async function petitionOf(slug: string): Promise<string> {
    const petition = found(await selectAnyPetition(db, slug));
    if (petition.status === 'draft') throw new AppError('not_found');
    const answered = isoTime(petition.answered_at);
    if (!contracts.takesSubscribers({ answered }, new Date()))
      throw new AppError('petition_closed');
    return petition.id;
  }

  app.route({
    ...contracts.createSubscription,
    handler: async (request, reply) => {
      const { body, params, ip } = request;
      const petitionId = await petitionOf(params.id);
      const errors = disposableErrors(body.email);
      if (errors.length > 0) throw new AppError('validation_failed', { errors });
      await rateLimits.consume('subscribe', { address: ip });
      if (isTrapFilled(body.traces)) return reply.code(202).send(pending);
      const mailbox = mailboxOf(body.email);
      const subscriber = {
        petitionId,
        addressHash: (await selectSignatureHashes(db, ring, petitionId)).ofAddress(mailbox),
        email: body.email,
        language: body.language ?? languageOf(request),
      };
      // Refusing would tell that others entered the address.
      const limit = limitOnce(rateLimits, 'subscribe', { account: mailbox });
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
      const petitionId = await petitionOf(params.id);
      await rateLimits.consume('signature_proof', { address: ip });
      const hashes = await selectSignatureHashes(db, ring, petitionId);
      const id = hashes.verifyToken('subscribe', body.token);
      if (id === undefined || !(await confirmSubscriber(db, { id, petitionId }))) {
        throw new AppError('proof_invalid');
      }
      await rateLimits.reset('signature_proof', { address: ip });
      return reply.code(204).send(null);
    },
  });
};
