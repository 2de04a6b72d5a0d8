// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Insertable, type Selectable, sql } from 'kysely';

import { insertMentions } from '../content/mentions.ts';
import { deleteContentPictures } from '../content/pictures/content-pictures.ts';
import { type AuthorRef, authorColumns } from '../content/refs.ts';
import type { Transaction } from '../core/client.ts';
import { insertOutboxJob } from '../core/outbox/queries.ts';
import { updatePostRead } from './reads.ts';
import { insertReplyNotifications } from './reply-notifications.ts';
import type { ForumReplyTable } from './table.ts';

type Columns = Selectable<ForumReplyTable>;

/** Whether a reply of a post is visible, so that another reply can quote it. */
export async function isQuotable(trx: Transaction, { postId, id }: { postId: string; id: string }) {
  const row = await trx
    .selectFrom('forum_reply')
    .select('id')
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function notifyMentioned(trx: Transaction, id: string): Promise<void> {
  const { content, post_id, account_id } = await trx
    .selectFrom('forum_reply')
    .select(['content', 'post_id', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const reply = { threadId: post_id, text: content, accountId: account_id };
  await insertMentions(trx, { kind: 'forum_reply', id }, reply);
}

/** Notifies those whom a reply concerns, and requests the mails about it. */
async function notify(trx: Transaction, replyId: string): Promise<void> {
  await notifyMentioned(trx, replyId);
  await insertReplyNotifications(trx, replyId);
  await insertOutboxJob(trx, 'forum.reply', { replyId });
}

/** Adds a reply to a locked post, which its author has read by now. */
export async function insertReply(
  trx: Transaction,
  reply: Pick<
    Insertable<ForumReplyTable>,
    'id' | 'post_id' | 'quote_id' | 'content' | 'format' | 'language' | 'status'
  > & { author: AuthorRef },
): Promise<void> {
  const { author, ...columns } = reply;
  await trx
    .insertInto('forum_reply')
    .values({
      ...columns,
      ...authorColumns(author),
      // The post is locked, so that the order of times is the order in which replies become visible.
      appeared_at: columns.status === 'published' ? sql<Date>`clock_timestamp()` : null,
    })
    .execute();
  if (columns.status === 'published') await notify(trx, columns.id);
  if ('accountId' in author) {
    await updatePostRead(trx, { postId: columns.post_id, accountId: author.accountId });
  }
}

/**
 * Changes the status of a locked reply, with `text` also that. If that publishes the reply
 * for the first time, those whom it concerns are notified; later only those whom it newly mentions.
 */
export async function updateReply(
  trx: Transaction,
  id: string,
  { status, text }: Pick<Columns, 'status'> & { text?: Pick<Columns, 'content' | 'format'> },
): Promise<void> {
  const reply = await trx
    .selectFrom('forum_reply')
    .select('appeared_at')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!reply) return;
  const appears = status === 'published' && reply.appeared_at === null;
  await trx
    .updateTable('forum_reply')
    .set((build) => ({
      status,
      ...(appears && { appeared_at: sql<Date>`clock_timestamp()` }),
      ...(text !== undefined && {
        ...text,
        revision: build('revision', '+', 1),
        edited_at: sql<Date>`clock_timestamp()`,
      }),
    }))
    .where('id', '=', id)
    .execute();
  if (appears) await notify(trx, id);
  else if (text !== undefined && status === 'published') await notifyMentioned(trx, id);
}

/** Deletes replies whose posts are locked; of those that were ever published, only the text. */
export async function deleteReplies(trx: Transaction, ids: readonly string[]): Promise<void> {
  const replies = await trx
    .selectFrom('forum_reply')
    .select(['id', 'appeared_at'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, appeared_at } of replies) {
    if (appeared_at === null) {
      await trx.deleteFrom('forum_reply').where('id', '=', id).execute();
      continue;
    }
    await trx
      .updateTable('forum_reply')
      .set({ content: '', deleted_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .execute();
    await deleteContentPictures(trx, id);
  }
}
