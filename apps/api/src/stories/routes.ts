import { getStories, getStory, getStoryGames, getStoryTotals } from '@kga/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import type { CacheOptions } from '../cache/cache-options.ts';
import { sendPages } from '../cache/kept-list.ts';
import { sendAnswer, sendOften } from '../cache/send.ts';
import { onChanged } from '../changes.ts';
import { createStoryReads } from './reads.ts';

/** Stories for everybody, from memory where they are asked for often. */
export const storyRoutes: FastifyPluginCallbackZod<CacheOptions> = (app, options, done) => {
  const { config, db, subscriber, metrics } = options;
  const { changesMs, renewMs } = config;
  const reads = createStoryReads({ db, metrics, changesMs });

  const stop = onChanged(subscriber, app.log, ({ topic, id }) => {
    if (topic === 'stories') reads.changed(id === 'all' ? undefined : id);
  });
  const renewal = setInterval(() => reads.renew(), renewMs);
  renewal.unref();
  app.addHook('preClose', async () => {
    clearInterval(renewal);
    stop();
  });

  const sendPage = sendPages(app, reads.list);
  app.route({
    ...getStories,
    config: { rateLimit: false, cached: true, hijacks: true },
    handler: (request, reply) => sendPage(request, reply, request.query),
  });

  app.route({
    ...getStoryTotals,
    config: { rateLimit: false, cached: true, hijacks: true },
    handler: (request, reply) => sendOften(request, reply, reads.totals),
  });

  app.route({
    ...getStoryGames,
    config: { cached: true, hijacks: true },
    handler: (request, reply) => sendAnswer(request, reply, reads.games(request.query.q)),
  });

  app.route({
    ...getStory,
    config: { cached: true, hijacks: true },
    handler: (request, reply) => sendAnswer(request, reply, reads.story(request.params.id)),
  });
  done();
};
