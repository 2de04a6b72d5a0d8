// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/forum';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAuthor } from '../../accounts/actor.ts';
import { authorOf } from '../../content/author.ts';
import { jsonBodyLimit } from '../../content/create-content.ts';
import { deleteContent, editContent } from '../../content/edit-content.ts';
import { createTexts } from '../../content/texts.ts';
import { publishChange } from '../../platform/change-events.ts';
import { loadOwnReplies, loadOwnReply } from './load-own.ts';
import { publishReply, replyEditor } from './write-reply.ts';

const bodyLimit = jsonBodyLimit(contracts.forumMax);

/** Reading and deleting one's own replies, as a guest or with an account, suspended or not. */
export const ownReplyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis, config } = app.services;
  const showTexts = createTexts(config.http.publicOrigin);

  app.route({
    ...contracts.listOwnReplies,
    handler: (request) => {
      const { id: postId } = request.params;
      return loadOwnReplies(db, { postId, author: requireAuthor(request), showTexts });
    },
  });

  app.route({
    ...contracts.deleteReply,
    handler: async (request, reply) => {
      const ref = { kind: 'forum_reply', id: request.params.id } as const;
      const change = await deleteContent(app.services, authorOf(request), ref);
      await publishChange(redis, request.log, change);
      return reply.code(204).send(null);
    },
  });
};

/** Creating and editing replies, as a guest or with an account. */
export const forumReplyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis, config } = app.services;
  const showTexts = createTexts(config.http.publicOrigin);

  app.route({
    ...contracts.createReply,
    bodyLimit,
    handler: async (request, reply) => {
      const { id: postId } = request.params;
      const author = authorOf(request);
      const key = request.headers['idempotency-key'];
      const input = { postId, ...request.body };
      const id = await publishReply(app.services, author, { input, key });
      const own = await loadOwnReply(db, { id, author: author.ref, showTexts });
      // The post may have been merged into another one.
      await publishChange(redis, request.log, { topic: 'forum', id: own.postId });
      return reply.code(201).send(own);
    },
  });

  app.route({
    ...contracts.updateReply,
    bodyLimit,
    handler: async (request) => {
      const { id } = request.params;
      const author = authorOf(request);
      const change = await editContent(app.services, author, replyEditor, {
        id,
        input: request.body,
      });
      await publishChange(redis, request.log, change);
      return loadOwnReply(db, { id, author: author.ref, showTexts });
    },
  });
};
