// SPDX-License-Identifier: AGPL-3.0-or-later
import { signerOf } from '@kga/contracts/accounts';
import * as contracts from '@kga/contracts/petitions';
import type { Account } from '@kga/db/accounts';
import { transaction } from '@kga/db/core';
import { selectOwnSignatures, withdrawSignature } from '@kga/db/petitions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../../accounts/actor.ts';
import { publishChange } from '../../../platform/change-events.ts';
import { AppError, found } from '../../../platform/errors.ts';

/** What members have signed, for those whose address is verified. */
export const ownSignatureRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis, ring } = app.services;

  const signaturesOf = async (account: Account) => {
    const signer = signerOf(account);
    return signer ? selectOwnSignatures(db, ring, signer) : [];
  };

  app.route({
    ...contracts.listOwnSignatures,
    handler: async (request) => {
      const signatures = await signaturesOf(requireAccountOf(request));
      return signatures.flatMap(({ id, state, signedAt, slug, showName, updates, ...petition }) =>
        state === 'withdrawn' || state === 'anonymised'
          ? []
          : [
              {
                id,
                petition: {
                  id: slug,
                  title: petition.title,
                  language: petition.language,
                  titles: Object.fromEntries(
                    Object.entries(petition.translations).map(([language, { title }]) => [
                      language,
                      title,
                    ]),
                  ),
                },
                state,
                signedAt: signedAt.toISOString(),
                showName,
                updates,
              },
            ],
      );
    },
  });

  app.route({
    ...contracts.withdrawOwnSignature,
    handler: async (request, reply) => {
      const signatures = await signaturesOf(requireAccountOf(request));
      const own = found(signatures.find(({ id }) => id === request.params.id));
      const outcome = await transaction(db, (trx) => withdrawSignature(trx, own));
      if (outcome === 'anonymised') throw new AppError('signature_anonymised');
      await publishChange(redis, request.log, { topic: 'petition', id: own.slug });
      return reply.code(204).send(null);
    },
  });
};
