import * as contracts from '@kga/contracts';
import { isFollowingGame, lockAuthor, transaction, updateGameFollow } from '@kga/db';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { AppError, found } from '../../platform/errors.ts';

/** Whether one follows a game, suspended or not. */
export const ownGameFollowRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contracts.getGameFollow,
    handler: async (request) => {
      const follow = { gameId: request.params.id, accountId: requireAccountOf(request).id };
      return { following: found(await isFollowingGame(app.services.db, follow)) };
    },
  });
};

/** Following games by email. */
export const gameFollowRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...contracts.updateGameFollow,
    handler: async (request) => {
      const follow = { gameId: request.params.id, accountId: requireAccountOf(request).id };
      const { following } = request.body;
      await transaction(db, async (trx) => {
        if (!(await lockAuthor(trx, { accountId: follow.accountId }))) {
          throw new AppError('not_signed_in');
        }
        const isFound = await updateGameFollow(trx, { ...follow, following });
        if (!isFound) throw new AppError('not_found');
      });
      return { following };
    },
  });
};
