import * as contracts from '@kga/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import type { CacheOptions } from '../../platform/cache/cache-options.ts';
import { sendListPage } from '../../platform/cache/list-cache.ts';
import { sendCached, sendHot } from '../../platform/cache/send.ts';
import { subscribeToChanges } from '../../platform/change-events.ts';
import { createStoryCache } from './cache.ts';

/** Stories for everybody, from memory where they are asked for often. */
export const storyRoutes: FastifyPluginCallbackZod<CacheOptions> = (app, options, done) => {
  const { config, db, subscriber, metrics } = options;
  const { changesMs, renewMs } = config;
  const reads = createStoryCache({ db, metrics, changesMs });

  const stop = subscribeToChanges(subscriber, app.log, ({ topic, id }) => {
    if (topic === 'stories') reads.changed(id === 'all' ? undefined : id);
  });
  const renewal = setInterval(() => reads.renew(), renewMs);
  renewal.unref();
  app.addHook('preClose', async () => {
    clearInterval(renewal);
    stop();
  });

  const sendPage = sendListPage(app, reads.list);
  app.route({
    ...contracts.listStories,
    config: { rateLimit: false, cached: true, rawResponse: true },
    handler: (request, reply) => sendPage(request, reply, request.query),
  });

  app.route({
    ...contracts.getStoryTotals,
    config: { rateLimit: false, cached: true, rawResponse: true },
    handler: (request, reply) => sendHot(request, reply, reads.totals),
  });

  app.route({
    ...contracts.listStoryGames,
    config: { cached: true, rawResponse: true },
    handler: (request, reply) => sendCached(request, reply, reads.games(request.query.q)),
  });

  app.route({
    ...contracts.getStory,
    config: { cached: true, rawResponse: true },
    handler: (request, reply) => sendCached(request, reply, reads.story(request.params.id)),
  });
  done();
};
