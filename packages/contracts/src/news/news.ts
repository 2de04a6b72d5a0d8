// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { linkedGame } from '../archive/archive.ts';
import { languageFilter, languageTag } from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { pageOf, queryText, time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

export const newsCategories = ['policy', 'industry', 'consumer', 'technology'] as const;

export type NewsCategory = (typeof newsCategories)[number];

/**
 * Why an article may not be of the date of its source: that was missing or unreadable, in the future, or
 * before 1995. The date of an unknown or future one is when it was found.
 */
export const dateDoubts = ['unknown', 'future', 'old'] as const;

export type DateDoubt = (typeof dateDoubts)[number];

const articleLanguage = languageTag;

/** A picture of an article in one width, served from our own origin and immutable. */
const newsImage = z.object({ url: z.string(), width: z.int(), height: z.int() });

/** The fields that lists and article pages share. */
export const articleShape = {
  id: z.uuid(),
  uniqueId: describe(z.string(), 'Stable across polls; stands in addresses'),
  title: z.string(),
  category: z.enum(newsCategories),
  excerpt: describe(z.string(), 'Plain text'),
  imageUrl: describe(z.nullable(z.string()), 'On our own origin; the smallest width'),
  images: describe(z.array(newsImage), 'All widths of the picture, the smallest first'),
  imageAlt: describe(z.string(), 'What the picture shows; empty where it only decorates'),
  createdAt: describe(time, 'When it was published'),
  dateDoubt: describe(
    z.nullable(z.enum(dateDoubts)),
    'Why `createdAt` is doubtful: the source names no date, one in the future, or one before 1995',
  ),
  isAggregated: z.boolean(),
  source: describe(z.nullable(z.string()), 'Name of the outside source'),
  language: articleLanguage,
  game: describe(z.nullable(linkedGame), 'The game of the archive that its title names'),
};

export const newsArticle = namedObject('NewsArticle', articleShape);

export type NewsArticle = z.infer<typeof newsArticle>;

const endpoint = endpointsOf('news');

export const listNews = endpoint('GET', '/api/news', {
  operationId: 'listNews',
  summary: 'Articles, newest first',
  description:
    'With `q` those that hold it, found in titles first. `X-Total-Count` counts a search to 1,000; beyond that `X-Total-Relation: at-least` says so.',
  querystring: z.object({
    ...pageOf(20),
    category: z.optional(z.enum(newsCategories)),
    q: z.optional(queryText(200)),
    lang: languageFilter,
  }),
  response: { 200: z.array(newsArticle), ...answersWith(400, 429, 503) },
});
