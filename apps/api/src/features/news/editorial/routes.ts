// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/news';
import { articleBodyMax } from '@kga/contracts/news';
import {
  countHiddenArticles,
  countOwnArticles,
  selectHiddenArticles,
  selectOwnArticles,
} from '@kga/db/news';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { requireAccountOf } from '../../../accounts/actor.ts';
import { renderMarkdown } from '../../../content/markdown.ts';
import { publishChange } from '../../../platform/change-events.ts';
import { createdCursor, createdCursorOf, selectPage } from '../../../platform/pagination.ts';
import { createArticle } from './create-article.ts';
import { presentHidden, setArticleHidden } from './hidden-articles.ts';
import { loadOwnArticle, presentOwnArticles } from './load.ts';
import { deleteArticle, deleteArticleVersion, updateArticle } from './update-article.ts';
import { saveVersion } from './update-version.ts';

/** Bytes of an article as JSON: a UTF-16 unit takes up to six, escaped as `\\uXXXX`. */
const articleBodyLimit = 6 * (articleBodyMax + 1_000) + 4_096;

const hiddenCursor = z.object({ hiddenAt: z.iso.datetime().pipe(z.coerce.date()), id: z.uuid() });

const publishNewsChange = ({ server, log }: FastifyRequest, id: string) =>
  publishChange(server.services.redis, log, { topic: 'news', id });

/** Own articles of the campaign. */
export const editorialRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...contracts.listOwnArticles,
    handler: async (request, reply) => {
      const { status, q } = request.query;
      const articles = await selectPage(request, reply, {
        cursor: createdCursor,
        count: () => countOwnArticles(db, { status, q }),
        select: (page) => selectOwnArticles(db, { status, q }, page),
        cursorOf: createdCursorOf,
      });
      return presentOwnArticles(db, articles);
    },
  });

  app.route({
    ...contracts.getOwnArticle,
    handler: ({ params: { id } }) => loadOwnArticle(db, id),
  });

  app.route({
    ...contracts.createOwnArticle,
    bodyLimit: articleBodyLimit,
    handler: async (request, reply) => {
      const id = await createArticle(app.services, {
        admin: requireAccountOf(request),
        key: request.headers['idempotency-key'],
        body: request.body,
      });
      await publishNewsChange(request, 'all');
      return reply.code(201).send(await loadOwnArticle(db, id));
    },
  });

  app.route({
    ...contracts.updateOwnArticle,
    handler: async (request) => {
      const { id } = request.params;
      await updateArticle(db, { admin: requireAccountOf(request), id }, request.body);
      await publishNewsChange(request, 'all');
      return loadOwnArticle(db, id);
    },
  });

  app.route({
    ...contracts.deleteOwnArticle,
    handler: async (request, reply) => {
      await deleteArticle(db, { admin: requireAccountOf(request), id: request.params.id });
      await publishNewsChange(request, 'all');
      return reply.code(204).send(null);
    },
  });
};

/** The language versions of own articles. */
export const articleVersionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...contracts.updateArticleVersion,
    bodyLimit: articleBodyLimit,
    handler: async (request) => {
      const { id, language } = request.params;
      const change = { admin: requireAccountOf(request), id, language };
      await publishNewsChange(request, await saveVersion(db, change, request.body));
      return loadOwnArticle(db, id);
    },
  });

  app.route({
    ...contracts.deleteArticleVersion,
    handler: async (request) => {
      const { id, language } = request.params;
      await deleteArticleVersion(db, { admin: requireAccountOf(request), id }, language);
      await publishNewsChange(request, 'all');
      return loadOwnArticle(db, id);
    },
  });

  app.route({
    ...contracts.previewArticle,
    bodyLimit: articleBodyLimit,
    handler: ({ body }) => ({ html: renderMarkdown(body.body) }),
  });
};

/** Hiding aggregated articles. */
export const hiddenArticleRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...contracts.listHiddenArticles,
    handler: async (request, reply) => {
      const articles = await selectPage(request, reply, {
        cursor: hiddenCursor,
        count: () => countHiddenArticles(db),
        select: (page) => selectHiddenArticles(db, page),
        cursorOf: (last) => ({ hiddenAt: last.hidden_at, id: last.id }),
      });
      return articles.map(presentHidden);
    },
  });

  app.route({
    ...contracts.updateArticleHidden,
    handler: async (request, reply) => {
      const change = { admin: requireAccountOf(request), id: request.params.id };
      await publishNewsChange(request, await setArticleHidden(db, change, request.body));
      return reply.code(204).send(null);
    },
  });
};
