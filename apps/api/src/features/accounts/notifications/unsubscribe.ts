// SPDX-License-Identifier: AGPL-3.0-or-later
import { routes, unsubscribePath } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/forum';
import { deleteMarkByToken } from '@kga/db/content';
import { muteMails } from '@kga/db/contributions';
import type { Database } from '@kga/db/core';
import { endUpdateMails } from '@kga/db/petitions';
import { mailedMarks } from '@kga/db/registry';
import type { KeyRing } from '@kga/server/crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { attemptOf, tokenOfProof } from '../../../accounts/mail-codes.ts';

/** Ends the mails that a token is for. */
async function endMails(db: Database, ring: KeyRing, token: string): Promise<void> {
  // Postgres cannot store this character, so no token contains it.
  if (token.includes('\0')) return;
  for (const type of mailedMarks) await deleteMarkByToken(db, type, token);
  await muteMails(db, token);
  await endUpdateMails(db, ring, token);
}

/**
 * Ends mails of any kind by the link of one. Mail programs send a form or an empty body; either is ignored.
 * Those that open the link in a browser get the page, because programs that check links open them, too.
 */
export const unsubscribeRoute: FastifyPluginAsyncZod<{ db: Database; ring: KeyRing }> = async (
  app,
  { db, ring },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, parsed) => parsed(null));
  app.route({
    ...contracts.unsubscribe,
    handler: async (request, reply) => {
      await endMails(db, ring, request.query.token);
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  });
  app.route({
    ...contracts.openUnsubscribePage,
    handler: async ({ query: { token } }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(token === undefined ? routes.unsubscribe : unsubscribePath(token), 303),
  });
};

/** Ends them by the code of a mail. */
export const unsubscribeByCodeRoute: FastifyPluginAsyncZod = async (app) => {
  const { db, rateLimits, ring } = app.services;
  app.route({
    ...contracts.unsubscribeByCode,
    handler: async ({ body, ip }, reply) => {
      const attempt = attemptOf(body, ip);
      await rateLimits.consume('proof', attempt);
      await endMails(db, ring, await tokenOfProof({ db, ring }, body, 'unsubscribe'));
      await rateLimits.reset('proof', attempt);
      return reply.code(204).send(null);
    },
  });
};
