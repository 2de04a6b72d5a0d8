// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentReason, ContentRef, ContentStatus, Decision } from '@kga/contracts/content';
import { type AuditAction, type Change, excerptOf } from '@kga/contracts/core';
import { statusAfter, undoableDays } from '@kga/contracts/moderation';
import { accountName, selectAccount } from '@kga/db/accounts';
import { type ContentItem, titleOf } from '@kga/db/content';
import { insertDecisionNotification, unsubscribeTokenOf } from '@kga/db/contributions';
import { insertAuditEntries, insertOutboxJob, type Transaction } from '@kga/db/core';
import {
  type DecisionRow,
  insertDecision,
  type lockContentItem,
  settleReports,
  updateCase,
  updateItemStatus,
} from '@kga/db/moderation';
import { contentTypes } from '@kga/db/registry';
import { plainTextOf } from '@kga/server/markdown';
import type { FastifyRequest } from 'fastify';

import { requireAccountOf } from '../accounts/actor.ts';
import { recipientOf } from '../accounts/presenter.ts';

/** Characters of a text without a title in the mail about it. */
const excerptLength = 200;

/** For how long a mail waits for further decisions about texts of its reader, in seconds. */
const decisionMailDelay = 120;

type NotifiedDecision = {
  decision: Decision | 'undo' | 'redact';
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

/** Whether the last decision about an item can still be undone. */
export const isUndoable = (
  { undone_at, at, status_after }: Pick<DecisionRow, 'undone_at' | 'at' | 'status_after'>,
  item: { status: string },
): boolean =>
  undone_at === null &&
  item.status === status_after &&
  at.getTime() > Date.now() - undoableDays * 86_400_000;

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
  const { title, context } = item;
  await insertOutboxJob(
    trx,
    'mail.send',
    {
      about: 'content_decided',
      ...recipientOf(author),
      token: unsubscribeTokenOf(author.unsubscribe_token, 'decision'),
      itemId: item.id,
      kind,
      title: title === '' && context?.isHidden ? '' : titleOf(item),
      excerpt: title === '' ? excerptOf(plainTextOf(item), excerptLength) : '',
      before: item.status,
      path: item.path,
      more: [],
      gathered: false,
      ...decision,
    },
    decisionMailDelay,
  );
}

/** The moderator who decides, with the name that the audit log shows. */
export type Moderator = { id: string; name: string };

/** The moderator who sends a request. */
export function moderatorOf(request: FastifyRequest): Moderator {
  const account = requireAccountOf(request);
  return { id: account.id, name: accountName(account) };
}

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

/** Reason and note as the audit log shows them. */
const auditReason = ({ reason, note }: Verdict): string | null =>
  [reason ?? '', note].filter(Boolean).join(': ') || null;

/** A locked item with its case. */
type Locked = NonNullable<Awaited<ReturnType<typeof lockContentItem>>>;

/**
 * Decides a locked item: its status, case, reports, audit entry and the mail to its author change in
 * one transaction. If two moderators decide the same revision, the second gets `decided_meanwhile`.
 */
export async function applyDecision(
  trx: Transaction,
  { item, moderationCase }: Locked,
  {
    ref,
    by,
    verdict,
    action = `content.${verdict.decision}`,
  }: {
    ref: ContentRef & { revision?: number | undefined };
    by: Moderator;
    verdict: Verdict;
    /** Name in the audit log. */
    action?: AuditAction;
  },
): Promise<DecisionResult> {
  const { kind, id } = ref;
  const { state, causes, holds } = moderationCase;
  if (item.accountId === by.id) return { outcome: 'own' };
  if (ref.revision !== undefined && ref.revision !== moderationCase.revision) {
    return { outcome: 'decided_meanwhile' };
  }
  const status = statusAfter(verdict.decision, { state, status: item.status });
  if (status === undefined) return { outcome: 'not_possible' };
  const { canPublish } = contentTypes[kind];
  if (status === 'published' && status !== item.status && canPublish) {
    if (!(await canPublish(trx, id))) return { outcome: 'not_possible' };
  }

  const revision = await updateCase(trx, ref, {
    // The causes stay until the next decision, so that this one can be undone.
    causes: state === 'open' ? causes : [],
    holds: state === 'open' ? holds : [],
    state: 'decided',
    decidedStatus: status,
    reports: { count: 0, weight: 0 },
    newRevision: true,
  });
  const decisionId = await insertDecision(trx, {
    kind,
    item_id: id,
    ...verdict,
    status_before: item.status,
    status_after: status,
    revision,
    by_id: by.id,
    by_name: by.name,
  });
  await settleReports(trx, ref, { decisionId, upheld: status !== 'published' });
  if (status !== item.status) await updateItemStatus(trx, ref, status);
  await insertAuditEntries(trx, {
    actor_id: by.id,
    actor: by.name,
    action,
    subject_kind: kind,
    subject_id: id,
    before: item.status,
    after: status,
    reason: auditReason(verdict),
  });
  if (isAuthorNotified({ before: item.status, after: status })) {
    await notifyAuthor(trx, { kind, item }, { ...verdict, status });
  }
  const change = status === item.status ? undefined : item.change;
  return { outcome: 'decided', decisionId, status, revision, change };
}
