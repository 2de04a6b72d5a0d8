import * as z from 'zod/mini';

import { described, endpoint } from './core/endpoint.ts';
import { limit, plainText } from './core/fields.ts';
import { languages } from './core/languages.ts';
import { answersWith } from './core/problem.ts';
import { newsCategories } from './news.ts';

const time = z.iso.datetime();

/** `stopped` after failing for a long time, `gone` after a response of status 410. */
export const feedStates = ['new', 'working', 'failing', 'stopped', 'gone'] as const;

export type FeedState = (typeof feedStates)[number];

/** Why a poll failed. */
export const feedErrors = [
  'bad_address',
  'protocol_not_allowed',
  'port_not_allowed',
  'not_public',
  'unknown_host',
  'unreachable',
  'too_slow',
  'too_large',
  'too_many_redirects',
  'refused',
  'bad_answer',
  'not_a_feed',
  'gone',
] as const;

export type FeedError = (typeof feedErrors)[number];

const fault = z.object({
  at: time,
  fault: z.enum(feedErrors),
  status: described(z.nullable(z.int()), 'HTTP status of the response, if there was one'),
});

/**
 * Assigns a category to items with one of the words in title or excerpt. Words match as a whole,
 * except in scripts without spaces; a `*` at the start or end matches any letters, so that `refund*`
 * also matches 'refunds'.
 */
export const categoryRule = z.object({
  category: z.enum(newsCategories),
  words: z.array(plainText(1, 60)).check(z.minLength(1), z.maxLength(50)),
});

export type CategoryRule = z.infer<typeof categoryRule>;

const webAddress = z
  .url({ protocol: /^https?$/ })
  .check(z.maxLength(2_048), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));

const feedShape = {
  name: plainText(1, 120),
  siteUrl: webAddress,
  language: z.enum(languages),
  category: described(z.enum(newsCategories), 'Category of items that match no rule'),
  rules: described(z.array(categoryRule).check(z.maxLength(20)), 'The first matching rule wins'),
  enabled: z.boolean(),
};

/** A feed that articles are aggregated from, with the state of its polls. */
export const feed = z
  .object({
    ...feedShape,
    id: z.uuid(),
    url: z.string(),
    state: z.enum(feedStates),
    items: described(z.int(), 'Number of stored items'),
    failures: described(z.int(), 'Consecutive failed polls'),
    failingSince: z.nullable(time),
    lastFault: z.nullable(fault),
    lastPolledAt: z.nullable(time),
    lastNewItemAt: z.nullable(time),
    nextPollAt: described(z.nullable(time), 'Null while it is not polled'),
    pollSeconds: described(z.int(), 'Current interval between two polls'),
    createdAt: time,
  })
  .register(z.globalRegistry, { id: 'Feed' });

export type Feed = z.infer<typeof feed>;

/** An item as it would be imported. */
export const feedPreviewItem = z.object({
  title: z.string(),
  excerpt: z.string(),
  url: z.nullable(z.string()),
  publishedAt: z.nullable(time),
  hasPicture: z.boolean(),
});

export type FeedPreviewItem = z.infer<typeof feedPreviewItem>;

/** What was found at a URL. */
export const feedPreview = z
  .object({
    id: z.uuid(),
    state: z.enum(['waiting', 'found', 'failed']),
    fault: z.nullable(z.enum(feedErrors)),
    status: z.nullable(z.int()),
    candidates: described(
      z.array(z.object({ url: z.string(), title: z.string() })),
      'Feeds that the page links to; the first one is previewed',
    ),
    feed: z.nullable(
      z.object({
        url: z.string(),
        name: z.string(),
        siteUrl: z.nullable(z.string()),
        language: z.nullable(z.enum(languages)),
        items: z.array(feedPreviewItem),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'FeedPreview' });

export type FeedPreview = z.infer<typeof feedPreview>;

const tags = ['feeds'] as const;
const params = z.object({ id: z.uuid() });
const nothing = described(z.null(), 'Nothing');

/** Length of an OPML file in UTF-16 units. */
export const opmlMax = 1_000_000;

export const listFeeds = endpoint({
  method: 'GET',
  url: '/api/admin/feeds',
  schema: {
    operationId: 'listFeeds',
    summary: 'Feeds by name',
    tags,
    querystring: z.object({
      q: z.optional(plainText(0, 200)),
      state: z.optional(z.enum(feedStates)),
      enabled: z.optional(z.enum(['yes', 'no'])),
      limit: z._default(limit, 50),
      cursor: z.optional(z.string().check(z.maxLength(512))),
    }),
    response: { 200: z.array(feed), ...answersWith(400, 401, 403, 429, 503) },
  },
});

export const createFeed = endpoint({
  method: 'POST',
  url: '/api/admin/feeds',
  schema: {
    operationId: 'createFeed',
    summary: 'Creates a feed; `409 conflict` if its URL is taken',
    tags,
    headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.maxLength(200))) }),
    body: z.object({ url: webAddress, ...feedShape }),
    response: { 201: feed, ...answersWith(400, 401, 403, 409, 413, 415, 422, 429, 503) },
  },
});

