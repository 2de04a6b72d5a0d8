import {
  addFeed as addContract,
  campaign,
  changeFeed as changeContract,
  deleteFeed as deleteContract,
  exportFeeds,
  getFeedFaults,
  getFeedPreview,
  getFeeds,
  importFeeds as importContract,
  opmlMax,
  pollFeed,
  previewFeed as previewContract,
  writtenText,
} from '@kga/contracts';
import { allFeeds, faultsOf, feedPreviewById, isFeedThere } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { announce } from '../changes.ts';
import { nextLink, readCursor } from '../cursor.ts';
import { AppError } from '../errors.ts';
import { accountOf } from '../plugins/actor.ts';
import { addFeed } from './add-feed.ts';
import { changeFeed, pollNow } from './change-feed.ts';
import { deleteFeed } from './delete-feed.ts';
import { importFeeds } from './import-feeds.ts';
import { loadFeed, loadFeeds } from './load.ts';
import { writeOpml } from './opml.ts';
import { presentFault, presentPreview } from './present.ts';
import { previewFeed } from './preview-feed.ts';

/** The newest failures of a source, as many as are listed. */
const faultsMax = 20;

/** An OPML file within JSON, in bytes: three for each UTF-16 unit hold every script. */
const opmlBodyLimit = 3 * opmlMax + 4_096;

const opmlType = 'text/x-opml';

const place = z.object({ name: writtenText(0, 500), id: z.uuid() });

/** Looking after the outside sources of news. */
export const feedRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis, attempts } = app.people;

  app.route({
    ...getFeeds,
    handler: async (request, reply) => {
      const { q, state, enabled, limit, cursor } = request.query;
      const filter = { q, state, ...(enabled && { enabled: enabled === 'yes' }) };
      const after = cursor === undefined ? undefined : readCursor(cursor, place);
      const { total, feeds, next } = await loadFeeds(db, filter, { limit, after });
      reply.header('x-total-count', total);
      if (next) reply.header('link', nextLink(request, next));
      return feeds;
    },
  });

  app.route({
    ...addContract,
    handler: async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const id = await addFeed(app.people, accountOf(request), { given: request.body, key });
      return reply.code(201).send(await loadFeed(db, id));
    },
  });

  app.route({
    ...changeContract,
    handler: async (request) => {
      const { id } = request.params;
      const isSeen = await changeFeed(db, { admin: accountOf(request), id }, request.body);
      if (isSeen) await announce(redis, request.log, { topic: 'news', id: 'all' });
      return loadFeed(db, id);
    },
  });

  app.route({
    ...deleteContract,
    handler: async (request, reply) => {
      await deleteFeed(db, { admin: accountOf(request), id: request.params.id });
      await announce(redis, request.log, { topic: 'news', id: 'all' });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...pollFeed,
    handler: async (request, reply) => {
      await pollNow(db, { admin: accountOf(request), id: request.params.id });
      return reply.code(202).send(null);
    },
  });

  app.route({
    ...getFeedFaults,
    handler: async ({ params: { id } }) => {
      if (!(await isFeedThere(db, id))) throw new AppError('not_found');
      return (await faultsOf(db, id, faultsMax)).map(presentFault);
    },
  });

  app.route({
    ...previewContract,
    handler: async (request, reply) => {
      await attempts.guard('feed_preview', { account: accountOf(request).id });
      const id = await previewFeed(db, request.body.address);
      return reply.code(202).send(presentPreview(id, null));
    },
  });

  app.route({
    ...getFeedPreview,
    handler: async ({ params: { id } }) => {
      const preview = await feedPreviewById(db, id);
      if (!preview) throw new AppError('not_found');
      return presentPreview(id, preview.found);
    },
  });

  app.route({
    ...exportFeeds,
    config: { mediaType: opmlType },
    handler: async (_request, reply) => {
      const now = new Date();
      const name = `${campaign.slug}-${now.toISOString().slice(0, 10)}.opml`;
      reply.type(`${opmlType}; charset=utf-8`);
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return writeOpml(await allFeeds(db), now);
    },
  });

  app.route({
    ...importContract,
    bodyLimit: opmlBodyLimit,
    handler: (request) => importFeeds(db, accountOf(request), request.body),
  });

  done();
};
