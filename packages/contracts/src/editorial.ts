import * as z from 'zod/mini';

import { described, endpoint } from './core/endpoint.ts';
import { limit, plainText } from './core/fields.ts';
import { languages } from './core/languages.ts';
import { answersWith } from './core/problem.ts';
import { newsCategories } from './news.ts';

const time = z.iso.datetime();

export const versionStatuses = ['draft', 'scheduled', 'published'] as const;

export type VersionStatus = (typeof versionStatuses)[number];

/** Length of an own article in UTF-16 units of Markdown. */
export const articleBodyMax = 40_000;

const versionShape = {
  title: plainText(3, 200),
  excerpt: described(
    plainText(0, 500),
    'Plain text; if empty, the beginning of the article is used',
  ),
  body: described(plainText(0, articleBodyMax), 'Markdown: headings, links, lists and quotes'),
  imageAlt: plainText(0, 300),
};

/** An own article in one language. */
export const articleVersion = z
  .object({
    ...versionShape,
    id: z.uuid(),
    uniqueId: z.string(),
    language: z.enum(languages),
    status: z.enum(versionStatuses),
    publishAt: described(z.nullable(time), 'When it was or will be published'),
    updatedAt: time,
    revision: described(
      z.int(),
      'Incremented by each change; an update names the revision it is based on',
    ),
  })
  .register(z.globalRegistry, { id: 'ArticleVersion' });

export type ArticleVersion = z.infer<typeof articleVersion>;

/** An own article in all of its languages. */
export const ownArticle = z
  .object({
    id: z.uuid(),
    category: z.enum(newsCategories),
    pictureSource: described(z.nullable(z.string()), 'URL that the picture was fetched from'),
    imageUrl: described(z.nullable(z.string()), 'The fetched picture; null until it was fetched'),
    versions: z.array(articleVersion),
    createdAt: time,
  })
  .register(z.globalRegistry, { id: 'OwnArticle' });

export type OwnArticle = z.infer<typeof ownArticle>;

const tags = ['own news'] as const;
const params = z.object({ id: z.uuid() });
const versionParams = z.object({ id: z.uuid(), language: z.enum(languages) });
const pictureSource = described(
  z.nullable(
    z.url({ protocol: /^https$/ }).check(z.maxLength(2_048), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  ),
  'Fetched once by the worker; null removes the picture',
);
const nothing = described(z.null(), 'Nothing');
const refusals = answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503);

/** The input of a version. */
export const versionBody = z.object({
  ...versionShape,
  status: z.enum(versionStatuses),
  publishAt: described(
    z.optional(z.nullable(time)),
    'Required for `scheduled`, in the future; for `published` the date, now by default',
  ),
});

export type VersionBody = z.infer<typeof versionBody>;

export const listOwnArticles = endpoint({
  method: 'GET',
  url: '/api/admin/news',
  schema: {
    operationId: 'listOwnArticles',
    summary: 'Own articles, newest first',
    tags,
    querystring: z.object({
      status: z.optional(z.enum(versionStatuses)),
      q: z.optional(plainText(0, 200)),
      limit: z._default(limit, 20),
      cursor: z.optional(z.string().check(z.maxLength(512))),
    }),
    response: { 200: z.array(ownArticle), ...answersWith(400, 401, 403, 429, 503) },
  },
});

export const getOwnArticle = endpoint({
  method: 'GET',
  url: '/api/admin/news/:id',
  schema: {
    operationId: 'getOwnArticle',
    summary: 'An own article with its versions',
    tags,
    params,
    response: { 200: ownArticle, ...answersWith(400, 401, 403, 404, 429, 503) },
  },
});

export const createOwnArticle = endpoint({
  method: 'POST',
  url: '/api/admin/news',
  schema: {
    operationId: 'createOwnArticle',
    summary: 'Creates an article in its first language',
    tags,
    headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.maxLength(200))) }),
    body: z.object({
      category: z.enum(newsCategories),
      pictureSource: z.optional(pictureSource),
      language: z.enum(languages),
      version: versionBody,
    }),
    response: { 201: ownArticle, ...answersWith(400, 401, 403, 413, 415, 422, 429, 503) },
  },
});

