import * as contracts from '@kga/contracts';
import { type Change, contentKinds } from '@kga/contracts';
import { selectEdits, contentTypeOf, undoDecision } from '@kga/db';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { publishChange } from '../../platform/change-events.ts';
import { AppError } from '../../platform/errors.ts';
import { nextLink, decodeCursor } from '../../platform/pagination.ts';
import { decideCases } from './decide.ts';
import { loadQueue } from './load-queue.ts';
import { moderatorOf } from './moderator.ts';

const place = z.object({
  at: z.iso.datetime().pipe(z.coerce.date()),
  kind: z.enum(contentKinds),
  id: z.uuid(),
});

const undoFaults = {
  not_found: 'not_found',
  not_possible: 'conflict',
  own: 'not_allowed',
} as const;

/** The queue, and what moderators decide. */
export const moderationRoutes: FastifyPluginCallbackZod = (app, _options, done) => {
  const { db, redis } = app.services;
  const changedBy = (request: FastifyRequest) => (change: Change) =>
    publishChange(redis, request.log, change);

  app.route({
    ...contracts.listModerationCases,
    handler: async (request, reply) => {
      const { limit, cursor, ...filter } = request.query;
      const after = cursor === undefined ? undefined : decodeCursor(cursor, place);
      const { cases, total, next } = await loadQueue(db, filter, { limit, after });
      if (total !== undefined) reply.header('x-total-count', total);
      if (next) reply.header('link', nextLink(request, next));
      return cases;
    },
  });

  app.route({
    ...contracts.createDecisions,
    handler: (request) =>
      decideCases(db, moderatorOf(request), { given: request.body, changed: changedBy(request) }),
  });

  app.route({
    ...contracts.undoDecision,
    handler: async (request, reply) => {
      const found = await undoDecision(db, request.params.id, moderatorOf(request));
      if (found.outcome !== 'undone') throw new AppError(undoFaults[found.outcome]);
      if (found.change) await changedBy(request)(found.change);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contracts.listEdits,
    handler: async ({ params }) => {
      const [piece] = await contentTypeOf(params.kind).load(db, [params.id]);
      if (!piece) throw new AppError('not_found');
      const edits = await selectEdits(db, params);
      return edits.map((edit) => ({ ...edit, replacedAt: edit.replacedAt.toISOString() }));
    },
  });

  done();
};
