import * as z from 'zod/mini';

import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './languages.ts';
import { languageList, newsCategories } from './news.ts';
import { answersWith } from './problem.ts';

const tags = ['news'];
const articleLanguage = z.enum(languages);

/** Where an own article stands, for those who look for what there is. */
export const newsSitemapEntry = z
  .object({
    uniqueId: z.string(),
    language: articleLanguage,
    updatedAt: z.iso.datetime(),
    translations: z.array(z.object({ language: articleLanguage, uniqueId: z.string() })),
  })
  .register(z.globalRegistry, { id: 'NewsPlace' });

export type NewsSitemapEntry = z.infer<typeof newsSitemapEntry>;

export const listNewsSitemapEntries = endpoint({
  method: 'GET',
  url: '/api/news/own',
  schema: {
    operationId: 'listNewsSitemapEntries',
    summary: 'Where the newest 5,000 of our own articles are, for a sitemap',
    tags,
    response: { 200: z.array(newsSitemapEntry), ...answersWith(429, 503) },
  },
});

const feedQuery = z.object({
  lang: z.optional(languageList),
  category: z.optional(z.enum(newsCategories)),
});

export const getNewsAtomFeed = endpoint({
  method: 'GET',
  url: '/api/news/feed.atom',
  schema: {
    operationId: 'getNewsAtomFeed',
    summary: 'The newest 50 articles as an Atom feed',
    tags,
    querystring: feedQuery,
    response: { 200: described(z.any(), 'application/atom+xml'), ...answersWith(400, 429, 503) },
  },
});

export const getNewsJsonFeed = endpoint({
  method: 'GET',
  url: '/api/news/feed.json',
  schema: {
    operationId: 'getNewsJsonFeed',
    summary: 'The newest 50 articles as a JSON Feed 1.1',
    tags,
    querystring: feedQuery,
    response: { 200: described(z.any(), 'application/feed+json'), ...answersWith(400, 429, 503) },
  },
});
