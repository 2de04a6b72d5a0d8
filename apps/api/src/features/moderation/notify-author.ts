import type { ContentReason, ContentRef, ContentStatus, Decision } from '@kga/contracts';
import { type ContentItem, type Schema, insertOutboxJob, selectAccount } from '@kga/db';
import type { Transaction } from 'kysely';

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
  trx: Transaction<Schema>,
  { kind, item }: Pick<ContentRef, 'kind'> & { item: ContentItem },
  decision: NotifiedDecision,
): Promise<void> {
  const author = item.accountId === null ? undefined : await selectAccount(trx, item.accountId);
  if (!author || author.email_verified_at === null) return;
  await insertOutboxJob(trx, 'mail.send', {
    about: 'content_decided',
    accountId: author.id,
    to: author.email,
    name: `${author.first_name} ${author.last_name}`.trim(),
    language: author.language,
    kind,
    title: item.title,
    path: item.path,
    ...decision,
  });
}
