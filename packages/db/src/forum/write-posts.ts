// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Insertable, type Selectable, sql } from 'kysely';

import { insertMentions } from '../content/mentions.ts';
import { deleteContentPictures } from '../content/pictures/content-pictures.ts';
import { type Database, type Transaction, transaction } from '../core/client.ts';
import { insertOutboxJob } from '../core/outbox/queries.ts';
import { releaseTakenGame } from './game-threads.ts';
import type { ForumPostTable } from './table.ts';

type Columns = Selectable<ForumPostTable>;

/** Locks a post until the transaction ends, also against new replies. */
export async function lockPost(trx: Transaction, id: string) {
  return trx
    .selectFrom('forum_post')
    .select([
      'id',
      'account_id',
      'title',
      'content',
      'format',
      'language',
      'status',
      'locked',
      'pinned',
      'category_id',
      'revision',
      'deleted_at',
      'merged_into',
      'solution_id',
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Inserts a post; false if its game has a thread, after waiting for one that is being begun. */
export async function insertPost(
  trx: Transaction,
  post: Pick<
    Insertable<ForumPostTable>,
    | 'id'
    | 'category_id'
    | 'account_id'
    | 'game_id'
    | 'title'
    | 'content'
    | 'format'
    | 'language'
    | 'status'
  >,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('forum_post')
    .values(post)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  if (post.status === 'published') await notifyMentioned(trx, post.id);
  return true;
}

/** Notifies the members whom a published post mentions, and requests the mails about it. */
export async function notifyMentioned(trx: Transaction, id: string): Promise<void> {
  const { title, content, account_id } = await trx
    .selectFrom('forum_post')
    .select(['title', 'content', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const post = { threadId: id, text: `${title}\n${content}`, accountId: account_id };
  const isMentioning = await insertMentions(trx, { kind: 'forum_post', id }, post);
  if (isMentioning) await insertOutboxJob(trx, 'forum.post', { postId: id });
}

export async function updatePostText(
  trx: Transaction,
  { id, ...change }: Pick<Columns, 'id' | 'title' | 'content' | 'format' | 'status'>,
): Promise<void> {
  await releaseTakenGame(trx, id);
  await trx
    .updateTable('forum_post')
    .set((build) => ({
      ...change,
      revision: build('revision', '+', 1),
      edited_at: sql<Date>`clock_timestamp()`,
    }))
    .where('id', '=', id)
    .execute();
  if (change.status === 'published') await notifyMentioned(trx, id);
}

/** Deletes a locked post; if it has replies, only its text and followers. */
export async function deletePost(trx: Transaction, id: string): Promise<void> {
  const reply = await trx
    .selectFrom('forum_reply')
    .select('id')
    .where('post_id', '=', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!reply) {
    await trx.deleteFrom('forum_post').where('id', '=', id).execute();
    return;
  }
  await trx
    .updateTable('forum_post')
    .set({ title: '', content: '', deleted_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  await deleteContentPictures(trx, id);
  await trx.deleteFrom('forum_follow').where('post_id', '=', id).execute();
}

/** Marks a reply of a locked post as its solution, or none. False where the post has no such visible reply. */
export async function updateSolution(
  trx: Transaction,
  { id, replyId }: { id: string; replyId: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('forum_post')
    .set({ solution_id: replyId })
    .where('id', '=', id)
    .$if(replyId !== null, (update) =>
      update.where((build) =>
        build.exists(
          build
            .selectFrom('forum_reply')
            .select('forum_reply.id')
            .where('forum_reply.id', '=', replyId ?? '')
            .where('forum_reply.post_id', '=', id)
            .where('forum_reply.status', '=', 'published')
            .where('forum_reply.deleted_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets what moderators decide about a post. */
export async function updateModeratedPost(
  trx: Transaction,
  { id, ...state }: Pick<Columns, 'id' | 'locked' | 'pinned' | 'category_id'>,
): Promise<void> {
  await trx.updateTable('forum_post').set(state).where('id', '=', id).execute();
}

/** Days after which a batch cannot be submitted again. */
const batchDays = 30;

export async function isPostVisible(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('forum_post')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Adds a batch of counted views to their posts, once per batch id; a concurrent call with the same
 * id waits and adds nothing. False if the batch was added before.
 */
export async function insertViews(
  db: Database,
  { id, views }: { id: string; views: Readonly<Record<string, number>> },
): Promise<boolean> {
  const posts = Object.keys(views);
  const counts = Object.values(views);
  return transaction(db, async (trx) => {
    const isNew = await trx
      .insertInto('view_flush')
      .values({ id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!isNew) return false;
    // In the order of ids, like every transaction that locks several posts.
    await sql`
      select from forum_post where id = any(${posts}::uuid[]) order by id for no key update
    `.execute(trx);
    await sql`
      update forum_post set views = forum_post.views + counted.views
      from unnest(${posts}::uuid[], ${counts}::int[]) as counted (id, views)
      where forum_post.id = counted.id`.execute(trx);
    await trx
      .deleteFrom('view_flush')
      .where('at', '<', sql<Date>`now() - ${batchDays} * interval '1 day'`)
      .execute();
    return true;
  });
}
