import * as contracts from '@kga/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { requireWriter } from '../../accounts/actor.ts';
import { requireWriteAccess } from '../../accounts/guards.ts';
import { authorOf } from '../../content/author.ts';
import { publishChange } from '../../platform/change-events.ts';
import { forumBodyLimit } from './body-limit.ts';
import { editReply, removeReply } from './edit-reply.ts';
import { loadOwnReplies, loadOwnReply } from './load-own.ts';
import { createMentions } from './mentions.ts';
import { publishReply } from './publish-reply.ts';

/** Replying, and looking after one's own replies, with or without an account. */
export const forumReplyRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis, config } = app.services;
  const mentionsIn = createMentions(config.http.publicOrigin);
  const changed = (request: FastifyRequest, postId: string) =>
    publishChange(redis, request.log, { topic: 'forum', id: postId });

  app.route({
    ...contracts.listOwnReplies,
    handler: (request) => {
      const { id: postId } = request.params;
      return loadOwnReplies(db, { postId, writer: requireWriter(request), mentionsIn });
    },
  });

  app.route({
    ...contracts.createReply,
    onRequest: requireWriteAccess,
    bodyLimit: forumBodyLimit,
    handler: async (request, reply) => {
      const postId = request.params.id.toLowerCase();
      const author = authorOf(request);
      const key = request.headers['idempotency-key'];
      const given = { postId, ...request.body };
      const id = await publishReply(app.services, author, { given, key });
      await changed(request, postId);
      const { writer } = author;
      return reply.code(201).send(await loadOwnReply(db, { id, writer, mentionsIn }));
    },
  });

  app.route({
    ...contracts.updateReply,
    onRequest: requireWriteAccess,
    bodyLimit: forumBodyLimit,
    handler: async (request) => {
      const { id } = request.params;
      const author = authorOf(request);
      await changed(request, await editReply(app.services, { author, id, given: request.body }));
      return loadOwnReply(db, { id, writer: author.writer, mentionsIn });
    },
  });

  app.route({
    ...contracts.deleteReply,
    handler: async (request, reply) => {
      const { id } = request.params;
      await changed(
        request,
        await removeReply(app.services, { id, writer: requireWriter(request) }),
      );
      return reply.code(204).send(null);
    },
  });

  done();
};
