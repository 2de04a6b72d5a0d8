// SPDX-License-Identifier: AGPL-3.0-or-later
import type { TextFormat } from '@kga/contracts/content';
import type * as contracts from '@kga/contracts/forum';
import type { AuthorRef } from '@kga/db/content';
import type { Transaction } from '@kga/db/core';
import {
  insertReply,
  isQuotable,
  lockPost,
  selectSurvivingPostId,
  updateReply,
} from '@kga/db/forum';
import { formatOf, screenedTextOf } from '@kga/server/markdown';
import type { z } from 'zod';

import type { Author } from '../../content/author.ts';
import { screenNew } from '../../content/auto-moderation.ts';
import { createContent } from '../../content/create-content.ts';
import type { ContentEditor } from '../../content/edit-content.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

type CreateInput = { postId: string } & z.infer<typeof contracts.createReply.schema.body>;
type UpdateInput = z.infer<typeof contracts.updateReply.schema.body>;

/**
 * Locks a post that takes replies, or the one that it was merged into; returns its id.
 * @throws AppError `not_found`, `post_locked`
 */
async function lockOpenPost(trx: Transaction, id: string, author: AuthorRef): Promise<string> {
  // The one that stays is locked alone: a merge locks it before the posts that it takes over.
  const postId = await selectSurvivingPostId(trx, id);
  const post = await lockPost(trx, postId);
  const into = post?.merged_into ?? null;
  if (into !== null) return lockOpenPost(trx, into, author);
  const isOwn = 'accountId' in author && post?.account_id === author.accountId;
  if (!post || (post.status !== 'published' && !isOwn)) throw new AppError('not_found');
  const isOpen = !post.locked && post.deleted_at === null && post.status === 'published';
  if (!isOpen) throw new AppError('post_locked');
  return postId;
}

/**
 * Publishes a reply or holds it for moderation; returns its id.
 * @throws AppError `not_found`, `post_locked`, `validation_failed`, `not_signed_in`,
 *   `rate_limited`, `idempotency_key_reused`
 */
export const publishReply = (
  services: Pick<Services, 'db' | 'keys' | 'rateLimits'>,
  author: Author,
  { input, key }: { input: CreateInput; key: string | undefined },
): Promise<string> =>
  createContent(services, author, { kind: 'forum_reply', key, input }, async (trx, draft) => {
    const { id, language } = draft;
    const { content, format = 'plain', quoteId } = input;
    const postId = await lockOpenPost(trx, input.postId, author.ref);
    if (quoteId !== undefined && !(await isQuotable(trx, { postId, id: quoteId }))) {
      throw new AppError('validation_failed', { errors: [{ path: 'quoteId', code: 'unknown' }] });
    }
    const { status } = await screenNew(trx, {
      ...draft,
      text: screenedTextOf({ content, format }),
    });
    const reply = {
      id,
      post_id: postId,
      quote_id: quoteId ?? null,
      content,
      format,
      language,
      status,
    };
    await insertReply(trx, { ...reply, author: author.ref });
  });

export const replyEditor: ContentEditor<UpdateInput, { content: string; format: TextFormat }> = {
  kind: 'forum_reply',
  async values(_trx, item, { content, format = formatOf(item) }) {
    const isSame = content === item.content && format === formatOf(item);
    return isSame ? undefined : { content, format };
  },
  text: screenedTextOf,
  update: (trx, id, { status, content, format }) =>
    updateReply(trx, id, { status, text: { content, format } }),
};