export const updateFeed = endpoint({
  method: 'PATCH',
  url: '/api/admin/feeds/:id',
  schema: {
    operationId: 'updateFeed',
    summary: 'Changes the given fields; enabling a stopped feed polls it again',
    tags,
    params,
    body: z.partial(z.object({ url: webAddress, ...feedShape })),
    response: { 200: feed, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) },
  },
});

export const deleteFeed = endpoint({
  method: 'DELETE',
  url: '/api/admin/feeds/:id',
  schema: {
    operationId: 'deleteFeed',
    summary: 'Deletes a feed and its articles, except those that another feed has too',
    tags,
    params,
    response: { 204: nothing, ...answersWith(400, 401, 403, 404, 429, 503) },
  },
});

export const pollFeed = endpoint({
  method: 'POST',
  url: '/api/admin/feeds/:id/poll',
  schema: {
    operationId: 'pollFeed',
    summary: 'Polls a feed as soon as possible; `409 conflict` if it is disabled or stopped',
    tags,
    params,
    response: { 202: nothing, ...answersWith(400, 401, 403, 404, 409, 429, 503) },
  },
});

export const listFeedErrors = endpoint({
  method: 'GET',
  url: '/api/admin/feeds/:id/faults',
  schema: {
    operationId: 'listFeedErrors',
    summary: 'The newest 20 failed polls of a feed, newest first',
    tags,
    params,
    response: { 200: z.array(fault), ...answersWith(400, 401, 403, 404, 429, 503) },
  },
});

export const createFeedPreview = endpoint({
  method: 'POST',
  url: '/api/admin/feeds/previews',
  schema: {
    operationId: 'createFeedPreview',
    summary: 'Has the worker fetch the URL of a site or feed',
    tags,
    body: z.object({ address: plainText(3, 2_048) }),
    response: { 202: feedPreview, ...answersWith(400, 401, 403, 413, 415, 429, 503) },
  },
});

export const getFeedPreview = endpoint({
  method: 'GET',
  url: '/api/admin/feeds/previews/:id',
  schema: {
    operationId: 'getFeedPreview',
    summary: 'The result of a preview; poll it while its state is `waiting`',
    tags,
    params,
    response: { 200: feedPreview, ...answersWith(400, 401, 403, 404, 429, 503) },
  },
});

export const exportFeeds = endpoint({
  method: 'GET',
  url: '/api/admin/feeds/export',
  schema: {
    operationId: 'exportFeeds',
    summary: 'All feeds as OPML 2.0',
    tags,
    response: { 200: described(z.any(), 'text/x-opml'), ...answersWith(401, 403, 429, 503) },
  },
});

export const importFeeds = endpoint({
  method: 'POST',
  url: '/api/admin/feeds/import',
  schema: {
    operationId: 'importFeeds',
    summary: 'Creates disabled feeds from an OPML file',
    tags,
    body: z.object({
      opml: z.string().check(z.maxLength(opmlMax)),
      language: described(z.enum(languages), 'Language of feeds that name none'),
      category: z.enum(newsCategories),
    }),
    response: {
      200: z.object({
        added: z.int(),
        known: described(z.int(), 'Number of feeds that existed already'),
        refused: described(z.array(z.string()), 'The first 20 invalid URLs'),
      }),
      ...answersWith(400, 401, 403, 413, 415, 429, 503),
    },
  },
});
