import * as contracts from '@kga/contracts';
import { isFollowingGame, updateGameFollow } from '@kga/db';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { found } from '../../platform/errors.ts';

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
      found(await isFollowingGame(db, follow));
      await updateGameFollow(db, { ...follow, following });
      return { following };
    },
  });
};
