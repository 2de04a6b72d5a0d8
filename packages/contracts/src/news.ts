import * as z from 'zod/mini';

import { described, endpoint } from './core/endpoint.ts';
import { limit, plainText } from './core/fields.ts';
import { languages } from './core/languages.ts';
import { answersWith } from './core/problem.ts';

export const newsCategories = ['policy', 'industry', 'consumer', 'technology'] as const;

export type NewsCategory = (typeof newsCategories)[number];

const time = z.iso.datetime();
const articleLanguage = z.enum(languages);

/** A picture of an article in one width, served from our own origin and immutable. */
const newsImage = z.object({ url: z.string(), width: z.int(), height: z.int() });

/** The fields that lists and article pages share. */
export const articleShape = {
  id: z.uuid(),
  uniqueId: described(z.string(), 'Stable across polls; stands in addresses'),
  title: z.string(),
  category: z.enum(newsCategories),
  excerpt: described(z.string(), 'Plain text'),
  imageUrl: described(z.nullable(z.string()), 'On our own origin; the smallest width'),
  images: described(z.array(newsImage), 'All widths of the picture, the smallest first'),
  imageAlt: described(z.string(), 'What the picture shows; empty where it only decorates'),
  createdAt: described(time, 'When it was published'),
  isAggregated: z.boolean(),
  source: described(z.nullable(z.string()), 'Name of the outside source'),
  language: articleLanguage,
};

export const newsArticle = z.object(articleShape).register(z.globalRegistry, { id: 'NewsArticle' });

export type NewsArticle = z.infer<typeof newsArticle>;

/** Languages as `de,en`. */
export const languageList = z.pipe(
  z.transform((value) => (typeof value === 'string' ? value.split(',') : value)),
  z.array(articleLanguage).check(z.minLength(1), z.maxLength(languages.length)),
);

const tags = ['news'];

export const listNews = endpoint({
  method: 'GET',
  url: '/api/news',
  schema: {
    operationId: 'listNews',
    summary: 'Articles, newest first',
    description:
      'With `q` those that hold it, found in titles first. `X-Total-Count` counts a search to 1,000; beyond that `X-Total-Relation: at-least` says so.',
    tags,
    querystring: z.object({
      limit: z._default(limit, 20),
      cursor: z.optional(z.string().check(z.maxLength(512))),
      category: z.optional(z.enum(newsCategories)),
      q: z.optional(plainText(0, 200)),
      lang: described(z.optional(languageList), 'Languages, as `de,en`; all unless given'),
    }),
    response: { 200: z.array(newsArticle), ...answersWith(400, 429, 503) },
  },
});

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
