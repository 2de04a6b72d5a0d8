import * as contracts from '@kga/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { languageOf } from '../../accounts/language.ts';
import { publishChange } from '../../platform/change-events.ts';
import { createSigning } from './sign.ts';

/** Signing is for everyone; who is signed in with a verified address need not confirm it. */
export const signatureRoutes: FastifyPluginAsyncZod = async (app) => {
  const { redis } = app.services;
  const signing = createSigning(app.services, app.log);
  const publish = (request: FastifyRequest, id: string) =>
    publishChange(redis, request.log, { topic: 'petition', id });

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
      if (result.status === 'confirmed' && result.receipt !== null) {
        await publish(request, params.id);
      }
      return reply.code(202).send(result);
    },
  });

  app.route({
    ...contracts.getSignatureChallenge,
    handler: ({ params }) => signing.challenge(params.id),
  });

  app.route({
    ...contracts.previewSignature,
    handler: ({ body, params, ip }) => signing.preview(params.id, body.token, ip),
  });

  app.route({
    ...contracts.confirmSignature,
    handler: ({ body, params, ip }) => signing.confirm(params.id, body, ip),
  });

  app.route({
    ...contracts.withdrawSignature,
    handler: async (request, reply) => {
      const { body, params, ip } = request;
      const hasFallen = await signing.withdraw(params.id, body.token, ip);
      if (hasFallen) await publish(request, params.id);
      return reply.code(204).send(null);
    },
  });
};
