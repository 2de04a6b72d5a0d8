import * as contracts from '@kga/contracts';
import { articleBodyMax } from '@kga/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { publishChange } from '../../platform/change-events.ts';
import { nextLink, decodeCursor } from '../../platform/pagination.ts';
import { editArticle, deleteArticle, deleteArticleVersion } from './edit-article.ts';
import { hideArticle } from './hide-article.ts';
import { loadHidden } from './load-hidden.ts';
import { loadOwnArticle, loadOwnArticles } from './load.ts';
import { renderMarkdown } from './render-markdown.ts';
import { saveVersion } from './save-version.ts';
import { startArticle } from './start-article.ts';

/** An article as JSON, in bytes: a UTF-16 unit takes six where it is written as `\\uXXXX`. */
const articleBodyLimit = 6 * (articleBodyMax + 1_000) + 4_096;

const place = z.object({ createdAt: z.iso.datetime().pipe(z.coerce.date()), id: z.uuid() });

const hiddenPlace = z.object({ hiddenAt: z.iso.datetime().pipe(z.coerce.date()), id: z.uuid() });

/** Writing the campaign's own articles, and hiding those of others. */
export const editorialRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis } = app.services;
  const changed = (request: FastifyRequest, id: string) =>
    publishChange(redis, request.log, { topic: 'news', id });

  app.route({
    ...contracts.listOwnArticles,
    handler: async (request, reply) => {
      const { status, q, limit, cursor } = request.query;
      const after = cursor === undefined ? undefined : decodeCursor(cursor, place);
      const { total, articles, next } = await loadOwnArticles(db, { status, q }, { limit, after });
      reply.header('x-total-count', total);
      if (next) reply.header('link', nextLink(request, next));
      return articles;
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
      const key = request.headers['idempotency-key'];
      const id = await startArticle(app.services, requireAccountOf(request), {
        given: request.body,
        key,
      });
      await changed(request, 'all');
      return reply.code(201).send(await loadOwnArticle(db, id));
    },
  });

  app.route({
    ...contracts.updateOwnArticle,
    handler: async (request) => {
      const { id } = request.params;
      await editArticle(db, { admin: requireAccountOf(request), id }, request.body);
      await changed(request, 'all');
      return loadOwnArticle(db, id);
    },
  });

  app.route({
    ...contracts.deleteOwnArticle,
    handler: async (request, reply) => {
      await deleteArticle(db, { admin: requireAccountOf(request), id: request.params.id });
      await changed(request, 'all');
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contracts.updateArticleVersion,
    bodyLimit: articleBodyLimit,
    handler: async (request) => {
      const { id, language } = request.params;
      const which = { admin: requireAccountOf(request), id, language };
      await changed(request, await saveVersion(db, which, request.body));
      return loadOwnArticle(db, id);
    },
  });

  app.route({
    ...contracts.deleteArticleVersion,
    handler: async (request) => {
      const { id, language } = request.params;
      await deleteArticleVersion(db, { admin: requireAccountOf(request), id }, language);
      await changed(request, 'all');
      return loadOwnArticle(db, id);
    },
  });

  app.route({
    ...contracts.previewArticle,
    bodyLimit: articleBodyLimit,
    handler: ({ body }) => ({ html: renderMarkdown(body.body) }),
  });

  app.route({
    ...contracts.listHiddenArticles,
    handler: async (request, reply) => {
      const { limit, cursor } = request.query;
      const after = cursor === undefined ? undefined : decodeCursor(cursor, hiddenPlace);
      const { total, articles, next } = await loadHidden(db, { limit, after });
      reply.header('x-total-count', total);
      if (next) reply.header('link', nextLink(request, next));
      return articles;
    },
  });

  app.route({
    ...contracts.updateArticleHidden,
    handler: async (request, reply) => {
      const which = { admin: requireAccountOf(request), id: request.params.id };
      await changed(request, await hideArticle(db, which, request.body));
      return reply.code(204).send(null);
    },
  });

  done();
};
