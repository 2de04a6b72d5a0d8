import * as contracts from '@kga/contracts';
import { lockContentItem, selectModerationStatus, selectReviewedGame, transaction } from '@kga/db';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { moderatorOf } from '../../content/apply-decision.ts';
import { publishChange } from '../../platform/change-events.ts';
import { found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { presentReviewedGame } from './presenter.ts';
import { closeAsDuplicate, factsBodyLimit, reviseGame } from './review-game.ts';

/** A game with the revision of its case at the same moment. @throws AppError `not_found` */
const loadReviewed = ({ db }: Services, id: string): Promise<contracts.ReviewedGame> =>
  transaction(db, async (trx) => {
    const ref = { kind: 'game', id } as const;
    const { moderationCase } = found(await lockContentItem(trx, ref));
    const game = found(await selectReviewedGame(trx, id));
    return presentReviewedGame(
      game,
      await selectModerationStatus(trx, ref),
      moderationCase.revision,
    );
  });

/** Correcting and merging games, for moderators. */
export const gameReviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.route({
    ...contracts.getReviewedGame,
    handler: ({ params }) => loadReviewed(services, params.id),
  });

  app.route({
    ...contracts.updateGame,
    bodyLimit: factsBodyLimit,
    handler: async (request) => {
      const { id } = request.params;
      const by = moderatorOf(request);
      const change = await reviseGame(services, by, { id, input: request.body });
      await publishChange(services.redis, request.log, change);
      return loadReviewed(services, id);
    },
  });

  app.route({
    ...contracts.mergeGame,
    handler: async (request, reply) => {
      const { id } = request.params;
      const by = moderatorOf(request);
      const changes = await closeAsDuplicate(services, by, { id, input: request.body });
      for (const change of changes) await publishChange(services.redis, request.log, change);
      return reply.code(204).send(null);
    },
  });
};
