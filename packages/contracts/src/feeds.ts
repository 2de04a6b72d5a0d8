import * as z from 'zod/mini';

import { described, endpoint } from './core/endpoint.ts';
import { limit, plainText } from './core/fields.ts';
import { languages } from './core/languages.ts';
import { answersWith } from './core/problem.ts';
import { newsCategories } from './news.ts';

const time = z.iso.datetime();

/** Where a source stands; `stopped` after failing for long, `gone` when it said so itself (410). */
export const feedStates = ['new', 'working', 'failing', 'stopped', 'gone'] as const;

export type FeedState = (typeof feedStates)[number];

/** Why a source could not be read. */
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
  status: described(z.nullable(z.int()), 'What the source answered with, where it did'),
});

/**
 * An item that holds one of the words, in title or excerpt, is of the category. A word stands alone
 * there, but in scripts without spaces; a `*` at its beginning or end is any letters, so that
 * `refund*` finds 'refunds', too.
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
  category: described(z.enum(newsCategories), 'Where no rule fits'),
  rules: described(z.array(categoryRule).check(z.maxLength(20)), 'The first that fits counts'),
  enabled: z.boolean(),
};

/** An outside source of news, with how it fares. */
export const feed = z
  .object({
    ...feedShape,
    id: z.uuid(),
    url: z.string(),
    state: z.enum(feedStates),
    items: described(z.int(), 'How many of its items are kept'),
    failures: described(z.int(), 'In a row'),
    failingSince: z.nullable(time),
    lastFault: z.nullable(fault),
    lastPolledAt: z.nullable(time),
    lastNewItemAt: z.nullable(time),
    nextPollAt: described(z.nullable(time), 'Null while it is not polled'),
    pollSeconds: described(z.int(), 'Between two polls, at present'),
    createdAt: time,
  })
  .register(z.globalRegistry, { id: 'Feed' });

export type Feed = z.infer<typeof feed>;

/** An item as it would come in. */
export const feedPreviewItem = z.object({
  title: z.string(),
  excerpt: z.string(),
  url: z.nullable(z.string()),
  publishedAt: z.nullable(time),
  hasPicture: z.boolean(),
});

export type FeedPreviewItem = z.infer<typeof feedPreviewItem>;

/** What is found at an address. */
export const feedPreview = z
  .object({
    id: z.uuid(),
    state: z.enum(['waiting', 'found', 'failed']),
    fault: z.nullable(z.enum(feedErrors)),
    status: z.nullable(z.int()),
    candidates: described(
      z.array(z.object({ url: z.string(), title: z.string() })),
      'Feeds that the page announces; the first one is shown',
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

/** Largest OPML file that is taken, in UTF-16 units. */
export const opmlMax = 1_000_000;

export const listFeeds = endpoint({
  method: 'GET',
  url: '/api/admin/feeds',
  schema: {
    operationId: 'listFeeds',
    summary: 'Sources of news by name',
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
    summary: 'Adds a source; one that is there already is a `409 conflict`',
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
    summary: 'Changes what is given; enabling one that stopped has it tried again',
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
    summary: 'Removes a source with its articles, but those that another source has too',
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
    summary: 'Has an enabled source read as soon as can be; `409 conflict` for another',
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
    summary: 'Why polls of a source failed, newest first; the newest 20',
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
    summary: 'Has the worker look what is at the address of a site or feed',
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
    summary: 'What was found; asked for again while it is `waiting`',
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
    summary: 'All sources as OPML 2.0',
    tags,
    response: { 200: described(z.any(), 'text/x-opml'), ...answersWith(401, 403, 429, 503) },
  },
});

export const importFeeds = endpoint({
  method: 'POST',
  url: '/api/admin/feeds/import',
  schema: {
    operationId: 'importFeeds',
    summary: 'Adds the sources of an OPML file, disabled',
    tags,
    body: z.object({
      opml: z.string().check(z.maxLength(opmlMax)),
      language: described(z.enum(languages), 'Of sources that name none'),
      category: z.enum(newsCategories),
    }),
    response: {
      200: z.object({
        added: z.int(),
        known: described(z.int(), 'Were there already'),
        refused: described(z.array(z.string()), 'Addresses that are none; the first 20'),
      }),
      ...answersWith(400, 401, 403, 413, 415, 429, 503),
    },
  },
});
