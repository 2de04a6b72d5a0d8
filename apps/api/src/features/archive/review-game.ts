// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/archive';
import type { ContentRef } from '@kga/contracts/content';
import { type Change, pathTo } from '@kga/contracts/core';
import {
  type ListedGame,
  type SubmittedGame,
  countGamesToCheck,
  mergeGames,
  removeGameCover,
  selectGamesToCheck,
  selectReviewedGame,
  updateGameFacts,
} from '@kga/db/archive';
import { type Transaction, insertAuditEntries, transaction } from '@kga/db/core';
import { selectThreads } from '@kga/db/forum';
import {
  lockContentItem,
  mergeThreads,
  selectLastDecision,
  selectModerationStatus,
  updateCase,
} from '@kga/db/moderation';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import {
  type Moderator,
  applyDecision,
  isUndoable,
  moderatorOf,
} from '../../content/apply-decision.ts';
import { jsonBodyLimit } from '../../content/create-content.ts';
import { publishChange } from '../../platform/change-events.ts';
import { AppError, found } from '../../platform/errors.ts';
import { selectPage } from '../../platform/pagination.ts';
import type { Services } from '../../platform/services.ts';
import { gameCursor } from './cache.ts';
import { presentGame, presentReviewedGame } from './presenter.ts';

/** Largest body of a request with all facts of a game, in bytes. */
export const factsBodyLimit = jsonBodyLimit({
  ...contracts.gameMax,
  sources: contracts.gameSourcesMax * contracts.gameMax.sourceUrl,
  steps: contracts.statedSteps.length * contracts.gameMax.sourceUrl,
});

type UpdateInput = z.infer<typeof contracts.updateGame.schema.body>;
type MergeInput = z.infer<typeof contracts.mergeGame.schema.body>;

const refOf = (id: string): ContentRef => ({ kind: 'game', id });

/** Locks a game and its case. @throws AppError `not_found` */
async function lockGame(trx: Transaction, id: string) {
  const locked = found(await lockContentItem(trx, refOf(id)));
  return { locked, game: found(await selectReviewedGame(trx, id)) };
}

/** @throws AppError `conflict` if a game was edited or merged since the moderator saw it */
function checkRevision(game: SubmittedGame, revision: number): void {
  if (game.revision !== revision || game.merged_into !== null) throw new AppError('conflict');
}

/**
 * Corrects what is stated about a game of any status. Moderators who have its case on the screen must
 * load it again.
 * @returns the changes to publish
 * @throws AppError `not_found`, `conflict`
 */
const reviseGame = (
  { db }: Pick<Services, 'db'>,
  by: Moderator,
  { id, input: { revision, removeCover = false, ...facts } }: { id: string; input: UpdateInput },
): Promise<Change[]> =>
  transaction(db, async (trx) => {
    const { locked, game } = await lockGame(trx, id);
    checkRevision(game, revision);
    const { revivedBy = game.revived_by } = facts;
    const changes = await updateGameFacts(trx, game, { ...facts, revivedBy });
    if (removeCover) await removeGameCover(trx, id);
    const { causes, holds } = locked.moderationCase;
    await updateCase(trx, refOf(id), { causes, holds, newRevision: true });
    for (const { fact, before, after } of changes) {
      await insertAuditEntries(trx, {
        actor_id: by.id,
        actor: by.name,
        action: 'content.edit',
        subject_kind: 'game',
        subject_id: id,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
        reason: fact,
      });
    }
    // Threads show the name of their game.
    const isRenamed = changes.some(({ fact }) => fact === 'name');
    const threads = isRenamed ? await selectThreads(trx, [id]) : [];
    return [
      locked.item.change,
      ...threads.map((thread) => ({ topic: 'forum' as const, id: thread.id })),
    ];
  });

/**
 * Closes a game as a duplicate of a published one, which takes over what it lacks and its thread, and tells the
 * one who submitted it where it is.
 * @returns the changes to publish
 * @throws AppError `not_found`, `not_allowed` for one's own, `conflict`
 */
const closeAsDuplicate = (
  { db, config }: Pick<Services, 'db' | 'config'>,
  by: Moderator,
  { id, input: { into, revision } }: { id: string; input: MergeInput },
): Promise<Change[]> =>
  transaction(db, async (trx) => {
    if (id === into) throw new AppError('conflict');
    // In the order of their ids, so that two moderators who merge in both directions do not deadlock.
    const [first, second] = [id, into].toSorted();
    const games = new Map<string, Awaited<ReturnType<typeof lockGame>>>();
    for (const each of [first, second]) {
      if (each !== undefined) games.set(each, await lockGame(trx, each));
    }
    const duplicate = found(games.get(id));
    const target = found(games.get(into));
    checkRevision(duplicate.game, revision);
    if (target.game.status !== 'published') throw new AppError('conflict');
    const url = config.http.publicOrigin + pathTo('archiveGame', { id: into });
    const result = await applyDecision(trx, duplicate.locked, {
      ref: refOf(id),
      by,
      verdict: {
        decision: duplicate.game.status === 'pending' ? 'reject' : 'hide',
        reason: 'duplicate',
        note: `${target.game.name} (${url})`,
      },
      action: 'content.merge',
    });
    if (result.outcome === 'own') throw new AppError('not_allowed');
    if (result.outcome !== 'decided') throw new AppError('conflict');
    await mergeGames(trx, { from: duplicate.game, into: target.game });
    const threads = await mergeThreads(trx, { from: id, into });
    return [
      duplicate.locked.item.change,
      target.locked.item.change,
      ...threads.map((thread) => ({ topic: 'forum' as const, id: thread })),
    ];
  });

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
      const changes = await reviseGame(services, by, { id, input: request.body });
      for (const change of changes) await publishChange(services.redis, request.log, change);
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
