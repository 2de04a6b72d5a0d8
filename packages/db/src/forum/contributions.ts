import { forumReplyPath, pathTo } from '@kga/contracts';
import { type Transaction, sql } from 'kysely';

import type { ContributionSource } from '../content/contribution-source.ts';
import { deleteCase } from '../moderation/delete-case.ts';
import type { Schema } from '../schema.ts';
import { deletePostRow } from './write-posts.ts';
import { deleteReplyRow } from './write-replies.ts';

/** An account’s, and those of the guests that it was. */
const isTheirs = (accountId: string) => sql<boolean>`(
  forum_reply.account_id = ${accountId} or forum_reply.guest_id in (
    select guest.id from guest where guest.linked_to = ${accountId}))`;

export const forumPostSource: ContributionSource = {
  kind: 'forum_post',
  table: 'forum_post',

  // Guests begin none.
  move: async () => 0,

  async list(db, accountId, limit) {
    const rows = await db
      .selectFrom('forum_post')
      .select(['id', 'title', 'status', 'created_at'])
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ created_at, ...row }) => ({
      kind: 'forum_post',
      ...row,
      path: pathTo('forumPost', { id: row.id }),
      createdAt: created_at.toISOString(),
    }));
  },

  async whole(db, accountId) {
    const rows = await db
      .selectFrom('forum_post')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      categoryId: row.category_id,
      title: row.title,
      content: row.content,
      language: row.language,
      status: row.status,
      createdAt: row.created_at.toISOString(),
      editedAt: row.edited_at?.toISOString() ?? null,
      deletedAt: row.deleted_at?.toISOString() ?? null,
    }));
  },

  async theirs(trx, accountId) {
    const posts = await trx
      .selectFrom('forum_post')
      .select('id')
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    return posts.map(({ id }) => id);
  },

  async remove(trx, ids) {
    for (const id of ids) {
      await deleteCase(trx, { kind: 'forum_post', id });
      await deletePostRow(trx, id);
    }
  },
};

/** Locks posts, and those that replies belong to, in the order of their ids. */
export async function lockPosts(
  trx: Transaction<Schema>,
  { posts, replies }: { posts: readonly string[]; replies: readonly string[] },
): Promise<void> {
  await sql`
    select from forum_post
    where id = any(${posts}::uuid[])
      or id in (select post_id from forum_reply where forum_reply.id = any(${replies}::uuid[]))
    order by id for no key update`.execute(trx);
}

export const forumReplySource: ContributionSource = {
  kind: 'forum_reply',
  table: 'forum_reply',

  async move(trx, { guestId, accountId }) {
    const { numUpdatedRows } = await trx
      .updateTable('forum_reply')
      .set({ account_id: accountId, guest_id: null })
      .where('guest_id', '=', guestId)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },

  async list(db, accountId, limit) {
    const rows = await db
      .selectFrom('forum_reply')
      .innerJoin('forum_post', 'forum_post.id', 'forum_reply.post_id')
      .select([
        'forum_reply.id',
        'forum_reply.post_id',
        'forum_post.title',
        'forum_reply.status',
        'forum_reply.created_at',
      ])
      .where('forum_reply.account_id', '=', accountId)
      .where('forum_reply.deleted_at', 'is', null)
      .orderBy('forum_reply.created_at', 'desc')
      .orderBy('forum_reply.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ post_id, created_at, ...row }) => ({
      kind: 'forum_reply',
      ...row,
      path: forumReplyPath(post_id, row.id),
      createdAt: created_at.toISOString(),
    }));
  },

  async whole(db, accountId) {
    const rows = await db
      .selectFrom('forum_reply')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      postId: row.post_id,
      content: row.content,
      language: row.language,
      status: row.status,
      createdAt: row.created_at.toISOString(),
      editedAt: row.edited_at?.toISOString() ?? null,
      deletedAt: row.deleted_at?.toISOString() ?? null,
    }));
  },

  async theirs(trx, accountId) {
    const replies = await trx
      .selectFrom('forum_reply')
      .select('id')
      .where(isTheirs(accountId))
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    return replies.map(({ id }) => id);
  },

  async remove(trx, ids) {
    const replies = await trx
      .selectFrom('forum_reply')
      .select(['id', 'appeared_at'])
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const reply of replies) {
      await deleteCase(trx, { kind: 'forum_reply', id: reply.id });
      await deleteReplyRow(trx, reply);
    }
  },
};
