<<<<<<< HEAD
import {
  type Change,
  type ContentReason,
  type ContentRef,
  type ContentStatus,
  type Decision,
  type createDecisions,
  statusAfter,
} from '@kga/contracts';
import {
  type Database,
  insertAuditEntries,
  insertDecision,
  insertDecisionNotification,
  lockContentItem,
  settleReports,
  titleOf,
  transaction,
  unsubscribeTokenOf,
  updateCase,
  updateItemStatus,
  type ContentItem,
  insertOutboxJob,
  selectAccount,
  type Transaction,
} from '@kga/db';
=======
import type { Change, ContentRef, createDecisions } from '@kga/contracts';
import { type Database, lockContentItem, transaction } from '@kga/db';
>>>>>>> b7cd9a86 (feat(api): moderators correct and merge submitted games)
import type { z } from 'zod';

import {
  type DecisionResult,
  type Moderator,
  type Verdict,
  applyDecision,
} from '../../content/apply-decision.ts';
import { AppError } from '../../platform/errors.ts';

<<<<<<< HEAD
type NotifiedDecision = {
  decision: Decision | 'undo';
  /** Of the item, from now on. */
  status: ContentStatus;
  reason: ContentReason | null;
  note: string;
};

/** Whether the author is notified: not if a reported item simply stays published. */
export const isAuthorNotified = (change: {
  before: ContentStatus;
  after: ContentStatus;
}): boolean => change.before !== 'published' || change.after !== 'published';

/** Notifies the author of a decision, also by mail if the address is verified and mails are wanted. */
export async function notifyAuthor(
  trx: Transaction,
  { kind, item }: Pick<ContentRef, 'kind'> & { item: ContentItem },
  decision: NotifiedDecision,
): Promise<void> {
  const author = item.accountId === null ? undefined : await selectAccount(trx, item.accountId);
  if (!author) return;
  await insertDecisionNotification(trx, {
    account_id: author.id,
    item_kind: kind,
    item_id: item.id,
    thread_id: item.change.id,
    decision: decision.decision,
    reason: decision.reason,
  });
  if (author.email_verified_at === null || author.muted_mails.includes('decision')) return;
  await insertOutboxJob(trx, 'mail.send', {
    about: 'content_decided',
    ...recipientOf(author),
    kind,
    title: titleOf(item),
    path: item.path,
    token: unsubscribeTokenOf(author.unsubscribe_token, 'decision'),
    ...decision,
  });
}

/** The moderator who decides, with the name that the audit log shows. */
export type Moderator = { id: string; name: string };

export type Verdict = { decision: Decision; reason: ContentReason | null; note: string };

export type DecisionResult =
  | {
      outcome: 'decided';
      decisionId: string;
      status: ContentStatus;
      revision: number;
      /** To publish after the transaction; undefined if readers see no difference. */
      change: Change | undefined;
    }
  | { outcome: 'gone' | 'decided_meanwhile' | 'own' | 'not_possible' };

=======
>>>>>>> b7cd9a86 (feat(api): moderators correct and merge submitted games)
type Input = z.infer<typeof createDecisions.schema.body>;
type Output = z.infer<(typeof createDecisions.schema.response)[200]>;

type DecidedItem = ContentRef & { revision?: number | undefined };

const missing = (path: string) =>
  new AppError('validation_failed', { errors: [{ path, code: 'needed' }] });

/** @throws AppError `validation_failed` if a decision against an author has no reason */
function parseVerdict({ decision, reason, note = '' }: Input): Verdict {
  if (decision === 'approve' || decision === 'restore') return { decision, reason: null, note: '' };
  if (reason === undefined) throw missing('reason');
  if (reason === 'other' && note.trim() === '') throw missing('note');
  return { decision, reason, note: note.trim() };
}

/** Decides one item in a transaction of its own. */
export const decideItem = (
  db: Database,
  ref: DecidedItem,
  { by, verdict }: { by: Moderator; verdict: Verdict },
): Promise<DecisionResult> =>
  transaction(db, async (trx) => {
    const locked = await lockContentItem(trx, ref);
    if (!locked) return { outcome: 'gone' };
    return applyDecision(trx, locked, { ref, by, verdict });
  });

/**
 * Decides several items, each in its own transaction; those that cannot be decided are skipped.
 * `onChange` is called for each item that readers see differently.
 * @throws AppError `validation_failed`
 */
export async function decideItems(
  db: Database,
  by: Moderator,
  { input, onChange }: { input: Input; onChange: (change: Change) => Promise<void> },
): Promise<Output> {
  const verdict = parseVerdict(input);
  const output: Output = { decided: [], skipped: [] };
  for (const { kind, id, revision } of input.items) {
    const result = await decideItem(db, { kind, id, revision }, { by, verdict });
    if (result.outcome === 'decided') {
      const { decisionId, status } = result;
      output.decided.push({ kind, id, decisionId, status, revision: result.revision });
      if (result.change) await onChange(result.change);
    } else {
      output.skipped.push({ kind, id, code: result.outcome });
    }
  }
  return output;
}
