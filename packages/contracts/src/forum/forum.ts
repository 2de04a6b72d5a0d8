// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import {
  contentLanguage,
  contentLanguageInput,
  formTraces,
  itemAuthor,
  languageFilter,
  helpfulCount,
  mentions,
  moderationState,
} from '../content/content.ts';
import { formattedText, textFormatInput, textMax } from '../content/texts.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import {
  idempotencyKey,
  idParams,
  lineText,
  nothing,
  pageOf,
  plainText,
  queryText,
  time,
} from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { type ForumCategoryId, forumCategoryIds } from './categories.ts';

export const forumSorts = ['active', 'newest', 'top'] as const;

export type ForumSort = (typeof forumSorts)[number];

/** Maximum lengths, in UTF-16 units. */
export const forumMax = { title: 160, content: textMax } as const;

/** Minimum length of title and text, in characters. */
const forumMin = 2;

const categoryId = z.enum(forumCategoryIds);

/** The category of the threads about single games. */
export const gameThreadCategory = 'game-cases' satisfies ForumCategoryId;

const summaryShape = {
  id: z.uuid(),
  categoryId,
  game: describe(
    // Absent in answers of an older version.
    z._default(z.nullable(z.object({ id: z.uuid(), name: z.string() })), null),
    'The game of the archive whose thread it is; null where it is about none',
  ),
  author: itemAuthor,
  title: z.string(),
  language: contentLanguage,
  replies: z.int(),
  views: z.int(),
  pinned: z.boolean(),
  locked: z.boolean(),
  solved: describe(
    // Absent in answers of an older version.
    z._default(z.boolean(), false),
    'Whether a reply is marked as the solution',
  ),
  createdAt: time,
  lastActivityAt: describe(time, 'When it was begun or last replied to'),
};

export const forumPostSummary = namedObject('ForumPostSummary', summaryShape);

export type ForumPostSummary = z.infer<typeof forumPostSummary>;

export const forumPost = namedObject('ForumPost', {
  ...summaryShape,
  content: describe(z.string(), 'As it was typed'),
  ...formattedText,
  removed: describe(z.boolean(), 'Deleted by its author: without title and text, for its replies'),
  mentions,
  helpful: helpfulCount,
  editedAt: z.nullable(time),
  newestReplyId: z.nullable(z.uuid()),
  solution: describe(
    z._default(
      z.nullable(
        z.object({
          id: z.uuid(),
          author: itemAuthor,
          content: describe(z.string(), 'Its beginning, as plain text'),
          language: contentLanguage,
        }),
      ),
      null,
    ),
    'The reply that is marked as the solution; null without one',
  ),
});

export type ForumPost = z.infer<typeof forumPost>;

const replyShape = {
  id: z.uuid(),
  postId: z.uuid(),
  author: itemAuthor,
  content: describe(z.string(), 'As it was typed; empty where it was deleted or hidden'),
  ...formattedText,
  removed: describe(z.boolean(), 'Its place is left'),
  quote: describe(
    z.nullable(
      z.object({
        id: z.uuid(),
        author: itemAuthor,
        content: z.string(),
        language: contentLanguage,
      }),
    ),
    'The beginning of the reply that it answers, as plain text; null where there is none or it was removed',
  ),
  mentions,
  language: contentLanguage,
  helpful: helpfulCount,
  createdAt: time,
  editedAt: z.nullable(time),
};

export const forumReply = namedObject('ForumReply', replyShape);

export type ForumReply = z.infer<typeof forumReply>;

/** A post as its author sees it. */
export const ownForumPost = namedObject('OwnForumPost', { ...forumPost.shape, ...moderationState });

export type OwnForumPost = z.infer<typeof ownForumPost>;

/** A reply as its author sees it. */
export const ownForumReply = namedObject('OwnForumReply', { ...replyShape, ...moderationState });

export type OwnForumReply = z.infer<typeof ownForumReply>;

const endpoint = endpointsOf('forum');
const title = lineText(forumMin, forumMax.title);
const content = plainText(forumMin, forumMax.content);
const revision = describe(
  z.optional(z.int()),
  'The one that was seen: where it was changed meanwhile, nothing is (`409 conflict`)',
);
const refusals = answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503);

export const listPosts = endpoint('GET', '/api/forum/categories/:id/posts', {
  operationId: 'listPosts',
  summary: 'Posts of a category: pinned ones first, then as sorted',
  description:
    '`active` by the last reply, `newest` by when they were begun, `top` by how many replies they have. With `q` those whose title or text holds it.',
  params: z.object({ id: categoryId }),
  querystring: z.object({
    sort: z._default(z.enum(forumSorts), 'active'),
    ...pageOf(20),
    q: z.optional(queryText(200)),
    lang: languageFilter,
  }),
  response: { 200: z.array(forumPostSummary), ...answersWith(400, 404, 429, 503) },
});

