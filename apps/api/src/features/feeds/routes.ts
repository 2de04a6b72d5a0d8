import * as contracts from '@kga/contracts';
import { campaign, opmlMax, plainText } from '@kga/contracts';
import { selectAllFeeds, selectFeedErrors, selectFeedPreview, isFeedThere } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError } from '../../platform/errors.ts';
import { nextLink, decodeCursor } from '../../platform/pagination.ts';
import { editFeed, pollNow } from './edit-feed.ts';
import { importFeeds } from './import-feeds.ts';
import { loadFeed, loadFeeds } from './load.ts';
import { writeOpml } from './opml.ts';
import { presentFeedError, presentPreview } from './presenter.ts';
import { requestPreview } from './preview-feed.ts';
import { registerFeed } from './register-feed.ts';
import { removeFeed } from './remove-feed.ts';

/** The newest failures of a source, as many as are listed. */
const faultsMax = 20;

/** An OPML file within JSON, in bytes: three for each UTF-16 unit hold every script. */
const opmlBodyLimit = 3 * opmlMax + 4_096;

const opmlType = 'text/x-opml';

const place = z.object({ name: plainText(0, 500), id: z.uuid() });

/** Looking after the outside sources of news. */
export const feedRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis, rateLimits } = app.services;

  app.route({
    ...contracts.listFeeds,
    handler: async (request, reply) => {
      const { q, state, enabled, limit, cursor } = request.query;
      const filter = { q, state, ...(enabled && { enabled: enabled === 'yes' }) };
      const after = cursor === undefined ? undefined : decodeCursor(cursor, place);
      const { total, feeds, next } = await loadFeeds(db, filter, { limit, after });
      reply.header('x-total-count', total);
      if (next) reply.header('link', nextLink(request, next));
      return feeds;
    },
  });

  app.route({
    ...contracts.createFeed,
    handler: async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const id = await registerFeed(app.services, requireAccountOf(request), {
        given: request.body,
        key,
      });
      return reply.code(201).send(await loadFeed(db, id));
    },
  });

  app.route({
    ...contracts.updateFeed,
    handler: async (request) => {
      const { id } = request.params;
      const isSeen = await editFeed(db, { admin: requireAccountOf(request), id }, request.body);
      if (isSeen) await publishChange(redis, request.log, { topic: 'news', id: 'all' });
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
      await pollNow(db, { admin: requireAccountOf(request), id: request.params.id });
      return reply.code(202).send(null);
    },
  });

  app.route({
    ...contracts.listFeedErrors,
    handler: async ({ params: { id } }) => {
      if (!(await isFeedThere(db, id))) throw new AppError('not_found');
      return (await selectFeedErrors(db, id, faultsMax)).map(presentFeedError);
    },
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
    handler: async ({ params: { id } }) => {
      const preview = await selectFeedPreview(db, id);
      if (!preview) throw new AppError('not_found');
      return presentPreview(id, preview.found);
    },
  });

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

  done();
};
