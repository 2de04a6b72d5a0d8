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

import { requireAccountOf, requireAuthor } from '../../accounts/actor.ts';
import { authorOf } from '../../content/author.ts';
import { jsonBodyLimit } from '../../content/create-content.ts';
import { deleteContent, editContent } from '../../content/edit-content.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError, found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { loadOwnMemories, loadOwnMemory, memoryEditor, publishMemory } from './memories.ts';

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

const bodyLimit = jsonBodyLimit(contracts.memoryMax);

/** Reading and deleting one's own memories, as a guest or with an account, suspended or not. */
export const ownMemoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.listOwnMemories,
    handler: (request) =>
      loadOwnMemories(db, requireAuthor(request), { gameId: request.params.id }),
  });

  app.route({
    ...contracts.deleteMemory,
    handler: async (request, reply) => {
      const ref = { kind: 'memory', id: request.params.id } as const;
      const change = await deleteContent(app.services, authorOf(request), ref);
      await publishChange(redis, request.log, change);
      return reply.code(204).send(null);
    },
  });
};

/** Creating and editing memories, as a guest or with an account. */
export const memoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.createMemory,
    bodyLimit,
    handler: async (request, reply) => {
      const gameId = request.params.id;
      const author = authorOf(request);
      const key = request.headers['idempotency-key'];
      const input = { gameId, ...request.body };
      const id = await publishMemory(app.services, author, { input, key });
      await publishChange(redis, request.log, { topic: 'archive', id: gameId });
      return reply.code(201).send(await loadOwnMemory(db, author.ref, id));
    },
  });

  app.route({
    ...contracts.updateMemory,
    bodyLimit,
    handler: async (request) => {
      const { id } = request.params;
      const author = authorOf(request);
      const change = await editContent(app.services, author, memoryEditor, {
        id,
        input: request.body,
      });
      await publishChange(redis, request.log, change);
      return loadOwnMemory(db, author.ref, id);
    },
  });
};
