import * as contracts from '@kga/contracts';
import {
  isFollowingGame,
  lockAuthor,
  selectGameLike,
  transaction,
  updateGameFollow,
  updateGameLike,
} from '@kga/db';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { authorOf } from '../../content/author.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError, found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Likes a game or takes that back.
 * @throws AppError `not_found`, `not_signed_in`, `rate_limited`
 */
async function changeLike(
  { db, redis, rateLimits }: Services,
  request: FastifyRequest<{ Params: { id: string } }>,
  liked: boolean,
): Promise<contracts.GameLike> {
  const { ref: author, id: account, ip: address } = authorOf(request);
  const gameId = request.params.id;
  await rateLimits.consume('react', { address, account });
  const like = await transaction(db, async (trx) => {
    if (!(await lockAuthor(trx, author))) throw new AppError('not_signed_in');
    if (!(await updateGameLike(trx, { gameId, author, liked }))) throw new AppError('not_found');
    return found(await selectGameLike(trx, { gameId, author }));
  });
  await publishChange(redis, request.log, { topic: 'archive', id: gameId });
  return like;
}

/** Reading and taking back one's own likes. */
export const ownLikeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contracts.getGameLike,
    handler: async (request) => {
      const { ref: author } = authorOf(request);
      return found(await selectGameLike(app.services.db, { gameId: request.params.id, author }));
    },
  });

  app.route({
    ...contracts.deleteGameLike,
    handler: (request) => changeLike(app.services, request, false),
  });
};

export const likeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contracts.createGameLike,
    handler: (request) => changeLike(app.services, request, true),
  });
};

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
