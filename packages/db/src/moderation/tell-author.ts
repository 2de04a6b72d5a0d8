import type { ContentReason, ContentStatus, Decision } from '@kga/contracts';
import type { Transaction } from 'kysely';

import { accountById } from '../accounts/queries.ts';
import { addToOutbox } from '../outbox/queries.ts';
import type { Schema } from '../schema.ts';
import type { ModeratedKind, ModeratedPiece } from './moderated-kind.ts';

type ToldDecision = {
  decision: Decision | 'undo';
  /** Of the piece, from now on. */
  status: ContentStatus;
  reason: ContentReason | null;
  note: string;
};

/** Asks for the mail that tells an author what was decided; guests have no address. */
export async function tellAuthor(
  trx: Transaction<Schema>,
  { kind }: Pick<ModeratedKind, 'kind'>,
  piece: ModeratedPiece,
  told: ToldDecision,
): Promise<void> {
  const author = piece.accountId === null ? undefined : await accountById(trx, piece.accountId);
  if (!author || author.email_verified_at === null) return;
  await addToOutbox(trx, 'mail.send', {
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
