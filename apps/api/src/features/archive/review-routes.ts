import * as contracts from '@kga/contracts';
import {
  type AuthorRef,
  type Database,
  type ListedGame,
  type SubmittedGame,
  type Transaction,
  countGamesToCheck,
  lockContentItem,
  selectGamesToCheck,
  selectLastDecision,
  selectModerationStatus,
  selectOwnGame,
  selectReviewedGame,
  transaction,
} from '@kga/db';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { requireAuthor } from '../../accounts/actor.ts';
import { isUndoable, moderatorOf } from '../../content/apply-decision.ts';
import { authorOf } from '../../content/author.ts';
import { jsonBodyLimit } from '../../content/create-content.ts';
import { deleteContent } from '../../content/edit-content.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError, found } from '../../platform/errors.ts';
import { selectPage } from '../../platform/pagination.ts';
import type { Services } from '../../platform/services.ts';
import { gameCursor } from './cache.ts';
import { presentGame, presentOwnGame, presentReviewedGame } from './presenter.ts';
import { closeAsDuplicate, factsBodyLimit, reviseGame } from './review-game.ts';
import { submitGame, suggestCorrection } from './submit-game.ts';

/** @throws AppError `not_found` if it is not the author's */
async function loadOwn(db: Database, author: AuthorRef, id: string): Promise<contracts.OwnGame> {
  const row = found(await selectOwnGame(db, { id, author }));
  return presentOwnGame(row, await selectModerationStatus(db, { kind: 'game', id: row.id }));
}

/** Reading and taking back what one has submitted, as a guest or with an account. */
export const ownGameRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.getOwnGame,
    handler: (request) => loadOwn(db, requireAuthor(request), request.params.id),
  });

  app.route({
    ...contracts.deleteGame,
    handler: async (request, reply) => {
      const author = authorOf(request);
      const { id } = request.params;
      const game = found(await selectOwnGame(db, { id, author: author.ref }));
      if (game.status === 'published') throw new AppError('not_allowed');
      const change = await deleteContent(app.services, author, { kind: 'game', id });
      await publishChange(redis, request.log, change);
      return reply.code(204).send(null);
    },
  });
};

/** Submitting and correcting games, as a guest or with an account. */
export const submissionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, redis } = app.services;

  app.route({
    ...contracts.createGame,
    bodyLimit: jsonBodyLimit(contracts.gameMax),
    handler: async (request, reply) => {
      const author = authorOf(request);
      const key = request.headers['idempotency-key'];
      const id = await submitGame(app.services, author, { input: request.body, key });
      await publishChange(redis, request.log, { topic: 'archive', id });
      return reply.code(201).send(await loadOwn(db, author.ref, id));
    },
  });

  app.route({
    ...contracts.createCorrection,
    bodyLimit: factsBodyLimit + 6 * contracts.correctionNoteMax,
    handler: async (request, reply) => {
      const id = await suggestCorrection(app.services, authorOf(request), {
        gameId: request.params.id,
        input: request.body,
        key: request.headers['idempotency-key'],
      });
      return reply.code(201).send({ id, status: 'pending' });
    },
  });
};

/** The game that one was merged into, and the decision about that, if it can be undone. */
async function loadMerge(trx: Transaction, { id, merged_into, status }: SubmittedGame) {
  const into = merged_into === null ? undefined : await selectReviewedGame(trx, merged_into);
  const last = into && (await selectLastDecision(trx, { kind: 'game', id }));
  // What others wrote about a published duplicate is at the other game and stays there.
  const canUndo = last?.status_before !== 'published' && last && isUndoable(last, { status });
  return {
    mergedInto: into ? { id: into.id, name: into.name } : null,
    undoableMerge: canUndo ? last.id : null,
  };
}

/** A game with the revision of its case at the same moment. @throws AppError `not_found` */
const loadReviewed = ({ db }: Services, id: string): Promise<contracts.ReviewedGame> =>
  transaction(db, async (trx) => {
    const ref = { kind: 'game', id } as const;
    const { moderationCase } = found(await lockContentItem(trx, ref));
    const game = found(await selectReviewedGame(trx, id));
    return presentReviewedGame(game, await selectModerationStatus(trx, ref), {
      caseRevision: moderationCase.revision,
      ...(await loadMerge(trx, game)),
    });
  });

/** Correcting and merging games, for moderators. */
export const gameReviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;

  app.route({
    ...contracts.getReviewedGame,
    handler: ({ params }) => loadReviewed(services, params.id),
  });

  app.route({
    ...contracts.listGamesToCheck,
    handler: async (request, reply) => {
      const rows = await selectPage(request, reply, {
        cursor: gameCursor,
        cursorOf: ({ value, id }: ListedGame) => ({ value, id }),
        count: () => countGamesToCheck(services.db),
        select: (page) => selectGamesToCheck(services.db, page),
      });
      return rows.map(presentGame);
    },
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
