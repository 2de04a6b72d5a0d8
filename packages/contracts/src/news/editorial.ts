// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { languageTag } from '../content/content.ts';
import { pictureUpload } from '../content/pictures.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import {
  httpUrl,
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
import { newsCategories } from './news.ts';

export const versionStatuses = ['draft', 'scheduled', 'published'] as const;

export type VersionStatus = (typeof versionStatuses)[number];

/** Length of an own article in UTF-16 units of Markdown. */
export const articleBodyMax = 40_000;

const versionInput = {
  title: lineText(3, 200),
  excerpt: plainText(0, 500),
  body: plainText(0, articleBodyMax),
  imageAlt: lineText(0, 300),
};

/** Length of an author's name in UTF-16 units. */
export const articleAuthorMax = 120;

/** An own article in one language. */
export const articleVersion = namedObject('ArticleVersion', {
  // Rows from before a rule of the input may break it.
  title: z.string(),
  excerpt: describe(z.string(), 'Plain text; if empty, the beginning of the article is used'),
  body: describe(z.string(), 'Markdown: headings, links, lists and quotes'),
  imageAlt: z.string(),
  author: describe(z.string(), 'As readers see the name; empty for the campaign itself'),
  id: z.uuid(),
  uniqueId: z.string(),
  language: languageTag,
  status: z.enum(versionStatuses),
  publishAt: describe(z.nullable(time), 'When it was or will be published'),
  updatedAt: time,
  revision: describe(
    z.int(),
    'Incremented by each change; an update names the revision it is based on',
  ),
});

export type ArticleVersion = z.infer<typeof articleVersion>;

/** An own article in all of its languages. */
export const ownArticle = namedObject('OwnArticle', {
  id: z.uuid(),
  category: describe(z.nullable(z.enum(newsCategories)), 'Null until one is chosen'),
  pictureSource: describe(
    z.nullable(z.string()),
    'URL that the picture was fetched from, or `upload:` and an id',
  ),
  imageUrl: describe(z.nullable(z.string()), 'The fetched picture; null until it was fetched'),
  versions: z.array(articleVersion),
  createdAt: time,
});

export type OwnArticle = z.infer<typeof ownArticle>;

const endpoint = endpointsOf('editorial');
const versionParams = z.object({ id: z.uuid(), language: languageTag });
const pictureSource = describe(
  z.nullable(httpUrl(/^https$/, 2_048)),
  'Fetched once by the worker; null removes the picture',
);
const refusals = answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503);

export const versionBody = z.object({
  ...versionInput,
  author: describe(
    z.optional(lineText(0, articleAuthorMax)),
    'As readers see the name; absent where it stays',
  ),
  status: z.enum(versionStatuses),
  publishAt: describe(
    z.optional(z.nullable(time)),
    'Required for `scheduled`, in the future; for `published` the date, now by default',
  ),
});

export type VersionBody = z.infer<typeof versionBody>;

export const listOwnArticles = endpoint('GET', '/api/admin/news', {
  operationId: 'listOwnArticles',
  summary: 'Own articles, newest first',
  querystring: z.object({
    status: z.optional(z.enum(versionStatuses)),
    q: z.optional(queryText(200)),
    ...pageOf(20),
  }),
  response: { 200: z.array(ownArticle), ...answersWith(400, 401, 403, 429, 503) },
});

export const getOwnArticle = endpoint('GET', '/api/admin/news/:id', {
  operationId: 'getOwnArticle',
  summary: 'An own article with its versions',
  params: idParams,
  response: { 200: ownArticle, ...answersWith(400, 401, 403, 404, 429, 503) },
});

export const createOwnArticle = endpoint('POST', '/api/admin/news', {
  operationId: 'createOwnArticle',
  summary: 'Creates an article in its first language',
  headers: idempotencyKey,
  body: z.object({
    category: describe(z.optional(z.enum(newsCategories)), 'Required unless it is a draft'),
    pictureSource: z.optional(pictureSource),
    language: languageTag,
    version: versionBody,
  }),
  response: { 201: ownArticle, ...answersWith(400, 401, 403, 413, 415, 422, 429, 503) },
});

export const updateOwnArticle = endpoint('PATCH', '/api/admin/news/:id', {
  operationId: 'updateOwnArticle',
  summary: 'Changes what all languages of an own article share',
  params: idParams,
  body: z.object({
    category: z.optional(z.enum(newsCategories)),
    pictureSource: z.optional(pictureSource),
    pictureUpload,
  }),
  response: { 200: ownArticle, ...refusals },
});

export const deleteOwnArticle = endpoint('DELETE', '/api/admin/news/:id', {
  operationId: 'deleteOwnArticle',
  summary: 'Deletes an own article in all languages',
  params: idParams,
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 429, 503) },
});

export const updateArticleVersion = endpoint('PUT', '/api/admin/news/:id/versions/:language', {
  operationId: 'updateArticleVersion',
  summary: 'Writes an own article in a language',
  description: 'Answers `409 conflict` if the version was changed since that revision.',
  params: versionParams,
  body: z.object({
    ...versionBody.shape,
    revision: describe(
      z.nullable(z.int()),
      'The revision that the change is based on; null for a new language',
    ),
  }),
  response: { 200: ownArticle, ...refusals },
});

export const deleteArticleVersion = endpoint('DELETE', '/api/admin/news/:id/versions/:language', {
  operationId: 'deleteArticleVersion',
  summary: 'Deletes a language of an own article, unless it is the last one (`409 conflict`)',
  params: versionParams,
  response: { 200: ownArticle, ...answersWith(400, 401, 403, 404, 409, 429, 503) },
});

export const previewArticle = endpoint('POST', '/api/admin/news/preview', {
  operationId: 'previewArticle',
  summary: 'Renders Markdown as sanitised HTML',
  body: z.object({ body: versionInput.body }),
  response: {
    200: z.object({ html: z.string() }),
    ...answersWith(400, 401, 403, 413, 415, 429, 503),
  },
});

const reason = plainText(1, 500);

export const updateArticleHidden = endpoint('PUT', '/api/admin/news/aggregated/:id/hidden', {
  operationId: 'updateArticleHidden',
  summary: 'Hides an aggregated article from readers, or shows it again',
  params: idParams,
  body: z.discriminatedUnion('hidden', [
    z.object({ hidden: z.literal(true), reason }),
    z.object({ hidden: z.literal(false), reason: z.optional(reason) }),
  ]),
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 413, 415, 429, 503) },
});

/** An aggregated article that readers do not see. */
export const hiddenArticle = namedObject('HiddenArticle', {
  id: z.uuid(),
  uniqueId: z.string(),
  title: z.string(),
  source: describe(z.nullable(z.string()), 'Name of the feed'),
  language: languageTag,
  hiddenAt: time,
  reason: z.string(),
});

export type HiddenArticle = z.infer<typeof hiddenArticle>;

export const listHiddenArticles = endpoint('GET', '/api/admin/news/hidden', {
  operationId: 'listHiddenArticles',
  summary: 'Hidden aggregated articles, most recently hidden first',
  querystring: z.object(pageOf(20)),
  response: { 200: z.array(hiddenArticle), ...answersWith(400, 401, 403, 429, 503) },
});
