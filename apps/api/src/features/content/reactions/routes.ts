// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/content';
import { isItemBy, lockAuthor, selectReactions, updateReaction } from '@kga/db/content';
import { transaction } from '@kga/db/core';
import { contentTypes } from '@kga/db/registry';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../../accounts/actor.ts';
import { publishChange } from '../../../platform/change-events.ts';
import { AppError, found } from '../../../platform/errors.ts';

/** Reading one's own reactions. */
export const ownReactionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contracts.listReactions,
    handler: (request) => {
      const { kind } = request.params;
      const accountId = requireAccountOf(request).id;
      return selectReactions(app.services.db, { kind, ids: request.query.ids, accountId });
    },
  });
};

/** Marking published items of others as helpful. */
export const reactionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis, rateLimits } = app.services;

  app.route({
    ...contracts.updateReaction,
    handler: async (request) => {
      const { kind, id } = request.params;
      const accountId = requireAccountOf(request).id;
      const { helpful } = request.body;
      await rateLimits.consume('react', { address: request.ip, account: accountId });
      const { item, reaction } = await transaction(db, async (trx) => {
        if (!(await lockAuthor(trx, { accountId }))) throw new AppError('not_signed_in');
        const [loaded] = await contentTypes[kind].load(trx, [id]);
        const reacted = found(loaded);
        if (isItemBy(reacted, { accountId })) throw new AppError('not_allowed');
        if (!(await updateReaction(trx, contentTypes[kind], { id, accountId, helpful }))) {
          throw new AppError('not_found');
        }
        const [changed] = await selectReactions(trx, { kind, ids: [id], accountId });
        return { item: reacted, reaction: found(changed) };
      });
      await publishChange(redis, request.log, item.change);
      return reaction;
    },
  });
};
