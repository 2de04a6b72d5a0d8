import {
  getNews,
  getNewsArticle,
  getNewsAtom,
  getNewsJsonFeed,
  getOwnNewsPlaces,
} from '@kga/contracts';
import type { Database } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';

import { sendPages } from '../cache/kept-list.ts';
import { sendAnswer } from '../cache/send.ts';
import { onChanged } from '../changes.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../plugins/metrics.ts';
import { createNewsReads } from './reads.ts';

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
  const reads = createNewsReads({ db, metrics, publicOrigin, changesMs });

  const stop = onChanged(subscriber, app.log, ({ topic, id }) => {
    if (topic === 'news') reads.changed(id === 'all' ? undefined : id);
  });
  const renewal = setInterval(() => reads.renew(), renewMs);
  renewal.unref();
  app.addHook('preClose', async () => {
    clearInterval(renewal);
    stop();
  });

  const sendPage = sendPages(app, reads.list);
  app.route({
    ...getNews,
    config: { rateLimit: false, cached: true, hijacks: true },
    handler: (request, reply) => sendPage(request, reply, request.query),
  });

  app.route({
    ...getNewsArticle,
    config: { cached: true, hijacks: true },
    handler: (request, reply) => sendAnswer(request, reply, reads.article(request.params.id)),
  });

  app.route({
    ...getOwnNewsPlaces,
    config: { cached: true, hijacks: true },
    handler: (request, reply) => sendAnswer(request, reply, reads.places()),
  });

  app.route({
    ...getNewsAtom,
    config: { cached: true, hijacks: true, mediaType: 'application/atom+xml' },
    handler: (request, reply) => sendAnswer(request, reply, reads.feed('atom', request.query)),
  });

  app.route({
    ...getNewsJsonFeed,
    config: { cached: true, hijacks: true, mediaType: 'application/feed+json' },
    handler: (request, reply) => sendAnswer(request, reply, reads.feed('json', request.query)),
  });
  done();
};
