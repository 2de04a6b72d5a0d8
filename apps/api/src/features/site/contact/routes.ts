// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/site';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { languageOf } from '../../../accounts/language.ts';
import { jsonBodyLimit } from '../../../content/create-content.ts';
import { sendContactMessage } from './send-message.ts';

export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contracts.createContactMessage,
    bodyLimit: jsonBodyLimit({ text: contracts.contactTextMax }),
    handler: async (request, reply) => {
      const { actor, body, headers, ip } = request;
      const account = actor.kind === 'account' ? actor.account : undefined;
      await sendContactMessage(app.services, {
        body,
        sender: {
          address: ip,
          accountId: account?.id,
          isVerified: (account?.email_verified_at ?? null) !== null,
          language: languageOf(request),
        },
        key: headers['idempotency-key'],
      });
      return reply.code(202).send(null);
    },
  });
};
