import {
  type Change,
  type ContentRef,
  type mergeGame,
  type updateGame,
  gameMax,
  gameSourcesMax,
  pathTo,
  statedSteps,
} from '@kga/contracts';
import {
  type SubmittedGame,
  insertAuditEntries,
  lockContentItem,
  mergeGames,
  removeGameCover,
  selectReviewedGame,
  transaction,
  type Transaction,
  updateCase,
  updateGameFacts,
} from '@kga/db';
import type { z } from 'zod';

import { type Moderator, applyDecision } from '../../content/apply-decision.ts';
import { jsonBodyLimit } from '../../content/create-content.ts';
import { AppError, found } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/** Largest body of a request with all facts of a game, in bytes. */
export const factsBodyLimit = jsonBodyLimit({
  ...gameMax,
  sources: gameSourcesMax * gameMax.sourceUrl,
  steps: statedSteps.length * gameMax.sourceUrl,
});

type UpdateInput = z.infer<typeof updateGame.schema.body>;
type MergeInput = z.infer<typeof mergeGame.schema.body>;

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
 * @throws AppError `not_found`, `conflict`
 */
export const reviseGame = (
  { db }: Pick<Services, 'db'>,
  by: Moderator,
  { id, input: { revision, removeCover = false, ...facts } }: { id: string; input: UpdateInput },
): Promise<Change> =>
  transaction(db, async (trx) => {
    const { locked, game } = await lockGame(trx, id);
    checkRevision(game, revision);
    const changes = await updateGameFacts(trx, game, facts);
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
    return locked.item.change;
  });

/**
 * Closes a game as a duplicate of a published one, which takes over what it lacks, and tells the one
 * who submitted it where it is.
 * @returns the changes to publish
 * @throws AppError `not_found`, `not_allowed` for one's own, `conflict`
 */
export const closeAsDuplicate = (
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
    return [duplicate.locked.item.change, target.locked.item.change];
  });
