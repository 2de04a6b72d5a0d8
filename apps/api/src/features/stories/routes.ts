// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/stories';
import type { AuthorRef } from '@kga/db/content';
import type { Database } from '@kga/db/core';
import { selectModerationStatus } from '@kga/db/moderation';
import { selectOwnStory } from '@kga/db/stories';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAuthor } from '../../accounts/actor.ts';
import { authorOf } from '../../content/author.ts';
import { jsonBodyLimit } from '../../content/create-content.ts';
import { deleteContent, editContent } from '../../content/edit-content.ts';
import type { SearchDeps } from '../../content/search.ts';
import { type ShowTexts, createTexts, showText } from '../../content/texts.ts';
import {
  cachedRoute,
  hotRoute,
  sendCached,
  sendHot,
  sendListPage,
} from '../../platform/cache/send.ts';
import { publishChange } from '../../platform/change-events.ts';
import { found } from '../../platform/errors.ts';
import { createStoryCache } from './cache.ts';
import { presentOwnStory } from './presenter.ts';
import { storyEditor, publishStory } from './write-story.ts';

/** Public stories, from memory where they are requested often. */
export const storyRoutes: FastifyPluginAsyncZod<SearchDeps & { publicOrigin: string }> = async (
  app,
  { publicOrigin, ...deps },
) => {
  const showTexts = createTexts(publicOrigin);
  const cache = createStoryCache(app.createCache({ topics: ['stories'] }), { ...deps, showTexts });
  const sendPage = sendListPage(app, cache.list);

  app.route({
    ...contracts.listStories,
    config: hotRoute,
    handler: (request, reply) => sendPage(request, reply, request.query),
  });

  app.route({
    ...contracts.getStoryTotals,
    config: hotRoute,
    handler: (request, reply) => sendHot(request, reply, cache.totals),
  });

  app.route({
    ...contracts.listStoryGames,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, cache.games(request.query.q)),
  });

  app.route({
    ...contracts.getStory,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, cache.story(request.params.id)),
  });

  app.route({
    ...contracts.getNextStory,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, cache.next(request.params.id)),
  });
};

/** @throws AppError `not_found` if it is not the author's */
async function loadOwn(
  db: Database,
  { showTexts, ...own }: { author: AuthorRef; id: string; showTexts: ShowTexts },
): Promise<contracts.OwnStory> {
  const row = found(await selectOwnStory(db, own));
  const shown = await showText(db, showTexts, row);
  const moderation = await selectModerationStatus(db, { kind: 'story', id: row.id });
  return presentOwnStory(row, { shown, moderation });
}

/** Reading and deleting one's own stories, as a guest or with an account, suspended or not. */
export const ownStoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis, config } = app.services;
  const showTexts = createTexts(config.http.publicOrigin);

  app.route({
    ...contracts.getOwnStory,
    handler: (request) =>
      loadOwn(db, { author: requireAuthor(request), id: request.params.id, showTexts }),
  });

  app.route({
    ...contracts.deleteStory,
    handler: async (request, reply) => {
      const ref = { kind: 'story', id: request.params.id } as const;
      const change = await deleteContent(app.services, authorOf(request), ref);
      await publishChange(redis, request.log, change);
      return reply.code(204).send(null);
    },
  });
};

/** Creating and editing stories, as a guest or with an account. */
export const storyWriteRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis, config } = app.services;
  const showTexts = createTexts(config.http.publicOrigin);
  const bodyLimit = jsonBodyLimit(contracts.storyMax);

  app.route({
    ...contracts.createStory,
    bodyLimit,
    handler: async (request, reply) => {
      const author = authorOf(request);
      const key = request.headers['idempotency-key'];
      const id = await publishStory(app.services, author, { input: request.body, key });
      await publishChange(redis, request.log, { topic: 'stories', id });
      return reply.code(201).send(await loadOwn(db, { author: author.ref, id, showTexts }));
    },
  });

  app.route({
    ...contracts.updateStory,
    bodyLimit,
    handler: async (request) => {
      const { id } = request.params;
      const author = authorOf(request);
      const change = await editContent(app.services, author, storyEditor, {
        id,
        input: request.body,
      });
      await publishChange(redis, request.log, change);
      return loadOwn(db, { author: author.ref, id, showTexts });
    },
  });
};
