import * as contracts from '@kga/contracts';
import { type Change, contentKinds } from '@kga/contracts';
import { contentTypes, selectEdits } from '@kga/db';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { displayName } from '../../accounts/presenter.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError } from '../../platform/errors.ts';
import { nextLink, decodeCursor } from '../../platform/pagination.ts';
import { type Moderator, decideItems } from './decide.ts';
import { loadQueue } from './load-queue.ts';
import { undoDecision } from './undo-decision.ts';

const cursorSchema = z.object({
  at: z.iso.datetime().pipe(z.coerce.date()),
  kind: z.enum(contentKinds),
  id: z.uuid(),
});

const undoErrors = {
  not_found: 'not_found',
  not_possible: 'conflict',
  own: 'not_allowed',
} as const;

/** The calling moderator, with the name that the audit log shows. */
function moderatorOf(request: FastifyRequest): Moderator {
  const account = requireAccountOf(request);
  return { id: account.id, name: displayName(account) };
}

/** The moderation queue and decisions. */
export const moderationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;
  const publish = (request: FastifyRequest) => (change: Change) =>
    publishChange(redis, request.log, change);

  app.route({
    ...contracts.listModerationCases,
    handler: async (request, reply) => {
      const { limit, cursor, ...filter } = request.query;
      const after = cursor === undefined ? undefined : decodeCursor(cursor, cursorSchema);
      const { cases, total, next } = await loadQueue(db, filter, { limit, after });
      if (total !== undefined) reply.header('x-total-count', total);
      if (next) reply.header('link', nextLink(request, next));
      return cases;
    },
  });

  app.route({
    ...contracts.createDecisions,
    handler: (request) =>
      decideItems(db, moderatorOf(request), { input: request.body, onChange: publish(request) }),
  });

  app.route({
    ...contracts.undoDecision,
    handler: async (request, reply) => {
      const result = await undoDecision(db, request.params.id, moderatorOf(request));
      if (result.outcome !== 'undone') throw new AppError(undoErrors[result.outcome]);
      if (result.change) await publish(request)(result.change);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...contracts.listEdits,
    handler: async ({ params }) => {
      const [item] = await contentTypes[params.kind].load(db, [params.id]);
      if (!item) throw new AppError('not_found');
      const edits = await selectEdits(db, params);
      return edits.map((edit) => ({ ...edit, replacedAt: edit.replacedAt.toISOString() }));
    },
  });
};
