// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { contentLanguage, interfaceLanguage, itemAuthor } from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

const endpoint = endpointsOf('forum');

export const forumCategoryIds = [
  'legal-rights',
  'game-cases',
  'action-organization',
  'cultural-protection',
] as const;

export type ForumCategoryId = (typeof forumCategoryIds)[number];

const recentPost = z.object({
  id: z.uuid(),
  author: itemAuthor,
  title: z.string(),
  language: contentLanguage,
  replies: z.int(),
  views: z.int(),
  lastActivityAt: time,
});

export const forumCategory = namedObject('ForumCategory', {
  id: z.enum(forumCategoryIds),
  name: describe(z.string(), 'In the language asked for'),
  description: z.string(),
  color: describe(z.string(), 'Name of one of the interface’s colours'),
  icon: describe(z.string(), 'Name of one of the interface’s icons; it shows a chat for others'),
  postCount: z.int(),
  replies: describe(z.int(), 'In all of its posts'),
  posts: describe(
    z.array(recentPost),
    'Three in which something happened last, those in the language asked for first',
  ),
});

export type ForumCategory = z.infer<typeof forumCategory>;

export const listForumCategories = endpoint('GET', '/api/forum/categories', {
  operationId: 'listForumCategories',
  summary: 'The four categories, each with what was lately said in it',
  querystring: z.object({ lang: z._default(interfaceLanguage, 'en') }),
  response: { 200: z.array(forumCategory), ...answersWith(400, 429, 503) },
});
