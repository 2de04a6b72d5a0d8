// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/archive';
import { contentFeatures } from '@kga/contracts/core';
import { bulkhead } from 'cockatiel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { SearchDeps } from '../../content/search.ts';
import {
  cachedRoute,
  hotRoute,
  sendCached,
  sendHot,
  sendListPage,
} from '../../platform/cache/send.ts';
import { createArchiveCache, loadMentions } from './cache.ts';
import { gamesCsv, gamesJson, gamesSchema, sendExport } from './open-data.ts';

/** Topics of what a game lists. */
const mentioningTopics = contracts.gameMentionKinds.map((kind) =>
  kind === 'news' ? kind : contentFeatures[kind].topic,
);

/** Games whose mentions are cached. */
const mentionsMax = 200;

type ArchiveOptions = SearchDeps & { publicOrigin: string };

/** The archive as open data: lists and games from memory. */
export const archiveRoutes: FastifyPluginAsyncZod<ArchiveOptions> = async (app, options) => {
  const featureCache = app.createCache({ topics: ['archive'] });
  const cache = createArchiveCache(featureCache, options);
  const sendPage = sendListPage(app, cache.list);
  const sendGame = sendListPage(app, cache.game);

  app.route({
    ...contracts.listGames,
    config: hotRoute,
    handler: (request, reply) => sendPage(request, reply, request.query),
  });

  app.route({
    ...contracts.getGame,
    config: hotRoute,
    handler: (request, reply) => sendGame(request, reply, request.params.id),
  });

  app.route({
    ...contracts.listGameChanges,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, cache.history(request.params.id)),
  });

  app.route({
    ...contracts.listSimilarGames,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, cache.similar(request.query.name)),
  });

  app.route({
    ...contracts.listSuggestedGames,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, cache.suggested()),
  });

  const mentions = app.createCache({ topics: ['archive', ...mentioningTopics] }).keyed<string>({
    name: 'game-mentions',
    max: mentionsMax,
    bulkhead: bulkhead(1, mentionsMax),
    key: (id) => id,
    prepare: (id) => () => loadMentions(options.db, id),
  });

  app.route({
    ...contracts.listGameMentions,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, mentions(request.params.id)),
  });

  app.route({
    ...contracts.listMemories,
    config: cachedRoute,
    handler: (request, reply) => {
      return sendCached(request, reply, cache.memories({ ...request.query, ...request.params }));
    },
  });

  app.route({
    ...contracts.getArchiveFigures,
    config: hotRoute,
    handler: (request, reply) => sendHot(request, reply, cache.figures),
  });

  app.route({
    ...contracts.getArchiveCalendar,
    config: { ...cachedRoute, mediaType: 'text/calendar' },
    handler: (request, reply) => sendCached(request, reply, cache.calendar(request.query.lang)),
  });

  app.route({
    ...contracts.getArchiveFeed,
    config: { ...cachedRoute, mediaType: 'application/atom+xml' },
    handler: (request, reply) => sendCached(request, reply, cache.feed(request.query.lang)),
  });
};

/** All games of the archive as files. */
export const gameFileRoutes: FastifyPluginAsyncZod<Omit<ArchiveOptions, 'keys'>> = async (
  app,
  { db, publicOrigin },
) => {
  app.route({
    ...contracts.getGamesSchema,
    config: { openData: true },
    handler: () => gamesSchema,
  });

  app.route({
    ...contracts.exportGamesJson,
    config: { tagged: true, openData: true },
    handler: (request, reply) =>
      sendExport(request, reply, {
        db,
        type: 'application/json',
        read: () => gamesJson(db, publicOrigin),
      }),
  });

  app.route({
    ...contracts.exportGamesCsv,
    config: { tagged: true, openData: true, mediaType: 'text/csv' },
    handler: (request, reply) =>
      sendExport(request, reply, { db, type: 'text/csv', read: () => gamesCsv(db) }),
  });
};
