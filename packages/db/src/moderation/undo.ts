import type { Change, ContentRef } from '@kga/contracts';
import { type Selectable, type Transaction, sql } from 'kysely';

import { insertAuditEntries } from '../audit/queries.ts';
import type { Database } from '../client.ts';
import { contentTypeOf } from '../content/registry.ts';
import { retryOnConflict } from '../errors.ts';
import type { Schema } from '../schema.ts';
import { updateCase, lockContentItem } from './cases.ts';
import { type Moderator, isAuthorNotified } from './decide.ts';
import { notifyAuthor } from './notify-author.ts';
import { openReports, reopenReports } from './settle-reports.ts';
import type { ModerationDecisionTable } from './table.ts';

/** For how long a decision can be taken back, in days. */
const undoableDays = 30;

export type UndoResult =
  | { outcome: 'undone'; change: Change | undefined }
  | { outcome: 'not_found' | 'not_possible' | 'own' };

export type DecisionRow = Selectable<ModerationDecisionTable>;

/** Whether a decision, the last one of its piece, can still be taken back. */
export const isUndoable = (
  { undone_at, at, status_after }: Pick<DecisionRow, 'undone_at' | 'at' | 'status_after'>,
  piece: { status: string },
): boolean =>
  undone_at === null &&
  piece.status === status_after &&
  at.getTime() > Date.now() - undoableDays * 86_400_000;

/** The last decision about a piece. */
async function lastDecision(
  trx: Transaction<Schema>,
  { kind, id }: ContentRef,
): Promise<DecisionRow | undefined> {
  return trx
    .selectFrom('moderation_decision')
    .selectAll()
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Takes a decision back, where it is its piece's last one and nothing changed the piece since: what
 * was decided, the case and its reports are as before, and the author is told.
 */
export async function undoDecision(db: Database, id: string, by: Moderator): Promise<UndoResult> {
  return retryOnConflict(() => db.transaction().execute((trx) => undoIn(trx, id, by)));
}

async function undoIn(trx: Transaction<Schema>, id: string, by: Moderator): Promise<UndoResult> {
  const decision = await trx
    .selectFrom('moderation_decision')
    .select(['kind', 'item_id as id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!decision) return { outcome: 'not_found' };
  const moderated = contentTypeOf(decision.kind);
  const locked = await lockContentItem(trx, decision);
  if (!locked) return { outcome: 'not_found' };
  const { piece, row: found } = locked;
  if (piece.accountId === by.id) return { outcome: 'own' };
  const last = await lastDecision(trx, decision);
  if (last?.id !== id || found.state !== 'decided' || !isUndoable(last, piece)) {
    return { outcome: 'not_possible' };
  }
  await trx
    .updateTable('moderation_decision')
    .set({ undone_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await reopenReports(trx, id);
  const { count, weight } = await openReports(trx, decision);
  const status = last.status_before;
  await updateCase(trx, decision, {
    causes: found.causes,
    holds: found.holds,
    // One that did not wait before has no cause.
    state: found.causes.length > 0 ? 'open' : 'decided',
    decidedStatus: status,
    reports: { count, weight },
    seenAnew: true,
  });
  const change =
    status === piece.status ? undefined : await moderated.setStatus(trx, { id: piece.id, status });
  await insertAuditEntries(trx, {
    actor_id: by.id,
    actor: by.name,
    action: 'content.undo',
    subject_kind: decision.kind,
    subject_id: decision.id,
    before: piece.status,
    after: status,
  });
  // Who was told of the decision is told that it holds no more, also where readers see no difference.
  if (isAuthorNotified({ before: status, after: last.status_after })) {
    await notifyAuthor(trx, moderated, piece, { decision: 'undo', status, reason: null, note: '' });
  }
  return { outcome: 'undone', change };
}
