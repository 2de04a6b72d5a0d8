// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/forum';
import type { Database } from '@kga/db/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import type { Config } from '../../config.ts';
import {
  cachedRoute,
  hotRoute,
  sendCached,
  sendHot,
  sendListPage,
} from '../../platform/cache/send.ts';
import type { Metrics } from '../../platform/plugins/metrics.ts';
import { cacheGameThreads, createForumCache } from './cache.ts';
import { createForumStream } from './stream.ts';

export type ForumOptions = {
  config: Config['stream'];
  publicOrigin: string;
  db: Database;
  metrics: Metrics;
};

export const forumRoutes: FastifyPluginAsyncZod<ForumOptions> = async (app, options) => {
  const { config, db, metrics } = options;
  const featureCache = app.createCache({ topics: ['forum'] });
  const cache = createForumCache(featureCache, options);
  const sendPage = sendListPage(app, cache.list);
  const stream = createForumStream({
    db,
    metrics,
    config,
    onError: (error) => app.log.warn({ err: error }, 'readers could not be notified of replies'),
  });
  featureCache.onChange((id) => stream.update(id));
  featureCache.onRenew(() => stream.update());
  app.addHook('preClose', async () => stream.close());

  app.route({
    ...contracts.listForumCategories,
    config: hotRoute,
    handler: (request, reply) => {
      const { lang } = request.query;
      return sendHot(request, reply, () => cache.categories(lang));
    },
  });

  app.route({
    ...contracts.listPosts,
    config: hotRoute,
    handler: (request, reply) => sendPage(request, reply, { ...request.query, ...request.params }),
  });

  const sendLatest = sendListPage(app, cache.latest);

  app.route({
    ...contracts.listLatestPosts,
    config: hotRoute,
    handler: (request, reply) => sendLatest(request, reply, request.query),
  });

  app.route({
    ...contracts.listRelatedPosts,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, cache.related(request.params.id)),
  });

  app.route({
    ...contracts.getPost,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, cache.post(request.params.id)),
  });

  app.route({
    ...contracts.listReplies,
    config: cachedRoute,
    handler: (request, reply) =>
      sendCached(request, reply, cache.replies({ ...request.query, id: request.params.id })),
  });

  const threads = cacheGameThreads(app.createCache({ topics: ['archive', 'forum'] }), db);

  app.route({
    ...contracts.getGameThread,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, threads(request.params.id)),
  });

  app.route({
    ...contracts.streamPost,
    config: { mediaType: 'text/event-stream' },
    exposeHeadRoute: false,
    handler: (request, reply) => stream.open(request, reply, request.params.id),
  });
};
