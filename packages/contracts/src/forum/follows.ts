// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { markEndpoints } from '../content/marks.ts';
import { describe, endpointsOf } from '../core/endpoint.ts';
import { idList, idParams, nothing } from '../core/fields.ts';
import { email, oneTimeCode } from '../core/person-fields.ts';
import { answersWith } from '../core/problem.ts';

const endpoint = endpointsOf('forum');

export const recordPostView = endpoint('POST', '/api/forum/posts/:id/views', {
  operationId: 'recordPostView',
  summary: 'Counts a view, once a visitor and day, and marks the post as read',
  params: idParams,
  querystring: z.object({
    newest: describe(
      z.optional(z.union([z.uuid(), z.literal('none')])),
      'The newest reply that the reader saw: later ones stay unread',
    ),
  }),
  response: { 204: nothing, ...answersWith(400, 403, 413, 415, 429, 503) },
});

export const streamPost = endpoint('GET', '/api/forum/posts/:id/stream', {
  operationId: 'streamPost',
  summary: 'Server-sent events: `replies` whenever their number changes',
  params: idParams,
  response: { 200: describe(z.any(), 'text/event-stream'), ...answersWith(400, 404, 429, 503) },
});

/** Data of an event of `streamPost`, as JSON. */
export const forumPostEvent = z.object({ replies: z.int(), newestReplyId: z.nullable(z.uuid()) });

export type ForumPostEvent = z.infer<typeof forumPostEvent>;

export const listUnreadPosts = endpoint('GET', '/api/forum/unread', {
  operationId: 'listUnreadPosts',
  summary: 'Which of these posts have something that one has not read',
  description: 'Of the last 30 days. A post is read when one views it.',
  querystring: z.object({ ids: idList }),
  response: { 200: z.array(z.uuid()), ...answersWith(400, 401, 429, 503) },
});

export const unsubscribe = endpoint('POST', '/api/forum/unsubscribe', {
  operationId: 'unsubscribe',
  summary:
    'Ends mails about a post’s replies, about a game or a petition, or of one kind (RFC 8058); the token of the mail is enough',
  description: 'Takes any body, so that mail programs can do it with one press.',
  querystring: z.object({ token: z.string().check(z.minLength(16), z.maxLength(200)) }),
  response: { 204: nothing, ...answersWith(400, 403, 413, 429, 503) },
});

export const openUnsubscribePage = endpoint('GET', unsubscribe.url, {
  operationId: 'openUnsubscribePage',
  summary: 'Leads a browser to the page that asks before it ends the mails',
  description: 'For mail programs that open the address of `unsubscribe`. Changes nothing.',
  querystring: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
  response: { 303: describe(z.null(), 'To `/unsubscribe`'), ...answersWith(400, 429, 503) },
});

export const unsubscribeByCode = endpoint('POST', '/api/forum/unsubscribe/code', {
  operationId: 'unsubscribeByCode',
  summary: 'The same by the code of the mail, for browsers without script',
  description: '`400 proof_invalid` where the code is older than 7 days or unknown.',
  body: z.object({ email, code: oneTimeCode }),
  response: { 204: nothing, ...answersWith(400, 403, 413, 415, 429, 503) },
});

export const getModerationFigures = endpoint('GET', '/api/forum/moderation-figures', {
  operationId: 'getModerationFigures',
  summary: 'How much was reported and removed in the last 30 days',
  response: {
    200: z.object({ reported: z.int(), removed: z.int(), restored: z.int() }),
    ...answersWith(429, 503),
  },
});

export const postFollow = markEndpoints('forum', '/api/forum/posts/:id/follow', {
  kind: 'post_follow',
  fields: { isSet: 'following' },
  operationId: 'PostFollow',
  hasBody: true,
  params: idParams,
  summary: {
    get: 'Whether one is told of replies',
    set: 'Asks for mails about replies, or for no more of them',
  },
});
