import * as contracts from '@kga/contracts';
import { type Database, deleteFollow } from '@kga/db';
import type { FastifyPluginAsyncZod, FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';

import type { Config } from '../../config.ts';
import { sendListPage } from '../../platform/cache/list-cache.ts';
import { sendCached, sendHot } from '../../platform/cache/send.ts';
import { subscribeToChanges } from '../../platform/change-events.ts';
import type { Metrics } from '../../platform/plugins/metrics.ts';
import { securityHeaders } from '../../platform/plugins/security.ts';
import { createForumReads } from './cache.ts';
import { createForumStream } from './stream.ts';

export type ForumOptions = {
  config: Pick<Config, 'http' | 'stream'>;
  db: Database;
  subscriber: Redis;
  metrics: Metrics;
};

const streamHeaders = {
  ...securityHeaders.closed,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Nginx would hold events back otherwise.
  'x-accel-buffering': 'no',
};

/** The forum for everybody, from memory where it is asked for often. */
export const forumRoutes: FastifyPluginAsyncZod<ForumOptions> = async (app, options) => {
  const { config, db, subscriber, metrics } = options;
  const { publicOrigin } = config.http;
  const { changesMs, renewMs } = config.stream;
  const reads = createForumReads({ db, metrics, publicOrigin, changesMs });
  const stream = createForumStream({
    db,
    metrics,
    config: config.stream,
    onError: (error) => app.log.warn({ err: error }, 'readers could not be told of replies'),
  });

  const stop = subscribeToChanges(subscriber, app.log, ({ topic, id }) => {
    if (topic !== 'forum') return;
    reads.changed(id === 'all' ? undefined : id);
    stream.changed({ ...(id !== undefined && { id }) });
  });
  const renewal = setInterval(() => {
    reads.renew();
    stream.changed({});
  }, renewMs);
  renewal.unref();
  app.addHook('preClose', async () => {
    clearInterval(renewal);
    stream.close();
    stop();
  });

  app.route({
    ...contracts.listForumCategories,
    config: { rateLimit: false, cached: true, rawResponse: true },
    handler: (request, reply) => {
      const { lang } = request.query;
      return sendHot(request, reply, () => reads.categories(lang));
    },
  });

  const sendPage = sendListPage(app, reads.list);
  app.route({
    ...contracts.listPosts,
    config: { rateLimit: false, cached: true, rawResponse: true },
    handler: (request, reply) => sendPage(request, reply, { ...request.query, ...request.params }),
  });

  app.route({
    ...contracts.getPost,
    config: { cached: true, rawResponse: true },
    handler: (request, reply) => sendCached(request, reply, reads.post(request.params.id)),
  });

  app.route({
    ...contracts.listReplies,
    config: { cached: true, rawResponse: true },
    handler: (request, reply) =>
      sendCached(request, reply, reads.replies({ ...request.query, ...request.params })),
  });

  app.route({
    ...contracts.streamPost,
    config: { mediaType: 'text/event-stream' },
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const id = request.params.id.toLowerCase();
      stream.assertRoom();
      const figures = await stream.first(id);
      stream.assertRoom();
      reply.hijack();
      stream.open(reply.raw, { ...streamHeaders, 'x-request-id': request.id }, { id, ...figures });
    },
  });

  await app.register(unsubscribeRoute, { db });
};

/** Mail programs send a form, and some nothing at all: whatever comes is read and left alone. */
const unsubscribeRoute: FastifyPluginCallbackZod<{ db: Database }> = (app, { db }, done) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, parsed) => parsed(null));
  app.route({
    ...contracts.unsubscribe,
    handler: async (request, reply) => {
      const { token } = request.query;
      // Postgres holds no such text, so nobody has that token.
      if (!token.includes('\0')) await deleteFollow(db, { token });
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  });
  done();
};
