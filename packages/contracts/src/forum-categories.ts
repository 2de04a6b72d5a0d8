import * as z from 'zod/mini';

import { contentLanguage } from './content.ts';
import { described, endpoint } from './core/endpoint.ts';
import { languages } from './core/languages.ts';
import { answersWith } from './core/problem.ts';

export const forumCategoryIds = [
  'legal-rights',
  'game-cases',
  'action-organization',
  'cultural-protection',
] as const;

export type ForumCategoryId = (typeof forumCategoryIds)[number];

const recentPost = z.object({
  id: z.uuid(),
  title: z.string(),
  language: contentLanguage,
  replies: z.int(),
  views: z.int(),
});

export const forumCategory = z
  .object({
    id: z.enum(forumCategoryIds),
    name: described(z.string(), 'In the language asked for'),
    description: z.string(),
    color: described(z.string(), 'Name of one of the interface’s colours'),
    icon: z.enum(['balance-scale', 'gamepad', 'users', 'book', 'chat']),
    postCount: z.int(),
    replies: described(z.int(), 'In all of its posts'),
    posts: described(z.array(recentPost), 'The three in which something happened last'),
  })
  .register(z.globalRegistry, { id: 'ForumCategory' });

export type ForumCategory = z.infer<typeof forumCategory>;

export const listForumCategories = endpoint({
  method: 'GET',
  url: '/api/forum/categories',
  schema: {
    operationId: 'listForumCategories',
    summary: 'The four categories, each with what was lately said in it',
    tags: ['forum'],
    querystring: z.object({ lang: z._default(z.enum(languages), 'en') }),
    response: { 200: z.array(forumCategory), ...answersWith(400, 429, 503) },
  },
});
