import {
  type Change,
  contentKinds,
  decide as decideContract,
  getEditHistory,
  getModerationQueue,
  undoDecision as undoContract,
} from '@kga/contracts';
import { editsOf, moderatedKind, undoDecision } from '@kga/db';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { announce } from '../changes.ts';
import { nextLink, readCursor } from '../cursor.ts';
import { AppError } from '../errors.ts';
import { decide } from './decide.ts';
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
  const { db, redis } = app.people;
  const changedBy = (request: FastifyRequest) => (change: Change) =>
    announce(redis, request.log, change);

  app.route({
    ...getModerationQueue,
    handler: async (request, reply) => {
      const { limit, cursor, ...filter } = request.query;
      const after = cursor === undefined ? undefined : readCursor(cursor, place);
      const { cases, total, next } = await loadQueue(db, filter, { limit, after });
      if (total !== undefined) reply.header('x-total-count', total);
      if (next) reply.header('link', nextLink(request, next));
      return cases;
    },
  });

  app.route({
    ...decideContract,
    handler: (request) =>
      decide(db, moderatorOf(request), { given: request.body, changed: changedBy(request) }),
  });

  app.route({
    ...undoContract,
    handler: async (request, reply) => {
      const found = await undoDecision(db, request.params.id, moderatorOf(request));
      if (found.outcome !== 'undone') throw new AppError(undoFaults[found.outcome]);
      if (found.change) await changedBy(request)(found.change);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...getEditHistory,
    handler: async ({ params }) => {
      const [piece] = await moderatedKind(params.kind).load(db, [params.id]);
      if (!piece) throw new AppError('not_found');
      const edits = await editsOf(db, params);
      return edits.map((edit) => ({ ...edit, replacedAt: edit.replacedAt.toISOString() }));
    },
  });

  done();
};
