import * as contracts from '@kga/contracts';
import { type Change, contentKinds } from '@kga/contracts';
import { contentTypes, countCases, selectCases, selectEdits } from '@kga/db';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { requireAccountOf } from '../../accounts/actor.ts';
import { displayName } from '../../accounts/presenter.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError, found } from '../../platform/errors.ts';
import { selectPage } from '../../platform/pagination.ts';
import { type Moderator, decideItems } from './decide.ts';
import { loadCases, queueCursorOf } from './load-queue.ts';
import { undoDecision } from './undo-decision.ts';

const queueCursor = z.object({
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
      const filter = request.query;
      const cases = await selectPage(request, reply, {
        cursor: queueCursor,
        count: () => countCases(db, filter),
        select: (page) => selectCases(db, filter, page),
        cursorOf: (last) => queueCursorOf(last, filter),
      });
      return loadCases(db, cases);
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
      found((await contentTypes[params.kind].load(db, [params.id]))[0]);
      const edits = await selectEdits(db, params);
      return edits.map((edit) => ({ ...edit, replacedAt: edit.replacedAt.toISOString() }));
    },
  });
};
