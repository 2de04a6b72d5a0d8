// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, queryText } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/news';
import { opmlMax } from '@kga/contracts/news';
import { countFeeds, selectAllFeeds, selectFeeds } from '@kga/db/news';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { requireAccountOf } from '../../../accounts/actor.ts';
import { publishChange } from '../../../platform/change-events.ts';
import { selectPage } from '../../../platform/pagination.ts';
import { createFeed, requestPreview } from './create-feed.ts';
import { importFeeds } from './import-feeds.ts';
import { loadFeed, loadFeedErrors, loadFeedPreview, presentFeed, presentPreview } from './load.ts';
import { writeOpml } from './opml.ts';
import { changeFeed, pollFeedNow, removeFeed } from './update-feed.ts';

/** Bytes of an OPML file within JSON: a UTF-16 unit takes up to three. */
const opmlBodyLimit = 3 * opmlMax + 4_096;

const opmlType = 'text/x-opml';

const feedCursor = z.object({ name: queryText(500), id: z.uuid() });

/** Administration of the feeds that articles are aggregated from. */
export const feedRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis, rateLimits } = app.services;

  app.route({
    ...contracts.listFeeds,
    handler: async (request, reply) => {
      const { q, state, enabled } = request.query;
      const filter = { q, state, ...(enabled && { enabled: enabled === 'yes' }) };
      const feeds = await selectPage(request, reply, {
        cursor: feedCursor,
        count: () => countFeeds(db, filter),
        select: (page) => selectFeeds(db, filter, page),
        cursorOf: (last) => ({ name: last.place_name, id: last.id }),
      });
      return feeds.map(presentFeed);
    },
  });

  app.route({
    ...contracts.createFeed,
    handler: async (request, reply) => {
      const id = await createFeed(app.services, {
        admin: requireAccountOf(request),
        key: request.headers['idempotency-key'],
        body: request.body,
      });
      return reply.code(201).send(await loadFeed(db, id));
    },
  });

  app.route({
    ...contracts.updateFeed,
    handler: async (request) => {
      const { id } = request.params;
      const feed = { admin: requireAccountOf(request), id };
      const isVisible = await changeFeed(db, feed, request.body);
      if (isVisible) await publishChange(redis, request.log, { topic: 'news', id: 'all' });
      return loadFeed(db, id);
    },
  });

  app.route({
    ...contracts.deleteFeed,
    handler: async (request, reply) => {
      await removeFeed(db, { admin: requireAccountOf(request), id: request.params.id });
      await publishChange(redis, request.log, { topic: 'news', id: 'all' });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contracts.pollFeed,
    handler: async (request, reply) => {
      await pollFeedNow(db, { admin: requireAccountOf(request), id: request.params.id });
      return reply.code(202).send(null);
    },
  });

  app.route({
    ...contracts.listFeedErrors,
    handler: ({ params: { id } }) => loadFeedErrors(db, id),
  });

  app.route({
    ...contracts.createFeedPreview,
    handler: async (request, reply) => {
      await rateLimits.consume('feed_preview', { account: requireAccountOf(request).id });
      const id = await requestPreview(db, request.body.address);
      return reply.code(202).send(presentPreview(id, null));
    },
  });

  app.route({
    ...contracts.getFeedPreview,
    handler: ({ params: { id } }) => loadFeedPreview(db, id),
  });
};

/** The list of feeds as an OPML file, as feed readers exchange them. */
export const feedFileRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...contracts.exportFeeds,
    config: { mediaType: opmlType },
    handler: async (_request, reply) => {
      const now = new Date();
      const name = `${campaign.slug}-${now.toISOString().slice(0, 10)}.opml`;
      reply.type(`${opmlType}; charset=utf-8`);
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return writeOpml(await selectAllFeeds(db), now);
    },
  });

  app.route({
    ...contracts.importFeeds,
    bodyLimit: opmlBodyLimit,
    handler: (request) => importFeeds(db, requireAccountOf(request), request.body),
  });
};
