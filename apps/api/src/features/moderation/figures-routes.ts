import * as contracts from '@kga/contracts';
import { selectModerationFigures } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import type { CacheOptions } from '../../platform/cache/cache-options.ts';
import { sendHot } from '../../platform/cache/send.ts';
import { createSwrEntry } from '../../platform/cache/swr-entry.ts';
import { subscribeToChanges } from '../../platform/change-events.ts';
import { securityHeaders } from '../../platform/plugins/security.ts';
import { throttle } from '../../platform/throttle.ts';

/** What everybody may know of how moderators work, from memory. */
export const moderationFigureRoutes: FastifyPluginCallbackZod<CacheOptions> = (
  app,
  { config, db, subscriber, metrics },
  done,
) => {
  const read = createSwrEntry({
    load: async () => ({
      text: JSON.stringify(await selectModerationFigures(db)),
      cacheControl: 'public, max-age=60, stale-while-revalidate=600',
      headers: securityHeaders.closed,
    }),
    onRefresh: (outcome) => metrics.cacheRefreshes.inc({ read: 'moderation-figures', outcome }),
  });
  const takeIn = throttle(async () => read.invalidate(), config.changesMs);
  const stop = subscribeToChanges(subscriber, app.log, ({ topic }) => {
    if (topic === 'stories' || topic === 'forum') takeIn();
  });
  const renewal = setInterval(() => read.renew(), config.renewMs);
  renewal.unref();
  app.addHook('preClose', async () => {
    clearInterval(renewal);
    stop();
  });

  app.route({
    ...contracts.getModerationFigures,
    config: { rateLimit: false, cached: true, rawResponse: true },
    handler: (request, reply) => sendHot(request, reply, read.get),
  });

  done();
};
