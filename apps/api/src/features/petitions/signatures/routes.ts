// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/petitions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { languageOf } from '../../../accounts/language.ts';
import { createConfirming } from './confirm.ts';
import { createSigning } from './sign.ts';
import { createSignedPetitions } from './signed-petitions.ts';
import { createSignerRequests } from './signer-requests.ts';

/** Signing is for everyone; who is signed in with a verified address need not confirm it. */
export const signatureRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services, log } = app;
  const petitionOf = createSignedPetitions(services);
  const signing = createSigning(services, petitionOf, log);
  const confirming = createConfirming(services, petitionOf, log);
  const requests = createSignerRequests(services, petitionOf, log);

  app.route({
    ...contracts.createSignature,
    handler: async (request, reply) => {
      const { actor, body, params, ip } = request;
      const result = await signing.sign({
        slug: params.id,
        body,
        address: ip,
        account: actor.kind === 'account' ? actor.account : undefined,
        language: languageOf(request),
      });
      return reply.code(202).send(result);
    },
  });

  app.route({
    ...contracts.getSignatureChallenge,
    handler: ({ params }) => signing.challenge(params.id),
  });

  app.route({
    ...contracts.previewSignature,
    handler: ({ body, params, ip }) => confirming.preview(params.id, body, ip),
  });

  app.route({
    ...contracts.confirmSignature,
    handler: ({ body, params, ip }) => confirming.confirm(params.id, body, ip),
  });

  app.route({
    ...contracts.requestSignatureUpdates,
    handler: async (request, reply) => {
      const { body, params, ip } = request;
      await requests.requestUpdates(params.id, body.token, ip);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contracts.withdrawSignature,
    handler: async (request, reply) => {
      const { body, params, ip } = request;
      await requests.withdraw(params.id, body, ip);
      return reply.code(204).send(null);
    },
  });
};
