// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/forum';
import * as moderation from '@kga/contracts/moderation';
import { selectOwnThreadId, selectUnreadPosts } from '@kga/db/forum';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { isModerator, requireAccountOf } from '../../accounts/actor.ts';
import { authorOf } from '../../content/author.ts';
import { jsonBodyLimit } from '../../content/create-content.ts';
import { deleteContent, editContent } from '../../content/edit-content.ts';
import { createTexts } from '../../content/texts.ts';
import { publishChange } from '../../platform/change-events.ts';
import { found } from '../../platform/errors.ts';
import { countView } from './count-view.ts';
import { loadOwnPost } from './load-own.ts';
import { moderatePost } from './moderate-post.ts';
import { markSolution } from './solution.ts';
import { postEditor, publishPost } from './write-post.ts';

const bodyLimit = jsonBodyLimit(contracts.forumMax);

export const forumPostRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis, config } = app.services;
  const showTexts = createTexts(config.http.publicOrigin);

  app.route({
    ...contracts.createPost,
    bodyLimit,
    handler: async (request, reply) => {
      const author = authorOf(request);
      const key = request.headers['idempotency-key'];
      const id = await publishPost(app.services, author, { input: request.body, key });
      await publishChange(redis, request.log, { topic: 'forum', id });
      return reply.code(201).send(await loadOwnPost(db, { id, accountId: author.id, showTexts }));
    },
  });

  app.route({
    ...contracts.updatePost,
    bodyLimit,
    handler: async (request) => {
      const { id } = request.params;
      const author = authorOf(request);
      const change = await editContent(app.services, author, postEditor, {
        id,
        input: request.body,
      });
      await publishChange(redis, request.log, change);
      return loadOwnPost(db, { id, accountId: author.id, showTexts });
    },
  });
};

export const solutionRoute: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.updateSolution,
    handler: async (request, reply) => {
      const { id } = request.params;
      const by = requireAccountOf(request);
      const { replyId } = request.body;
      await markSolution(db, { by, isTeam: isModerator(request), id, replyId });
      await publishChange(redis, request.log, { topic: 'forum', id });
      return reply.code(204).send(null);
    },
  });
};

export const ownForumRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis, config } = app.services;
  const showTexts = createTexts(config.http.publicOrigin);

  app.route({
    ...contracts.getOwnPost,
    handler: (request) => {
      const accountId = requireAccountOf(request).id;
      return loadOwnPost(db, { id: request.params.id, accountId, showTexts });
    },
  });

  app.route({
    ...contracts.getOwnGameThread,
    handler: async (request) => {
      const accountId = requireAccountOf(request).id;
      const gameId = request.params.id;
      const id = found(await selectOwnThreadId(db, { gameId, accountId }));
      return loadOwnPost(db, { id, accountId, showTexts });
    },
  });

  app.route({
    ...contracts.deletePost,
    handler: async (request, reply) => {
      const ref = { kind: 'forum_post', id: request.params.id } as const;
      const change = await deleteContent(app.services, authorOf(request), ref);
      await publishChange(redis, request.log, change);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contracts.listUnreadPosts,
    handler: (request) => selectUnreadPosts(db, requireAccountOf(request).id, request.query.ids),
  });
};

export const moderatePostRoute: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...moderation.moderatePost,
    handler: async (request) => {
      const { id } = request.params;
      const state = await moderatePost(db, { by: requireAccountOf(request), id }, request.body);
      await publishChange(redis, request.log, { topic: 'forum', id });
      return state;
    },
  });
};

export const forumViewRoute: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contracts.recordPostView,
    handler: async (request, reply) => {
      const { actor, ip } = request;
      const { newest } = request.query;
      const { id: postId } = request.params;
      await countView(app.services, { postId, newest, actor, ip });
      return reply.code(204).send(null);
    },
  });
};
