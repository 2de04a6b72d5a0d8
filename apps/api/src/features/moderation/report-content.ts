// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentReason, ContentRef } from '@kga/contracts/content';
import type { Change } from '@kga/contracts/core';
import { type AuthorRef, lockAuthor } from '@kga/db/content';
import { type Database, insertAuditEntries, transaction, type Transaction } from '@kga/db/core';
import {
  countDismissedReports,
  insertReport,
  isEditedSince,
  lockContentItem,
  selectLastApproval,
  selectOpenReports,
  selectOwnReport,
  updateCase,
  updateItemStatus,
  updateReport,
} from '@kga/db/moderation';

/** Total weight of reports from which an item is hidden until a moderator decides. */
const hideFromWeight = 3;

/** Days after which a dismissed report no longer reduces the weight of the reporter's reports. */
const forgivenDays = 180;

export type ReportResult =
  | { outcome: 'reported'; change: Change | undefined }
  | { outcome: 'not_found' | 'not_signed_in' };

export type Report = {
  by: AuthorRef;
  reason: ContentReason;
  note: string;
  /**
   * Keyed hash of the reporter's network and the item. Only the heaviest report of a network counts
   * towards hiding; a report without network counts separately.
   */
  network: Buffer | null;
};

/** Weight of a new report: 1 divided by one more than the reporter's dismissed reports. */
const weightOf = async (trx: Transaction, by: AuthorRef): Promise<number> =>
  1 / (1 + (await countDismissedReports(trx, by, forgivenDays)));

/** Inserts a report, or changes the reporter's earlier report of the same item. */
async function saveReport(
  trx: Transaction,
  ref: ContentRef,
  { by, reason, note, network }: Report,
): Promise<void> {
  const earlier = await selectOwnReport(trx, ref, by);
  if (!earlier) {
    const weight = await weightOf(trx, by);
    return insertReport(trx, ref, { author: by, reason, note, weight, network });
  }
  // A moderator's finding about a text holds until its author edits it.
  const seenAt = earlier.outcome === null ? earlier.at : (earlier.settledAt ?? new Date(0));
  const isNewText = await isEditedSince(trx, ref, seenAt);
  const reopened = isNewText ? { weight: await weightOf(trx, by), network } : undefined;
  await updateReport(trx, earlier.id, { reason, note, reopened });
}

/** Whether a moderator has decided that the current text of an item stays. */
async function isTextApproved(trx: Transaction, ref: ContentRef): Promise<boolean> {
  const approvedAt = await selectLastApproval(trx, ref);
  return approvedAt !== undefined && !(await isEditedSince(trx, ref, approvedAt));
}

/**
 * Reports an item that readers see, or saw until others reported it. Enough reports hide the item
 * until a moderator decides, unless a moderator has already approved its current text.
 */
export const reportContent = (
  db: Database,
  ref: ContentRef,
  input: Report,
): Promise<ReportResult> =>
  transaction(db, async (trx) => {
    if (!(await lockAuthor(trx, input.by))) return { outcome: 'not_signed_in' };
    const locked = await lockContentItem(trx, ref);
    if (!locked) return { outcome: 'not_found' };
    const { item, moderationCase } = locked;
    const wasOpen = moderationCase.state === 'open';
    const isVisible = item.status === 'published' || (item.status === 'hidden' && wasOpen);
    if (!isVisible) return { outcome: 'not_found' };

    await saveReport(trx, ref, input);
    const { networkWeight, ...reports } = await selectOpenReports(trx, ref);
    if (reports.count === 0) return { outcome: 'reported', change: undefined };
    const isHeldBack =
      networkWeight >= hideFromWeight &&
      (item.status === 'hidden' || !(await isTextApproved(trx, ref)));
    const causes = new Set(wasOpen ? moderationCase.causes : []).add('reported');
    const holds = new Set(wasOpen ? moderationCase.holds : []);
    if (isHeldBack) holds.add('reported');
    await updateCase(trx, ref, {
      causes: [...causes],
      holds: [...holds],
      state: 'open',
      ...(!wasOpen && { since: 'now' }),
      reports,
      // Further reports of the same text do not invalidate a decision that is being made.
      newRevision: !wasOpen,
    });
    if (!isHeldBack || item.status !== 'published')
      return { outcome: 'reported', change: undefined };

    await updateItemStatus(trx, ref, 'hidden');
    await insertAuditEntries(trx, {
      actor_id: null,
      actor: 'readers',
      action: 'content.hide',
      subject_kind: ref.kind,
      subject_id: ref.id,
      before: item.status,
      after: 'hidden',
      reason: 'reported',
    });
    return { outcome: 'reported', change: item.change };
  });
