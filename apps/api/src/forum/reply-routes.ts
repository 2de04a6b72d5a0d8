import {
  addForumReply,
  changeForumReply,
  deleteForumReply,
  getOwnForumReplies,
} from '@kga/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { announce } from '../changes.ts';
import { writerOf } from '../plugins/actor.ts';
import { mayWrite } from '../plugins/scopes.ts';
import { authorOf } from '../writing/author.ts';
import { addReply } from './add-reply.ts';
import { forumBodyLimit } from './body-limit.ts';
import { changeReply, deleteReply } from './change-reply.ts';
import { loadOwnReplies, loadOwnReply } from './load-own.ts';
import { createMentions } from './mentions.ts';

/** Replying, and looking after one's own replies, with or without an account. */
export const forumReplyRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis, config } = app.people;
  const mentionsIn = createMentions(config.http.publicOrigin);
  const changed = (request: FastifyRequest, postId: string) =>
    announce(redis, request.log, { topic: 'forum', id: postId });

  app.route({
    ...getOwnForumReplies,
    handler: (request) => {
      const { id: postId } = request.params;
      return loadOwnReplies(db, { postId, writer: writerOf(request), mentionsIn });
    },
  });

  app.route({
    ...addForumReply,
    onRequest: mayWrite,
    bodyLimit: forumBodyLimit,
    handler: async (request, reply) => {
      const postId = request.params.id.toLowerCase();
      const author = authorOf(request);
      const key = request.headers['idempotency-key'];
      const given = { postId, ...request.body };
      const id = await addReply(app.people, author, { given, key });
      await changed(request, postId);
      const { writer } = author;
      return reply.code(201).send(await loadOwnReply(db, { id, writer, mentionsIn }));
    },
  });

  app.route({
    ...changeForumReply,
    onRequest: mayWrite,
    bodyLimit: forumBodyLimit,
    handler: async (request) => {
      const { id } = request.params;
      const author = authorOf(request);
      await changed(request, await changeReply(app.people, { author, id, given: request.body }));
      return loadOwnReply(db, { id, writer: author.writer, mentionsIn });
    },
  });

  app.route({
    ...deleteForumReply,
    handler: async (request, reply) => {
      const { id } = request.params;
      await changed(request, await deleteReply(app.people, { id, writer: writerOf(request) }));
      return reply.code(204).send(null);
    },
  });

  done();
};
