import { getNews } from '@kga/contracts';
import { publishedNews } from '@kga/db';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { type CachedListOptions, cachedList } from '../cache/cached-list.ts';
import { sendAnswer } from '../cache/send.ts';
import { presentArticle } from './present.ts';

/** News for everybody, from memory. */
export const newsRoutes: FastifyPluginCallbackZod<CachedListOptions> = (app, options, done) => {
  const news = cachedList(app, options, {
    topic: 'news',
    load: async (db, limit) => (await publishedNews(db, limit)).map(presentArticle),
  });
  app.route({
    ...getNews,
    config: { rateLimit: false, cached: true },
    handler: (request, reply) => sendAnswer(request, reply, news(request.query.limit)),
  });
  done();
};