export const updateSolution = endpoint('PUT', '/api/forum/posts/:id/solution', {
  operationId: 'updateSolution',
  summary: 'Marks a reply as the solution of a post, or none',
  description: 'For the author of the post, and for moderators.',
  params: idParams,
  body: z.object({ replyId: describe(z.nullable(z.uuid()), 'Null for none') }),
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 413, 415, 429, 503) },
});

export const getPost = endpoint('GET', '/api/forum/posts/:id', {
  operationId: 'getPost',
  summary: 'A published post',
  description: 'Of one that was merged into another thread, that thread.',
  params: idParams,
  response: { 200: forumPost, ...answersWith(400, 404, 429, 503) },
});

export const listReplies = endpoint('GET', '/api/forum/posts/:id/replies', {
  operationId: 'listReplies',
  summary: 'Replies, oldest first',
  description:
    '`at` begins with that reply; the last page is answered for `newest`, and for a reply that has no place here. `Link` names the `next` and the `prev` page, `X-Total-Count` says how many are published.',
  params: idParams,
  querystring: z.object({
    ...pageOf(20),
    at: z.optional(z.union([z.literal('newest'), z.uuid()])),
  }),
  response: { 200: z.array(forumReply), ...answersWith(400, 404, 429, 503) },
});

export const createPost = endpoint('POST', '/api/forum/posts', {
  operationId: 'createPost',
  summary: 'Creates a post; `status` says whether it waits for a moderator',
  description:
    'A game has one thread: another one is refused with `409 game_has_thread`, also while the first waits for a moderator.',
  headers: idempotencyKey,
  body: z
    .object({
      categoryId,
      gameId: describe(
        z.optional(z.uuid()),
        `The game of the archive whose thread it becomes; only with the category \`${gameThreadCategory}\``,
      ),
      title,
      content,
      format: textFormatInput,
      language: contentLanguageInput,
      traces: formTraces,
    })
    .check(
      z.refine(
        ({ categoryId: category, gameId }) =>
          gameId === undefined || category === gameThreadCategory,
        { error: 'is only for threads about games', path: ['gameId'], abort: true },
      ),
    ),
  response: { 201: ownForumPost, ...answersWith(400, 401, 403, 409, 413, 415, 422, 429, 503) },
});

export const getGameThread = endpoint('GET', '/api/forum/games/:id/thread', {
  operationId: 'getGameThread',
  summary:
    'The published thread about a game of the archive; of a merged game that of the other one',
  params: idParams,
  response: { 200: forumPostSummary, ...answersWith(400, 404, 429, 503) },
});

export const getOwnGameThread = endpoint('GET', '/api/forum/games/:id/thread/own', {
  operationId: 'getOwnGameThread',
  summary: 'The thread about a game if the caller began it, also while it waits for a moderator',
  params: idParams,
  response: { 200: ownForumPost, ...answersWith(400, 401, 404, 429, 503) },
});

export const getOwnPost = endpoint('GET', '/api/forum/posts/:id/own', {
  operationId: 'getOwnPost',
  summary: 'A post of the caller, whatever its status',
  params: idParams,
  response: { 200: ownForumPost, ...answersWith(400, 401, 404, 429, 503) },
});

export const updatePost = endpoint('PATCH', '/api/forum/posts/:id', {
  operationId: 'updatePost',
  summary: 'Updates a post of the caller',
  params: idParams,
  body: z.object({
    title: z.optional(title),
    content: z.optional(content),
    format: textFormatInput,
    revision,
  }),
  response: { 200: ownForumPost, ...refusals },
});

export const deletePost = endpoint('DELETE', '/api/forum/posts/:id', {
  operationId: 'deletePost',
  summary: 'Deletes a post of the caller; where it has replies, only its text is deleted',
  params: idParams,
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 429, 503) },
});

export const createReply = endpoint('POST', '/api/forum/posts/:id/replies', {
  operationId: 'createReply',
  summary: 'Replies to a post; a locked one takes none (`409 post_locked`)',
  headers: idempotencyKey,
  params: idParams,
  body: z.object({
    content,
    format: textFormatInput,
    quoteId: describe(z.optional(z.uuid()), 'A reply of the same post that this one answers'),
    language: contentLanguageInput,
    traces: formTraces,
  }),
  response: { 201: ownForumReply, ...refusals, ...answersWith(422) },
});

export const listOwnReplies = endpoint('GET', '/api/forum/posts/:id/replies/own', {
  operationId: 'listOwnReplies',
  summary: 'The caller’s newest 100 replies to a post, whatever their status, oldest first',
  params: idParams,
  response: { 200: z.array(ownForumReply), ...answersWith(400, 401, 404, 429, 503) },
});

export const updateReply = endpoint('PATCH', '/api/forum/replies/:id', {
  operationId: 'updateReply',
  summary: 'Updates a reply of the caller',
  params: idParams,
  body: z.object({ content, format: textFormatInput, revision }),
  response: { 200: ownForumReply, ...refusals },
});

export const deleteReply = endpoint('DELETE', '/api/forum/replies/:id', {
  operationId: 'deleteReply',
  summary: 'Deletes a reply of the caller; its place in the thread stays',
  params: idParams,
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 429, 503) },
});
