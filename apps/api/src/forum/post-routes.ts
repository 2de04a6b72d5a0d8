import {
  addForumPost,
  changeForumPost,
  deleteForumPost,
  getForumFollow,
  getOwnForumPost,
  setForumFollow,
} from '@kga/contracts';
import { isFollowing } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { announce } from '../changes.ts';
import { AppError } from '../errors.ts';
import { accountOf } from '../plugins/actor.ts';
import { authorOf } from '../writing/author.ts';
import { addPost } from './add-post.ts';
import { forumBodyLimit } from './body-limit.ts';
import { changePost, deletePost } from './change-post.ts';
import { loadOwnPost } from './load-own.ts';
import { createMentions } from './mentions.ts';
import { setFollowing } from './set-following.ts';

/** Beginning posts, changing one's own, and being told of replies. */
export const forumPostRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis, config } = app.people;
  const mentionsIn = createMentions(config.http.publicOrigin);

  app.route({
    ...addForumPost,
    bodyLimit: forumBodyLimit,
    handler: async (request, reply) => {
      const author = authorOf(request);
      const key = request.headers['idempotency-key'];
      const id = await addPost(app.people, author, { given: request.body, key });
      await announce(redis, request.log, { topic: 'forum', id });
      const accountId = accountOf(request).id;
      return reply.code(201).send(await loadOwnPost(db, { id, accountId, mentionsIn }));
    },
  });

  app.route({
    ...changeForumPost,
    bodyLimit: forumBodyLimit,
    handler: async (request) => {
      const id = request.params.id.toLowerCase();
      await changePost(app.people, { author: authorOf(request), id, given: request.body });
      await announce(redis, request.log, { topic: 'forum', id });
      return loadOwnPost(db, { id, accountId: accountOf(request).id, mentionsIn });
    },
  });

  app.route({
    ...setForumFollow,
    handler: async (request) => {
      const which = { postId: request.params.id, accountId: accountOf(request).id };
      const { following } = request.body;
      await setFollowing(db, which, following);
      return { following };
    },
  });

  done();
};

/** What stays in the hands of suspended ones. */
export const ownForumRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis, config } = app.people;
  const mentionsIn = createMentions(config.http.publicOrigin);

  app.route({
    ...getOwnForumPost,
    handler: (request) => {
      const accountId = accountOf(request).id;
      return loadOwnPost(db, { id: request.params.id, accountId, mentionsIn });
    },
  });

  app.route({
    ...deleteForumPost,
    handler: async (request, reply) => {
      const id = request.params.id.toLowerCase();
      await deletePost(app.people, { id, author: authorOf(request) });
      await announce(redis, request.log, { topic: 'forum', id });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...getForumFollow,
    handler: async (request) => {
      const which = { postId: request.params.id, accountId: accountOf(request).id };
      const following = await isFollowing(db, which);
      if (following === undefined) throw new AppError('not_found');
      return { following };
    },
  });

  done();
};
