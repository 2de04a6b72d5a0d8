import * as z from 'zod/mini';

import { described, endpoint } from './core/endpoint.ts';
import { languages } from './core/languages.ts';
import { answersWith } from './core/problem.ts';
import { articleShape, languageList, newsArticle, newsCategories } from './news.ts';

const tags = ['news'] as const;
const articleLanguage = z.enum(languages);

/** An article with everything that its own page shows. */
export const newsArticleDetail = z
  .object({
    ...articleShape,
    html: described(z.string(), 'Sanitised: the article, or the excerpt of an aggregated one'),
    url: described(z.nullable(z.string()), 'Of an aggregated one, at its source'),
    updatedAt: z.iso.datetime(),
    alsoAt: described(
      z.array(z.object({ source: z.string(), title: z.string(), url: z.string() })),
      'Where else the same was published, the earliest first',
    ),
    translations: described(
      z.array(z.object({ language: articleLanguage, uniqueId: z.string(), title: z.string() })),
      'Its other languages',
    ),
    related: described(z.array(newsArticle), 'At most three, newest first'),
  })
  .register(z.globalRegistry, { id: 'NewsArticleDetail' });

export type NewsArticleDetail = z.infer<typeof newsArticleDetail>;

export const getNewsArticle = endpoint({
  method: 'GET',
  url: '/api/news/:id',
  schema: {
    operationId: 'getNewsArticle',
    summary: 'An article by its `uniqueId` or `id`',
    tags,
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    response: { 200: newsArticleDetail, ...answersWith(400, 404, 429, 503) },
  },
});

/** The sitemap entry of one of our own articles. */
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
