import {
  getForumCategories,
  getForumPost,
  getForumPosts,
  getForumReplies,
  streamForumPost,
  unsubscribe,
} from '@kga/contracts';
import { type Database, unfollow } from '@kga/db';
import type { FastifyPluginAsyncZod, FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';

import { sendPages } from '../cache/kept-list.ts';
import { sendAnswer, sendOften } from '../cache/send.ts';
import { onChanged } from '../changes.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../plugins/metrics.ts';
import { securityHeaders } from '../plugins/security.ts';
import { createForumReads } from './reads.ts';
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

  const stop = onChanged(subscriber, app.log, ({ topic, id }) => {
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
    ...getForumCategories,
    config: { rateLimit: false, cached: true, hijacks: true },
    handler: (request, reply) => {
      const { lang } = request.query;
      return sendOften(request, reply, () => reads.categories(lang));
    },
  });

  const sendPage = sendPages(app, reads.list);
  app.route({
    ...getForumPosts,
    config: { rateLimit: false, cached: true, hijacks: true },
    handler: (request, reply) => sendPage(request, reply, { ...request.query, ...request.params }),
  });

  app.route({
    ...getForumPost,
    config: { cached: true, hijacks: true },
    handler: (request, reply) => sendAnswer(request, reply, reads.post(request.params.id)),
  });

  app.route({
    ...getForumReplies,
    config: { cached: true, hijacks: true },
    handler: (request, reply) =>
      sendAnswer(request, reply, reads.replies({ ...request.query, ...request.params })),
  });

  app.route({
    ...streamForumPost,
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
    ...unsubscribe,
    handler: async (request, reply) => {
      const { token } = request.query;
      // Postgres holds no such text, so nobody has that token.
      if (!token.includes('\0')) await unfollow(db, { token });
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  });
  done();
};
