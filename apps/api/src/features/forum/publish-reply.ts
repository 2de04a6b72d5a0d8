import type { createReply } from '@kga/contracts';
import {
  type Schema,
  type Writer,
  insertReply,
  screenNew,
  isQuotable,
  lockPost,
  lockWriter,
  selectPostIdOfOwnReply,
} from '@kga/db';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';

import type { Author } from '../../content/author.ts';
import { createContent } from '../../content/create-content.ts';
import { AppError } from '../../platform/errors.ts';

type Given = z.infer<typeof createReply.schema.body> & { postId: string };

/** @throws AppError `not_found`, `post_locked` */
async function lockOpenPost(trx: Transaction<Schema>, id: string, writer: Writer): Promise<void> {
  const post = await lockPost(trx, id);
  const isOwn = 'accountId' in writer && post?.account_id === writer.accountId;
  if (!post || (post.status !== 'published' && !isOwn)) throw new AppError('not_found');
  const isOpen = !post.locked && post.deleted_at === null && post.status === 'published';
  if (!isOpen) throw new AppError('post_locked');
}

async function create(
  trx: Transaction<Schema>,
  { writer, isTeam, language: usual }: Author,
  { postId, content, quoteId, language = usual, traces }: Given,
): Promise<string> {
  if (!(await lockWriter(trx, writer))) throw new AppError('not_signed_in');
  await lockOpenPost(trx, postId, writer);
  if (quoteId !== undefined && !(await isQuotable(trx, { postId, id: quoteId }))) {
    throw new AppError('validation_failed', { errors: [{ path: 'quoteId', code: 'unknown' }] });
  }
  const id = uuidv7();
  const piece = { kind: 'forum_reply', id, writer, isTeam, language, text: content } as const;
  const { status } = await screenNew(trx, { ...piece, traces });
  const quote_id = quoteId ?? null;
  await insertReply(trx, { id, post_id: postId, quote_id, content, language, status, writer });
  return id;
}

/**
 * Replies to a post. Repeated with the same key, it answers the first one's id.
 *
 * @throws AppError `not_found`, `post_locked`, `validation_failed`, `not_signed_in`,
 *   `rate_limited`, `idempotency_key_reused`
 */
export const publishReply = createContent({
  operation: 'add_forum_reply',
  create,
  isThere: (db, { id, author: { writer } }) => selectPostIdOfOwnReply(db, { id, writer }),
});
