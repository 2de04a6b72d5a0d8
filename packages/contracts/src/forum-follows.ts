import * as z from 'zod/mini';

import { described, endpoint } from './core/endpoint.ts';
import { answersWith } from './core/problem.ts';

const tags = ['forum'] as const;
const params = z.object({ id: z.uuid() });
const nothing = described(z.null(), 'Nothing');

export const recordPostView = endpoint({
  method: 'POST',
  url: '/api/forum/posts/:id/views',
  schema: {
    operationId: 'recordPostView',
    summary: 'Counts a view, once a visitor and day',
    tags,
    params,
    response: { 204: nothing, ...answersWith(400, 403, 413, 415, 429, 503) },
  },
});

export const streamPost = endpoint({
  method: 'GET',
  url: '/api/forum/posts/:id/stream',
  schema: {
    operationId: 'streamPost',
    summary: 'Server-sent events: `replies` whenever their number changes',
    tags,
    params,
    response: { 200: described(z.any(), 'text/event-stream'), ...answersWith(400, 404, 429, 503) },
  },
});

/** Data of an event of `streamPost`, as JSON. */
export const forumPostEvent = z.object({ replies: z.int(), newestReplyId: z.nullable(z.uuid()) });

export type ForumPostEvent = z.infer<typeof forumPostEvent>;

const following = z.object({ following: z.boolean() });

export const getPostFollow = endpoint({
  method: 'GET',
  url: '/api/forum/posts/:id/follow',
  schema: {
    operationId: 'getPostFollow',
    summary: 'Whether one is told of replies',
    tags,
    params,
    response: { 200: following, ...answersWith(400, 401, 404, 429, 503) },
  },
});

export const updatePostFollow = endpoint({
  method: 'PUT',
  url: '/api/forum/posts/:id/follow',
  schema: {
    operationId: 'updatePostFollow',
    summary: 'Asks for mails about replies, or for no more of them',
    tags,
    params,
    body: following,
    response: { 200: following, ...answersWith(400, 401, 403, 404, 413, 415, 429, 503) },
  },
});

export const unsubscribe = endpoint({
  method: 'POST',
  url: '/api/forum/unsubscribe',
  schema: {
    operationId: 'unsubscribe',
    summary: 'Ends mails about a post’s replies (RFC 8058); whoever has the mail may do it',
    description: 'Takes any body, so that mail programs can do it with one press.',
    tags,
    querystring: z.object({ token: z.string().check(z.minLength(16), z.maxLength(200)) }),
    response: { 204: nothing, ...answersWith(400, 403, 413, 429, 503) },
  },
});
