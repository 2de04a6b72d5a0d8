import type { ContentReason, ContentStatus, Decision } from '@kga/contracts';
import type { Transaction } from 'kysely';

import { selectAccount } from '../accounts/queries.ts';
import type { ContentType, ContentItem } from '../content/content-type.ts';
import { insertOutboxJob } from '../outbox/queries.ts';
import type { Schema } from '../schema.ts';

type ToldDecision = {
  decision: Decision | 'undo';
  /** Of the piece, from now on. */
  status: ContentStatus;
  reason: ContentReason | null;
  note: string;
};

/** Asks for the mail that tells an author what was decided; guests have no address. */
export async function notifyAuthor(
  trx: Transaction<Schema>,
  { kind }: Pick<ContentType, 'kind'>,
  piece: ContentItem,
  told: ToldDecision,
): Promise<void> {
  const author = piece.accountId === null ? undefined : await selectAccount(trx, piece.accountId);
  if (!author || author.email_verified_at === null) return;
  await insertOutboxJob(trx, 'mail.send', {
    about: 'content_decided',
    accountId: author.id,
    to: author.email,
    name: `${author.first_name} ${author.last_name}`.trim(),
    language: author.language,
    kind,
    title: piece.title,
    path: piece.path,
    ...told,
  });
}
