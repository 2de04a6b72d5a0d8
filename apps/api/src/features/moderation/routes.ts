// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef } from '@kga/contracts/content';
import { type Change, contentKinds, contentTopics, networkOfIp } from '@kga/contracts/core';
import { getModerationFigures } from '@kga/contracts/forum';
import * as contracts from '@kga/contracts/moderation';
import type { Database } from '@kga/db/core';
import { countCases, selectCases, selectEdits, selectModerationFigures } from '@kga/db/moderation';
import { contentTypes } from '@kga/db/registry';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { requireAuthor } from '../../accounts/actor.ts';
import { moderatorOf } from '../../content/apply-decision.ts';
import { responseBody } from '../../platform/cache/response-body.ts';
import { hotRoute, sendHot } from '../../platform/cache/send.ts';
import { publishChange } from '../../platform/change-events.ts';
import type { DerivedKeys } from '../../platform/derived-keys.ts';
import { AppError, found } from '../../platform/errors.ts';
import { selectPage } from '../../platform/pagination.ts';
import { decideItems } from './decide.ts';
import { loadCases, queueCursorOf } from './load-queue.ts';
import { redactContent } from './redact-content.ts';
import { reportContent } from './report-content.ts';
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
    ...contracts.createRedaction,
    handler: async (request) => {
      const { removed, change } = await redactContent(db, moderatorOf(request), request.body);
      await publish(request)(change);
      return { removed };
    },
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

export const moderationFigureRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (
  app,
  { db },
) => {
  const figures = app.createCache({ topics: contentTopics }).entry({
    name: 'moderation-figures',
    renew: true,
    load: async () =>
      responseBody(getModerationFigures, await selectModerationFigures(db), {
        cacheControl: 'public, max-age=60, stale-while-revalidate=600',
      }),
  });

  app.route({
    ...getModerationFigures,
    config: hotRoute,
    handler: (request, reply) => sendHot(request, reply, figures),
  });
};

/**
 * Hash of a network and an item: equal for two reports of the item from one network, and unrelated
 * to those of other items. Null for this machine, which is a proxy and not the reporter.
 */
function networkHash(keys: DerivedKeys, ip: string, { kind, id }: ContentRef): Buffer | null {
  const network = networkOfIp(ip);
  if (network === '0:0:0:0' || network.startsWith('127.')) return null;
  return keys.hash('reports', JSON.stringify([network, kind, id]));
}

/** Reporting content to moderators, as a guest or with an account. */
export const reportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis, rateLimits, keys } = app.services;

  app.route({
    ...contracts.createReport,
    handler: async (request, reply) => {
      const by = requireAuthor(request);
      const { kind, id, reason, note = '' } = request.body;
      const account = 'accountId' in by ? by.accountId : by.guestId;
      await rateLimits.consume('report', { address: request.ip, account });
      const result = await reportContent(
        db,
        { kind, id },
        { by, reason, note: note.trim(), network: networkHash(keys, request.ip, { kind, id }) },
      );
      if (result.outcome !== 'reported') throw new AppError(result.outcome);
      if (result.change) await publishChange(redis, request.log, result.change);
      return reply.code(204).send(null);
    },
  });
};
