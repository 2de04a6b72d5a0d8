// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Change } from '@kga/contracts/core';
import { type Database, insertAuditEntries, transaction } from '@kga/db/core';
import {
  lockContentItem,
  reopenReports,
  selectDecidedItem,
  selectLastDecision,
  selectOpenReports,
  updateCase,
  updateDecisionUndone,
  updateItemStatus,
} from '@kga/db/moderation';
import { contentTypes } from '@kga/db/registry';

import {
  type Moderator,
  isAuthorNotified,
  isUndoable,
  notifyAuthor,
} from '../../content/apply-decision.ts';

export type UndoResult =
  | { outcome: 'undone'; change: Change | undefined }
  | { outcome: 'not_found' | 'not_possible' | 'own' };

/**
 * Undoes a decision if it is the last one about its item and the item has not changed since: status,
 * case and reports are as before, and the author is notified.
 */
export const undoDecision = (db: Database, id: string, by: Moderator): Promise<UndoResult> =>
  transaction(db, async (trx) => {
    const ref = await selectDecidedItem(trx, id);
    const locked = ref && (await lockContentItem(trx, ref));
    if (!locked) return { outcome: 'not_found' };
    const { item, moderationCase } = locked;
    if (item.accountId === by.id) return { outcome: 'own' };
    const last = await selectLastDecision(trx, ref);
    if (last?.id !== id || moderationCase.state !== 'decided' || !isUndoable(last, item)) {
      return { outcome: 'not_possible' };
    }
    const status = last.status_before;
    const { canPublish } = contentTypes[ref.kind];
    if (status === 'published' && status !== item.status && canPublish) {
      if (!(await canPublish(trx, ref.id))) return { outcome: 'not_possible' };
    }

    await updateDecisionUndone(trx, id);
    await reopenReports(trx, id);
    const { count, weight } = await selectOpenReports(trx, ref);
    const { causes, holds } = moderationCase;
    await updateCase(trx, ref, {
      causes,
      holds,
      // A case without causes was not open before the decision.
      state: causes.length > 0 ? 'open' : 'decided',
      decidedStatus: status,
      reports: { count, weight },
      newRevision: true,
    });
    if (status !== item.status) await updateItemStatus(trx, ref, status);
    await insertAuditEntries(trx, {
      actor_id: by.id,
      actor: by.name,
      action: 'content.undo',
      subject_kind: ref.kind,
      subject_id: ref.id,
      before: item.status,
      after: status,
    });
    // An author who was notified of the decision is notified of its end, whatever readers see.
    if (isAuthorNotified({ before: status, after: last.status_after })) {
      const undone = { decision: 'undo', status, reason: null, note: '' } as const;
      await notifyAuthor(trx, { kind: ref.kind, item }, undone);
    }
    return { outcome: 'undone', change: status === item.status ? undefined : item.change };
  });
