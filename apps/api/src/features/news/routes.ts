import * as contracts from '@kga/contracts';
import type { Database } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';

import type { Config } from '../../config.ts';
import { sendListPage } from '../../platform/cache/list-cache.ts';
import { sendCached } from '../../platform/cache/send.ts';
import { subscribeToChanges } from '../../platform/change-events.ts';
import type { Metrics } from '../../platform/plugins/metrics.ts';
import { createNewsCache } from './cache.ts';

export type NewsOptions = {
  config: Pick<Config, 'http' | 'stream'>;
  db: Database;
  subscriber: Redis;
  metrics: Metrics;
};

/** News for everybody, from memory where they are asked for often. */
export const newsRoutes: FastifyPluginCallbackZod<NewsOptions> = (app, options, done) => {
  const { config, db, subscriber, metrics } = options;
  const { publicOrigin } = config.http;
  const { changesMs, renewMs } = config.stream;
  const reads = createNewsCache({ db, metrics, publicOrigin, changesMs });

  const stop = subscribeToChanges(subscriber, app.log, ({ topic, id }) => {
    if (topic === 'news') reads.changed(id === 'all' ? undefined : id);
  });
  const renewal = setInterval(() => reads.renew(), renewMs);
  renewal.unref();
  app.addHook('preClose', async () => {
    clearInterval(renewal);
    stop();
  });

  const sendPage = sendListPage(app, reads.list);
  app.route({
    ...contracts.listNews,
    config: { rateLimit: false, cached: true, rawResponse: true },
    handler: (request, reply) => sendPage(request, reply, request.query),
  });

  app.route({
    ...contracts.getNewsArticle,
    config: { cached: true, rawResponse: true },
    handler: (request, reply) => sendCached(request, reply, reads.article(request.params.id)),
  });

  app.route({
    ...contracts.listNewsSitemapEntries,
    config: { cached: true, rawResponse: true },
    handler: (request, reply) => sendCached(request, reply, reads.places()),
  });

  app.route({
    ...contracts.getNewsAtomFeed,
    config: { cached: true, rawResponse: true, mediaType: 'application/atom+xml' },
    handler: (request, reply) => sendCached(request, reply, reads.feed('atom', request.query)),
  });

  app.route({
    ...contracts.getNewsJsonFeed,
    config: { cached: true, rawResponse: true, mediaType: 'application/feed+json' },
    handler: (request, reply) => sendCached(request, reply, reads.feed('json', request.query)),
  });
  done();
};
