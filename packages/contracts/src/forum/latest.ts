// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { interfaceLanguage, itemAuthor, languageFilter } from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { idParams, pageOf } from '../core/fields.ts';
import { defaultLanguage } from '../core/languages.ts';
import { answersWith } from '../core/problem.ts';
import { forumCategoryIds } from './categories.ts';
import { forumPostSummary } from './forum.ts';

const endpoint = endpointsOf('forum');

export const latestForumPost = namedObject('LatestForumPost', {
  ...forumPostSummary.shape,
  participants: describe(
    z.array(itemAuthor),
    'Up to three members who replied last, beside its author',
  ),
});

export type LatestForumPost = z.infer<typeof latestForumPost>;

export const listLatestPosts = endpoint('GET', '/api/forum/posts', {
  operationId: 'listLatestPosts',
  summary: 'Posts of all categories, those in which something happened last first',
  querystring: z.object({ ...pageOf(20), lang: languageFilter }),
  response: { 200: z.array(latestForumPost), ...answersWith(400, 429, 503) },
});

export const getForumFeed = endpoint('GET', '/api/forum/feed.atom', {
  operationId: 'getForumFeed',
  summary: 'The 50 newest posts in a language, of a category or of all (Atom)',
  querystring: z.object({
    category: z.optional(z.enum(forumCategoryIds)),
    lang: z._default(interfaceLanguage, defaultLanguage),
  }),
  response: { 200: describe(z.any(), 'application/atom+xml'), ...answersWith(400, 429, 503) },
});

export const getThreadFeed = endpoint('GET', '/api/forum/posts/:id/feed.atom', {
  operationId: 'getThreadFeed',
  summary: 'The 50 newest replies of a post (Atom)',
  params: idParams,
  response: { 200: describe(z.any(), 'application/atom+xml'), ...answersWith(400, 404, 429, 503) },
});

export const listRelatedPosts = endpoint('GET', '/api/forum/posts/:id/related', {
  operationId: 'listRelatedPosts',
  summary: 'At most three other posts that share words with the title of this one, in its language',
  params: idParams,
  response: { 200: z.array(forumPostSummary), ...answersWith(400, 404, 429, 503) },
});
