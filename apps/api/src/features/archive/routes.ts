// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/archive';
import { contentFeatures, kindsListedByGame } from '@kga/contracts/core';
import { isFollowingGame, selectGameLike, updateGameFollow, updateGameLike } from '@kga/db/archive';
import { lockAuthor } from '@kga/db/content';
import { transaction } from '@kga/db/core';
import { bulkhead } from 'cockatiel';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { authorOf } from '../../content/author.ts';
import type { SearchDeps } from '../../content/search.ts';
import {
  cachedRoute,
  hotRoute,
  sendCached,
  sendHot,
  sendListPage,
} from '../../platform/cache/send.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError, found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { createArchiveCache, loadMentions } from './cache.ts';
import { gamesCsv, gamesJson, gamesSchema, sendExport } from './open-data.ts';

/** Topics of the kinds of content that a game lists. */
const mentioningTopics = kindsListedByGame.map((kind) => contentFeatures[kind].topic);

/** Games whose mentions are cached. */
const mentionsMax = 200;

type ArchiveOptions = SearchDeps & { publicOrigin: string };

const openHot = { ...hotRoute, openData: true } as const;
const openCached = { ...cachedRoute, openData: true } as const;

/** The archive as open data: lists and games from memory, all of them as a file. */
export const archiveRoutes: FastifyPluginAsyncZod<ArchiveOptions> = async (app, options) => {
  const { db, publicOrigin } = options;
  const featureCache = app.createCache({ topics: ['archive'], openData: true });
  const cache = createArchiveCache(featureCache, options);
  const sendPage = sendListPage(app, cache.list);
  const sendGame = sendListPage(app, cache.game);

  app.route({
    ...contracts.listGames,
    config: openHot,
    handler: (request, reply) => sendPage(request, reply, request.query),
  });

  app.route({
    ...contracts.getGame,
    config: openHot,
    handler: (request, reply) => sendGame(request, reply, request.params.id),
  });

  app.route({
    ...contracts.listGameChanges,
    config: openCached,
    handler: (request, reply) => sendCached(request, reply, cache.history(request.params.id)),
  });

  app.route({
    ...contracts.listSimilarGames,
    config: openCached,
    handler: (request, reply) => sendCached(request, reply, cache.similar(request.query.name)),
  });

  const mentions = app
    .createCache({ topics: ['archive', ...mentioningTopics], openData: true })
    .keyed<string>({
      name: 'game-mentions',
      max: mentionsMax,
      bulkhead: bulkhead(1, mentionsMax),
      key: (id) => id,
      prepare: (id) => () => loadMentions(db, id),
    });

  app.route({
    ...contracts.listGameMentions,
    config: openCached,
    handler: (request, reply) => sendCached(request, reply, mentions(request.params.id)),
  });

  app.route({
    ...contracts.listMemories,
    config: openCached,
    handler: (request, reply) => {
      return sendCached(request, reply, cache.memories({ ...request.query, ...request.params }));
    },
  });

  app.route({
    ...contracts.getArchiveFigures,
    config: openHot,
    handler: (request, reply) => sendHot(request, reply, cache.figures),
  });

  app.route({
    ...contracts.getArchiveCalendar,
    config: { ...openCached, mediaType: 'text/calendar' },
    handler: (request, reply) => sendCached(request, reply, cache.calendar()),
  });

  app.route({
    ...contracts.getArchiveFeed,
    config: { ...openCached, mediaType: 'application/atom+xml' },
    handler: (request, reply) => sendCached(request, reply, cache.feed()),
  });

  app.route({
    ...contracts.getGamesSchema,
    config: { openData: true },
    handler: () => gamesSchema,
  });

  app.route({
    ...contracts.exportGamesJson,
    config: { openData: true },
    handler: (request, reply) =>
      sendExport(request, reply, {
        db,
        type: 'application/json',
        read: () => gamesJson(db, publicOrigin),
      }),
  });

  app.route({
    ...contracts.exportGamesCsv,
    config: { openData: true, mediaType: 'text/csv' },
    handler: (request, reply) =>
      sendExport(request, reply, { db, type: 'text/csv', read: () => gamesCsv(db) }),
  });
};

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
