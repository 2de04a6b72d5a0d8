import {
  addOwnArticle as addContract,
  articleBodyMax,
  changeOwnArticle as changeContract,
  deleteArticleVersion as deleteVersionContract,
  deleteOwnArticle as deleteContract,
  getHiddenArticles,
  getOwnArticle,
  getOwnArticles,
  previewArticle,
  putArticleVersion,
  setArticleHidden,
} from '@kga/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { announce } from '../changes.ts';
import { nextLink, readCursor } from '../cursor.ts';
import { accountOf } from '../plugins/actor.ts';
import { addArticle } from './add-article.ts';
import { changeArticle, deleteArticle, deleteArticleVersion } from './change-article.ts';
import { hideArticle } from './hide-article.ts';
import { loadHidden } from './load-hidden.ts';
import { loadOwnArticle, loadOwnArticles } from './load.ts';
import { renderMarkdown } from './render-markdown.ts';
import { writeVersion } from './write-version.ts';

/** An article as JSON, in bytes: a UTF-16 unit takes six where it is written as `\\uXXXX`. */
const articleBodyLimit = 6 * (articleBodyMax + 1_000) + 4_096;

const place = z.object({ createdAt: z.iso.datetime().pipe(z.coerce.date()), id: z.uuid() });

const hiddenPlace = z.object({ hiddenAt: z.iso.datetime().pipe(z.coerce.date()), id: z.uuid() });

/** Writing the campaign's own articles, and hiding those of others. */
export const ownNewsRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis } = app.people;
  const changed = (request: FastifyRequest, id: string) =>
    announce(redis, request.log, { topic: 'news', id });

  app.route({
    ...getOwnArticles,
    handler: async (request, reply) => {
      const { status, q, limit, cursor } = request.query;
      const after = cursor === undefined ? undefined : readCursor(cursor, place);
      const { total, articles, next } = await loadOwnArticles(db, { status, q }, { limit, after });
      reply.header('x-total-count', total);
      if (next) reply.header('link', nextLink(request, next));
      return articles;
    },
  });

  app.route({ ...getOwnArticle, handler: ({ params: { id } }) => loadOwnArticle(db, id) });

  app.route({
    ...addContract,
    bodyLimit: articleBodyLimit,
    handler: async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const id = await addArticle(app.people, accountOf(request), { given: request.body, key });
      await changed(request, 'all');
      return reply.code(201).send(await loadOwnArticle(db, id));
    },
  });

  app.route({
    ...changeContract,
    handler: async (request) => {
      const { id } = request.params;
      await changeArticle(db, { admin: accountOf(request), id }, request.body);
      await changed(request, 'all');
      return loadOwnArticle(db, id);
    },
  });

  app.route({
    ...deleteContract,
    handler: async (request, reply) => {
      await deleteArticle(db, { admin: accountOf(request), id: request.params.id });
      await changed(request, 'all');
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...putArticleVersion,
    bodyLimit: articleBodyLimit,
    handler: async (request) => {
      const { id, language } = request.params;
      const which = { admin: accountOf(request), id, language };
      await changed(request, await writeVersion(db, which, request.body));
      return loadOwnArticle(db, id);
    },
  });

  app.route({
    ...deleteVersionContract,
    handler: async (request) => {
      const { id, language } = request.params;
      await deleteArticleVersion(db, { admin: accountOf(request), id }, language);
      await changed(request, 'all');
      return loadOwnArticle(db, id);
    },
  });

  app.route({
    ...previewArticle,
    bodyLimit: articleBodyLimit,
    handler: ({ body }) => ({ html: renderMarkdown(body.body) }),
  });

  app.route({
    ...getHiddenArticles,
    handler: async (request, reply) => {
      const { limit, cursor } = request.query;
      const after = cursor === undefined ? undefined : readCursor(cursor, hiddenPlace);
      const { total, articles, next } = await loadHidden(db, { limit, after });
      reply.header('x-total-count', total);
      if (next) reply.header('link', nextLink(request, next));
      return articles;
    },
  });

  app.route({
    ...setArticleHidden,
    handler: async (request, reply) => {
      const which = { admin: accountOf(request), id: request.params.id };
      await changed(request, await hideArticle(db, which, request.body));
      return reply.code(204).send(null);
    },
  });

  done();
};
