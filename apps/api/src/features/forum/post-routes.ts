import * as contracts from '@kga/contracts';
import { isFollowing } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { authorOf } from '../../content/author.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError } from '../../platform/errors.ts';
import { forumBodyLimit } from './body-limit.ts';
import { editPost, removePost } from './edit-post.ts';
import { loadOwnPost } from './load-own.ts';
import { createMentions } from './mentions.ts';
import { publishPost } from './publish-post.ts';
import { setFollowing } from './set-following.ts';

/** Beginning posts, changing one's own, and being told of replies. */
export const forumPostRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis, config } = app.services;
  const mentionsIn = createMentions(config.http.publicOrigin);

  app.route({
    ...contracts.createPost,
    bodyLimit: forumBodyLimit,
    handler: async (request, reply) => {
      const author = authorOf(request);
      const key = request.headers['idempotency-key'];
      const id = await publishPost(app.services, author, { given: request.body, key });
      await publishChange(redis, request.log, { topic: 'forum', id });
      const accountId = requireAccountOf(request).id;
      return reply.code(201).send(await loadOwnPost(db, { id, accountId, mentionsIn }));
    },
  });

  app.route({
    ...contracts.updatePost,
    bodyLimit: forumBodyLimit,
    handler: async (request) => {
      const id = request.params.id.toLowerCase();
      await editPost(app.services, { author: authorOf(request), id, given: request.body });
      await publishChange(redis, request.log, { topic: 'forum', id });
      return loadOwnPost(db, { id, accountId: requireAccountOf(request).id, mentionsIn });
    },
  });

  app.route({
    ...contracts.updatePostFollow,
    handler: async (request) => {
      const which = { postId: request.params.id, accountId: requireAccountOf(request).id };
      const { following } = request.body;
      await setFollowing(db, which, following);
      return { following };
    },
  });

  done();
};

/** What stays in the hands of suspended ones. */
export const ownForumRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis, config } = app.services;
  const mentionsIn = createMentions(config.http.publicOrigin);

  app.route({
    ...contracts.getOwnPost,
    handler: (request) => {
      const accountId = requireAccountOf(request).id;
      return loadOwnPost(db, { id: request.params.id, accountId, mentionsIn });
    },
  });

  app.route({
    ...contracts.deletePost,
    handler: async (request, reply) => {
      const id = request.params.id.toLowerCase();
      await removePost(app.services, { id, author: authorOf(request) });
      await publishChange(redis, request.log, { topic: 'forum', id });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contracts.getPostFollow,
    handler: async (request) => {
      const which = { postId: request.params.id, accountId: requireAccountOf(request).id };
      const following = await isFollowing(db, which);
      if (following === undefined) throw new AppError('not_found');
      return { following };
    },
  });

  done();
};
