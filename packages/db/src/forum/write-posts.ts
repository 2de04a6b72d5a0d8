import { type Insertable, type Selectable, type Transaction, sql } from 'kysely';

import type { Schema } from '../schema.ts';
import type { ForumPostTable } from './table.ts';

export type LockedPost = Pick<
  Selectable<ForumPostTable>,
  | 'id'
  | 'account_id'
  | 'title'
  | 'content'
  | 'language'
  | 'status'
  | 'locked'
  | 'pinned'
  | 'revision'
  | 'deleted_at'
>;

/**
 * The post, which nobody else changes, and which gets no reply, until the transaction ends. Whoever
 * takes its case or a reply too takes the case first, then the post, then the reply.
 */
export async function lockPost(
  trx: Transaction<Schema>,
  id: string,
): Promise<LockedPost | undefined> {
  return trx
    .selectFrom('forum_post')
    .select([
      'id',
      'account_id',
      'title',
      'content',
      'language',
      'status',
      'locked',
      'pinned',
      'revision',
      'deleted_at',
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertPost(
  trx: Transaction<Schema>,
  post: Pick<
    Insertable<ForumPostTable>,
    'id' | 'category_id' | 'account_id' | 'title' | 'content' | 'language' | 'status'
  >,
): Promise<void> {
  await trx.insertInto('forum_post').values(post).execute();
}

/** Gives a post that is locked another text. */
export async function updatePostRow(
  trx: Transaction<Schema>,
  { id, ...change }: Pick<LockedPost, 'id' | 'title' | 'content' | 'status'>,
): Promise<void> {
  await trx
    .updateTable('forum_post')
    .set((build) => ({
      ...change,
      revision: build('revision', '+', 1),
      edited_at: sql<Date>`clock_timestamp()`,
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes a post that is locked; where it has replies that are not deleted, its text alone. Says
 * which.
 */
export async function deletePostRow(
  trx: Transaction<Schema>,
  id: string,
): Promise<'whole' | 'text'> {
  const answered = await trx
    .selectFrom('forum_reply')
    .select('id')
    .where('post_id', '=', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!answered) {
    await trx.deleteFrom('forum_post').where('id', '=', id).execute();
    return 'whole';
  }
  await trx
    .updateTable('forum_post')
    .set({ title: '', content: '', deleted_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('forum_follow').where('post_id', '=', id).execute();
  return 'text';
}

/** Locks or pins a post, or neither. */
export async function updatePostFlags(
  trx: Transaction<Schema>,
  { id, ...standing }: Pick<LockedPost, 'id' | 'locked' | 'pinned'>,
): Promise<void> {
  await trx.updateTable('forum_post').set(standing).where('id', '=', id).execute();
}
