import { type Selectable, type Transaction, sql } from 'kysely';

import type { Database } from '../client.ts';
import type { Writer } from '../moderation/auto-moderation.ts';
import { insertOutboxJob } from '../outbox/queries.ts';
import type { Schema } from '../schema.ts';
import { isWrittenBy } from './replies.ts';
import type { ForumReplyTable } from './table.ts';

type Columns = Selectable<ForumReplyTable>;

/** Whether a reply could be quoted in another one of its post: readers see it. */
export async function isQuotable(
  trx: Transaction<Schema>,
  { postId, id }: { postId: string; id: string },
): Promise<boolean> {
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

/** Adds a reply to a post that is locked; where it appears at once, followers are told. */
export async function insertReply(
  trx: Transaction<Schema>,
  reply: Pick<Columns, 'id' | 'post_id' | 'quote_id' | 'content' | 'language' | 'status'> & {
    writer: Writer;
  },
): Promise<void> {
  const { writer, ...columns } = reply;
  await trx
    .insertInto('forum_reply')
    .values({
      ...columns,
      account_id: 'accountId' in writer ? writer.accountId : null,
      guest_id: 'guestId' in writer ? writer.guestId : null,
      // The post is locked, so that times go with the order in which replies are seen.
      appeared_at: columns.status === 'published' ? sql<Date>`clock_timestamp()` : null,
    })
    .execute();
  if (columns.status === 'published') {
    await insertOutboxJob(trx, 'forum.reply', { replyId: columns.id });
  }
}

/** The post of a writer's own reply that was not deleted. */
export async function selectPostIdOfOwnReply(
  db: Database,
  { id, writer }: { id: string; writer: Writer },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('forum_reply')
    .select('post_id')
    .where('id', '=', id)
    .where(isWrittenBy(writer))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.post_id;
}

export type LockedReply = Pick<
  Columns,
  'id' | 'post_id' | 'content' | 'language' | 'status' | 'revision' | 'appeared_at'
>;

/** A writer's own reply that was not deleted, locked; its post is locked before. */
export async function lockOwnReply(
  trx: Transaction<Schema>,
  { id, writer }: { id: string; writer: Writer },
): Promise<LockedReply | undefined> {
  return trx
    .selectFrom('forum_reply')
    .select(['id', 'post_id', 'content', 'language', 'status', 'revision', 'appeared_at'])
    .where('id', '=', id)
    .where(isWrittenBy(writer))
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Gives a reply that is locked another text; where it appears by that, followers are told. */
export async function updateReplyRow(
  trx: Transaction<Schema>,
  {
    id,
    content,
    status,
    appeared_at,
  }: Pick<LockedReply, 'id' | 'content' | 'status' | 'appeared_at'>,
): Promise<void> {
  const appears = status === 'published' && appeared_at === null;
  await trx
    .updateTable('forum_reply')
    .set((build) => ({
      content,
      status,
      revision: build('revision', '+', 1),
      edited_at: sql<Date>`clock_timestamp()`,
      ...(appears && { appeared_at: sql<Date>`clock_timestamp()` }),
    }))
    .where('id', '=', id)
    .execute();
  if (appears) await insertOutboxJob(trx, 'forum.reply', { replyId: id });
}

/** Deletes a reply that is locked; where it has a place, its text alone. */
export async function deleteReplyRow(
  trx: Transaction<Schema>,
  { id, appeared_at }: Pick<LockedReply, 'id' | 'appeared_at'>,
): Promise<void> {
  if (appeared_at === null) {
    await trx.deleteFrom('forum_reply').where('id', '=', id).execute();
    return;
  }
  await trx
    .updateTable('forum_reply')
    .set({ content: '', deleted_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}
