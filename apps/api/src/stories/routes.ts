import { getStories, getStory, getStoryGames, getStoryTotals } from '@kga/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { sendKept } from '../cache/addresses.ts';
import type { CachedListOptions } from '../cache/cached-list.ts';
import { sendAnswer } from '../cache/send.ts';
import { onChanged } from '../changes.ts';
import { AppError } from '../errors.ts';
import { createStoryReads } from './reads.ts';

/** Stories for everybody, from memory where they are asked for often. */
export const storyRoutes: FastifyPluginCallbackZod<CachedListOptions> = (app, options, done) => {
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

  const limited = app.createRateLimit();
  app.route({
    ...getStories,
    config: { rateLimit: false, cached: true, hijacks: true },
    onRequest: sendKept({ kept: reads.keptAt }),
    handler: (request, reply) => {
      const { query } = request;
      reads.understand(request.url, query);
      // The limit asks Redis, which costs more than an answer from memory does.
      const kept = reads.kept(query);
      if (kept) return sendAnswer(request, reply, kept);
      return limited(request).then((found) => {
        if (!found.isAllowed && found.isExceeded) {
          throw new AppError('rate_limited', { retryAfter: Math.max(1, found.ttlInSeconds) });
        }
        return sendAnswer(request, reply, reads.list(query));
      });
    },
  });

  app.route({
    ...getStoryTotals,
    config: { rateLimit: false, cached: true, hijacks: true },
    handler: (request, reply) => sendAnswer(request, reply, reads.totals()),
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
