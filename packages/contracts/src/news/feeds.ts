// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { languageTag } from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import {
  httpUrl,
  idempotencyKey,
  idParams,
  lineText,
  nothing,
  pageOf,
  queryText,
  time,
} from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { dateDoubts, newsCategories } from './news.ts';

/** `stopped` after failing for a long time, `gone` after a response of status 410. */
export const feedStates = ['new', 'working', 'failing', 'stopped', 'gone'] as const;

export type FeedState = (typeof feedStates)[number];

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
  'no_articles',
  'gone',
] as const;

export type FeedError = (typeof feedErrors)[number];

const fault = z.object({
  at: time,
  fault: z.enum(feedErrors),
  status: describe(z.nullable(z.int()), 'HTTP status of the response, if there was one'),
});

/**
 * Assigns a category to items with one of the words in title or excerpt. Words match as a whole,
 * except in scripts without spaces; a `*` at the start or end matches any letters, so that `refund*`
 * also matches 'refunds'.
 */
export const categoryRule = z.object({
  category: z.enum(newsCategories),
  words: z.array(lineText(1, 60)).check(z.minLength(1), z.maxLength(50)),
});

export type CategoryRule = z.infer<typeof categoryRule>;

const webAddress = httpUrl(/^https?$/, 2_048);

const feedShape = {
  name: lineText(1, 120),
  siteUrl: webAddress,
  language: languageTag,
  category: describe(z.enum(newsCategories), 'Category of items that match no rule'),
  rules: describe(z.array(categoryRule).check(z.maxLength(20)), 'The first matching rule wins'),
  enabled: z.boolean(),
};

/** A feed that articles are aggregated from, with the state of its polls. */
export const feed = namedObject('Feed', {
  ...feedShape,
  // Rows from before a rule of the input may break it.
  name: z.string(),
  rules: z.array(z.object({ category: z.enum(newsCategories), words: z.array(z.string()) })),
  id: z.uuid(),
  url: z.string(),
  state: z.enum(feedStates),
  items: describe(z.int(), 'Number of stored items'),
  lastRead: describe(
    z.nullable(z.object({ entries: z.int(), articles: z.int() })),
    'Items of the last document that was read, and those of them that are articles',
  ),
  failures: describe(z.int(), 'Consecutive failed polls'),
  failingSince: z.nullable(time),
  lastFault: z.nullable(fault),
  lastPolledAt: z.nullable(time),
  lastNewItemAt: z.nullable(time),
  nextPollAt: describe(z.nullable(time), 'Null while it is not polled'),
  pollSeconds: describe(z.int(), 'Current interval between two polls'),
  createdAt: time,
});

export type Feed = z.infer<typeof feed>;

/** An item as it would be imported. */
export const feedPreviewItem = z.object({
  title: z.string(),
  excerpt: z.string(),
  url: z.nullable(z.string()),
  publishedAt: z.nullable(time),
  dateDoubt: z.nullable(z.enum(dateDoubts)),
  hasPicture: z.boolean(),
});

export type FeedPreviewItem = z.infer<typeof feedPreviewItem>;

export const feedPreview = namedObject('FeedPreview', {
  id: z.uuid(),
  state: z.enum(['waiting', 'found', 'failed']),
  fault: z.nullable(z.enum(feedErrors)),
  status: z.nullable(z.int()),
  candidates: describe(
    z.array(z.object({ url: z.string(), title: z.string() })),
    'Feeds that the page links to; the first one is previewed',
  ),
  feed: z.nullable(
    z.object({
      url: z.string(),
      name: z.string(),
      siteUrl: z.nullable(z.string()),
      language: z.nullable(languageTag),
      items: z.array(feedPreviewItem),
    }),
  ),
});

export type FeedPreview = z.infer<typeof feedPreview>;

const endpoint = endpointsOf('feeds');

/** Length of an OPML file in UTF-16 units. */
export const opmlMax = 1_000_000;

export const listFeeds = endpoint('GET', '/api/admin/feeds', {
  operationId: 'listFeeds',
  summary: 'Feeds by name',
  querystring: z.object({
    q: z.optional(queryText(200)),
    state: z.optional(z.enum(feedStates)),
    enabled: z.optional(z.enum(['yes', 'no'])),
    ...pageOf(50),
  }),
  response: { 200: z.array(feed), ...answersWith(400, 401, 403, 429, 503) },
});

export const createFeed = endpoint('POST', '/api/admin/feeds', {
  operationId: 'createFeed',
  summary: 'Creates a feed; `409 conflict` if its URL is taken',
  headers: idempotencyKey,
  body: z.object({ url: webAddress, ...feedShape }),
  response: { 201: feed, ...answersWith(400, 401, 403, 409, 413, 415, 422, 429, 503) },
});

export const updateFeed = endpoint('PATCH', '/api/admin/feeds/:id', {
  operationId: 'updateFeed',
  summary: 'Changes the given fields; enabling a stopped feed polls it again',
  params: idParams,
  body: z.partial(z.object({ url: webAddress, ...feedShape })),
  response: { 200: feed, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) },
});

export const deleteFeed = endpoint('DELETE', '/api/admin/feeds/:id', {
  operationId: 'deleteFeed',
  summary: 'Deletes a feed and its articles, except those that another feed has too',
  params: idParams,
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 429, 503) },
});

export const pollFeed = endpoint('POST', '/api/admin/feeds/:id/poll', {
  operationId: 'pollFeed',
  summary: 'Polls a feed as soon as possible; `409 conflict` if it is disabled or stopped',
  params: idParams,
  response: { 202: nothing, ...answersWith(400, 401, 403, 404, 409, 429, 503) },
});

export const listFeedErrors = endpoint('GET', '/api/admin/feeds/:id/faults', {
  operationId: 'listFeedErrors',
  summary: 'The newest 20 failed polls of a feed, newest first',
  params: idParams,
  response: { 200: z.array(fault), ...answersWith(400, 401, 403, 404, 429, 503) },
});

export const createFeedPreview = endpoint('POST', '/api/admin/feed-previews', {
  operationId: 'createFeedPreview',
  summary: 'Has the worker fetch the URL of a site or feed',
  body: z.object({ address: lineText(3, 2_048) }),
  response: { 202: feedPreview, ...answersWith(400, 401, 403, 413, 415, 429, 503) },
});

export const getFeedPreview = endpoint('GET', '/api/admin/feed-previews/:id', {
  operationId: 'getFeedPreview',
  summary: 'The result of a preview; poll it while its state is `waiting`',
  params: idParams,
  response: { 200: feedPreview, ...answersWith(400, 401, 403, 404, 429, 503) },
});

export const exportFeeds = endpoint('GET', '/api/admin/feeds/export', {
  operationId: 'exportFeeds',
  summary: 'All feeds as OPML 2.0',
  response: { 200: describe(z.any(), 'text/x-opml'), ...answersWith(401, 403, 429, 503) },
});

export const importFeeds = endpoint('POST', '/api/admin/feeds/import', {
  operationId: 'importFeeds',
  summary: 'Creates disabled feeds from an OPML file',
  body: z.object({
    opml: z.string().check(z.maxLength(opmlMax)),
    language: describe(languageTag, 'Language of feeds that name none'),
    category: z.enum(newsCategories),
  }),
  response: {
    200: z.object({
      added: z.int(),
      known: describe(z.int(), 'Number of feeds that existed already'),
      refused: describe(z.array(z.string()), 'The first 20 invalid URLs'),
    }),
    ...answersWith(400, 401, 403, 413, 415, 429, 503),
  },
});