export const updateOwnArticle = endpoint({
  method: 'PATCH',
  url: '/api/admin/news/:id',
  schema: {
    operationId: 'updateOwnArticle',
    summary: 'Changes what all languages of an own article share',
    tags,
    params,
    body: z.object({
      category: z.optional(z.enum(newsCategories)),
      pictureSource: z.optional(pictureSource),
    }),
    response: { 200: ownArticle, ...refusals },
  },
});

export const deleteOwnArticle = endpoint({
  method: 'DELETE',
  url: '/api/admin/news/:id',
  schema: {
    operationId: 'deleteOwnArticle',
    summary: 'Deletes an own article in all languages',
    tags,
    params,
    response: { 204: nothing, ...answersWith(400, 401, 403, 404, 429, 503) },
  },
});

export const updateArticleVersion = endpoint({
  method: 'PUT',
  url: '/api/admin/news/:id/versions/:language',
  schema: {
    operationId: 'updateArticleVersion',
    summary: 'Writes an own article in a language',
    description: 'Answers `409 conflict` if the version was changed since that revision.',
    tags,
    params: versionParams,
    body: z.object({
      ...versionBody.shape,
      revision: described(
        z.nullable(z.int()),
        'The revision that the change is based on; null for a new language',
      ),
    }),
    response: { 200: ownArticle, ...refusals },
  },
});

export const deleteArticleVersion = endpoint({
  method: 'DELETE',
  url: '/api/admin/news/:id/versions/:language',
  schema: {
    operationId: 'deleteArticleVersion',
    summary: 'Deletes a language of an own article, unless it is the last one (`409 conflict`)',
    tags,
    params: versionParams,
    response: { 200: ownArticle, ...answersWith(400, 401, 403, 404, 409, 429, 503) },
  },
});

export const previewArticle = endpoint({
  method: 'POST',
  url: '/api/admin/news/preview',
  schema: {
    operationId: 'previewArticle',
    summary: 'Renders Markdown as sanitised HTML',
    tags,
    body: z.object({ body: versionShape.body }),
    response: {
      200: z.object({ html: z.string() }),
      ...answersWith(400, 401, 403, 413, 415, 429, 503),
    },
  },
});

const reason = plainText(1, 500);

export const updateArticleHidden = endpoint({
  method: 'PUT',
  url: '/api/admin/news/aggregated/:id/hidden',
  schema: {
    operationId: 'updateArticleHidden',
    summary: 'Hides an aggregated article from readers, or shows it again',
    tags,
    params,
    body: z.discriminatedUnion('hidden', [
      z.object({ hidden: z.literal(true), reason }),
      z.object({ hidden: z.literal(false), reason: z.optional(reason) }),
    ]),
    response: { 204: nothing, ...answersWith(400, 401, 403, 404, 413, 415, 429, 503) },
  },
});

/** An aggregated article that readers do not see. */
export const hiddenArticle = z
  .object({
    id: z.uuid(),
    uniqueId: z.string(),
    title: z.string(),
    source: described(z.nullable(z.string()), 'Name of the feed'),
    language: z.enum(languages),
    hiddenAt: time,
    reason: z.string(),
  })
  .register(z.globalRegistry, { id: 'HiddenArticle' });

export type HiddenArticle = z.infer<typeof hiddenArticle>;

export const listHiddenArticles = endpoint({
  method: 'GET',
  url: '/api/admin/news/hidden',
  schema: {
    operationId: 'listHiddenArticles',
    summary: 'Hidden aggregated articles, most recently hidden first',
    tags,
    querystring: z.object({
      limit: z._default(limit, 20),
      cursor: z.optional(z.string().check(z.maxLength(512))),
    }),
    response: { 200: z.array(hiddenArticle), ...answersWith(400, 401, 403, 429, 503) },
  },
});
