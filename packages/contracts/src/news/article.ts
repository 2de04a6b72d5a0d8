// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { languageList, languageTag } from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { articleShape, newsArticle, newsCategories } from './news.ts';

const endpoint = endpointsOf('news');
const articleLanguage = languageTag;

/** An article with everything that its own page shows. */
export const newsArticleDetail = namedObject('NewsArticleDetail', {
  ...articleShape,
  html: describe(z.string(), 'Sanitised: the article, or the excerpt of an aggregated one'),
  url: describe(z.nullable(z.string()), 'Of an aggregated one, at its source'),
  author: describe(z.nullable(z.string()), 'Who wrote it, of our own articles that say so'),
  updatedAt: time,
  alsoAt: describe(
    z.array(z.object({ source: z.string(), title: z.string(), url: z.string() })),
    'Where else the same was published, the earliest first',
  ),
  translations: describe(
    z.array(z.object({ language: articleLanguage, uniqueId: z.string(), title: z.string() })),
    'Its other languages',
  ),
  related: describe(z.array(newsArticle), 'At most three, newest first'),
});

export type NewsArticleDetail = z.infer<typeof newsArticleDetail>;

export const getNewsArticle = endpoint('GET', '/api/news/:id', {
  operationId: 'getNewsArticle',
  summary: 'An article by its `uniqueId` or `id`',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: { 200: newsArticleDetail, ...answersWith(400, 404, 429, 503) },
});

/** The sitemap entry of one of our own articles. */
export const newsSitemapEntry = namedObject('NewsPlace', {
  uniqueId: z.string(),
  language: articleLanguage,
  updatedAt: time,
  translations: z.array(z.object({ language: articleLanguage, uniqueId: z.string() })),
});

export type NewsSitemapEntry = z.infer<typeof newsSitemapEntry>;

export const listNewsSitemapEntries = endpoint('GET', '/api/news/own', {
  operationId: 'listNewsSitemapEntries',
  summary: 'Where the newest 5,000 of our own articles are, for a sitemap',
  response: { 200: z.array(newsSitemapEntry), ...answersWith(429, 503) },
});

const feedQuery = z.object({
  lang: z.optional(languageList),
  category: z.optional(z.enum(newsCategories)),
});

export const getNewsAtomFeed = endpoint('GET', '/api/news/feed.atom', {
  operationId: 'getNewsAtomFeed',
  summary: 'The newest 50 articles as an Atom feed',
  querystring: feedQuery,
  response: { 200: describe(z.any(), 'application/atom+xml'), ...answersWith(400, 429, 503) },
});

export const getNewsJsonFeed = endpoint('GET', '/api/news/feed.json', {
  operationId: 'getNewsJsonFeed',
  summary: 'The newest 50 articles as a JSON Feed 1.1',
  querystring: feedQuery,
  response: { 200: describe(z.any(), 'application/feed+json'), ...answersWith(400, 429, 503) },
});
