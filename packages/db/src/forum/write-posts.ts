import { type Insertable, type Selectable, sql } from 'kysely';

import type { Transaction } from '../client.ts';
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

/** Locks a post until the transaction ends, also against new replies. */
export async function lockPost(trx: Transaction, id: string): Promise<LockedPost | undefined> {
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
  trx: Transaction,
  post: Pick<
    Insertable<ForumPostTable>,
    'id' | 'category_id' | 'account_id' | 'title' | 'content' | 'language' | 'status'
  >,
): Promise<void> {
  await trx.insertInto('forum_post').values(post).execute();
}

/** Changes the text of a locked post. */
export async function updatePostText(
  trx: Transaction,
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
  await trx.deleteFrom('forum_follow').where('post_id', '=', id).execute();
}

/** Changes the flags of a locked post. */
export async function updatePostFlags(
  trx: Transaction,
  { id, ...flags }: Pick<LockedPost, 'id' | 'locked' | 'pinned'>,
): Promise<void> {
  await trx.updateTable('forum_post').set(flags).where('id', '=', id).execute();
}
