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

const tags = ['news'] as const;

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
