import * as contracts from '@kga/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAuthor } from '../../accounts/actor.ts';
import { authorOf } from '../../content/author.ts';
import { jsonBodyLimit } from '../../content/create-content.ts';
import { deleteContent, editContent } from '../../content/edit-content.ts';
import { publishChange } from '../../platform/change-events.ts';
import { loadOwnMemories, loadOwnMemory } from './load-memories.ts';
import { memoryEditor, publishMemory } from './write-memory.ts';

const bodyLimit = jsonBodyLimit(contracts.memoryMax);

/** Reading and deleting one's own memories, as a guest or with an account, suspended or not. */
export const ownMemoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.listOwnMemories,
    handler: (request) =>
      loadOwnMemories(db, requireAuthor(request), { gameId: request.params.id }),
  });

  app.route({
    ...contracts.deleteMemory,
    handler: async (request, reply) => {
      const ref = { kind: 'memory', id: request.params.id } as const;
      const change = await deleteContent(app.services, authorOf(request), ref);
      await publishChange(redis, request.log, change);
      return reply.code(204).send(null);
    },
  });
};

/** Creating and editing memories, as a guest or with an account. */
export const memoryRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.createMemory,
    bodyLimit,
    handler: async (request, reply) => {
      const gameId = request.params.id.toLowerCase();
      const author = authorOf(request);
      const key = request.headers['idempotency-key'];
      const input = { gameId, ...request.body };
      const id = await publishMemory(app.services, author, { input, key });
      await publishChange(redis, request.log, { topic: 'archive', id: gameId });
      return reply.code(201).send(await loadOwnMemory(db, author.ref, id));
    },
  });

  app.route({
    ...contracts.updateMemory,
    bodyLimit,
    handler: async (request) => {
      const { id } = request.params;
      const author = authorOf(request);
      const change = await editContent(app.services, author, memoryEditor, {
        id,
        input: request.body,
      });
      await publishChange(redis, request.log, change);
      return loadOwnMemory(db, author.ref, id);
    },
  });
};
