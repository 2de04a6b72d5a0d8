import * as z from 'zod/mini';

import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { limit } from './paging.ts';
import { answersWith } from './problem.ts';

export const newsCategories = ['policy', 'industry', 'consumer', 'technology'] as const;

export type NewsCategory = (typeof newsCategories)[number];

export const newsArticle = z
  .object({
    id: z.uuid(),
    uniqueId: described(z.string(), 'Stable across polls; stands in addresses'),
    title: z.string(),
    category: z.enum(newsCategories),
    excerpt: described(z.string(), 'Plain text'),
    imageUrl: described(z.nullable(z.string()), 'On our own origin'),
    createdAt: z.iso.datetime(),
    isAggregated: z.boolean(),
    source: described(z.nullable(z.string()), 'Name of the outside source'),
  })
  .register(z.globalRegistry, { id: 'NewsArticle' });

export type NewsArticle = z.infer<typeof newsArticle>;

export const getNews = endpoint({
  method: 'GET',
  url: '/api/news',
  schema: {
    operationId: 'getNews',
    summary: 'Articles, newest first',
    tags: ['news'],
    querystring: z.object({ limit: z._default(limit, 20) }),
    response: { 200: z.array(newsArticle), ...answersWith(400, 503) },
  },
});
