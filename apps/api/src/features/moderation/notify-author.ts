import type { ContentReason, ContentRef, ContentStatus, Decision } from '@kga/contracts';
import { type ContentItem, insertOutboxJob, selectAccount, type Transaction } from '@kga/db';

import { recipientOf } from '../../accounts/presenter.ts';

type NotifiedDecision = {
  decision: Decision | 'undo';
  /** Of the item, from now on. */
  status: ContentStatus;
  reason: ContentReason | null;
  note: string;
};

/** Whether the author gets a mail: not if a reported item simply stays published. */
export const isAuthorNotified = (change: {
  before: ContentStatus;
  after: ContentStatus;
}): boolean => change.before !== 'published' || change.after !== 'published';

/** Requests the mail that informs an author with a verified address of a decision. */
export async function notifyAuthor(
  trx: Transaction,
  { kind, item }: Pick<ContentRef, 'kind'> & { item: ContentItem },
  decision: NotifiedDecision,
): Promise<void> {
  const author = item.accountId === null ? undefined : await selectAccount(trx, item.accountId);
  if (!author || author.email_verified_at === null) return;
  await insertOutboxJob(trx, 'mail.send', {
    about: 'content_decided',
    ...recipientOf(author),
    kind,
    title: item.title,
    path: item.path,
    ...decision,
  });
}
