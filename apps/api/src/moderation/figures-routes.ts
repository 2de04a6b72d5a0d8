import { getModerationFigures } from '@kga/contracts';
import { moderationFigures } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import type { CacheOptions } from '../cache/cache-options.ts';
import { combine } from '../cache/combine.ts';
import { createRead } from '../cache/read.ts';
import { sendOften } from '../cache/send.ts';
import { onChanged } from '../changes.ts';
import { securityHeaders } from '../plugins/security.ts';

/** What everybody may know of how moderators work, from memory. */
export const moderationFigureRoutes: FastifyPluginCallbackZod<CacheOptions> = (
  app,
  { config, db, subscriber, metrics },
  done,
) => {
  const read = createRead({
    load: async () => ({
      text: JSON.stringify(await moderationFigures(db)),
      cacheControl: 'public, max-age=60, stale-while-revalidate=600',
      headers: securityHeaders.closed,
    }),
    onRefresh: (outcome) => metrics.cacheRefreshes.inc({ read: 'moderation-figures', outcome }),
  });
  const takeIn = combine(async () => read.expire(), config.changesMs);
  const stop = onChanged(subscriber, app.log, ({ topic }) => {
    if (topic === 'stories' || topic === 'forum') takeIn();
  });
  const renewal = setInterval(() => read.renew(), config.renewMs);
  renewal.unref();
  app.addHook('preClose', async () => {
    clearInterval(renewal);
    stop();
  });

  app.route({
    ...getModerationFigures,
    config: { rateLimit: false, cached: true, hijacks: true },
    handler: (request, reply) => sendOften(request, reply, read.get),
  });

  done();
};
