// SPDX-License-Identifier: AGPL-3.0-or-later
import { forumReplyPath, pathTo } from '@kga/contracts/core';
import { type Selectable, sql } from 'kysely';

import { type ContentType, beginningOf } from '../content/content-type.ts';
import { releaseTakenGame } from './game-threads.ts';
import { postListing } from './posts.ts';
import { replyListing } from './replies.ts';
import { selectPostIdsNaming } from './search.ts';
import type { ForumPostTable } from './table.ts';
import { deletePost, notifyMentioned } from './write-posts.ts';
import { deleteReplies, updateReply } from './write-replies.ts';

/** Characters of the answered text that a moderator sees beside a reply. */
const contextLength = 600;

const postPath = (id: string) => pathTo('forumPost', { id });

const exportedOfBoth = {
  id: sql`id`,
  content: sql`content`,
  format: sql`format`,
  language: sql`language`,
  status: sql`status`,
  createdAt: sql`created_at`,
  editedAt: sql`edited_at`,
  deletedAt: sql`deleted_at`,
};

export const forumPostType: ContentType<'forum_post'> = {
  table: 'forum_post',
  listing: postListing,
  byGuests: false,
  title: sql`title`,
  softDelete: true,
  exported: {
    ...exportedOfBoth,
    categoryId: sql`category_id`,
    gameId: sql`game_id`,
    title: sql`title`,
  },

  selectIdsOfGame: (db, { short }, limit) => selectPostIdsNaming(db, short, limit),

  async shareSubject(db, id) {
    const post = await db
      .selectFrom('forum_post')
      .select(['title', 'language'])
      .where('id', '=', id)
      .where('status', '=', 'published')
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return post && { kind: 'post', ...post };
  },

  async load(db, ids) {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('forum_post')
      .leftJoin('game', 'game.id', 'forum_post.game_id')
      .selectAll('forum_post')
      .select('game.name as game_name')
      .where('forum_post.id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      content: row.content,
      format: row.format,
      details: [
        { name: 'categoryId', value: row.category_id },
        ...(row.game_name === null ? [] : [{ name: 'gameName' as const, value: row.game_name }]),
      ],
      language: row.language,
      status: row.status,
      revision: row.revision,
      path: postPath(row.id),
      context: null,
      accountId: row.account_id,
      guestId: null,
      createdAt: row.created_at,
      change: { topic: 'forum', id: row.id },
    }));
  },

  async updateStatus(trx, id, status) {
    if (status === 'published' || status === 'pending') await releaseTakenGame(trx, id);
    await trx
      .updateTable('forum_post')
      .set({
        status,
        // A pending post was never visible, so it starts at the top of the active posts.
        ...(status === 'published' && {
          last_activity_at: sql<Date>`case when status = 'pending' and replies = 0
            then clock_timestamp() else last_activity_at end`,
        }),
      })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .execute();
    if (status === 'published') await notifyMentioned(trx, id);
  },

  async delete(trx, ids) {
    for (const id of ids) await deletePost(trx, id);
  },
};

export const forumReplyType: ContentType<'forum_reply'> = {
  table: 'forum_reply',
  listing: replyListing,
  byGuests: true,
  title: beginningOf('content'),
  softDelete: true,
  parent: { table: 'forum_post', column: 'post_id' },
  exported: { ...exportedOfBoth, postId: sql`post_id` },

  async load(db, ids) {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('forum_reply as reply')
      .innerJoin('forum_post as post', 'post.id', 'reply.post_id')
      .leftJoin('forum_reply as quoted', 'quoted.id', 'reply.quote_id')
      .selectAll('reply')
      .select([
        'post.title as post_title',
        'post.language as post_language',
        sql<boolean>`post.status <> 'published' or post.deleted_at is not null`.as('post_hidden'),
        sql<string>`left(coalesce(nullif(quoted.content, ''), post.content), ${contextLength})`.as(
          'answered',
        ),
      ])
      .where('reply.id', 'in', ids)
      .where('reply.deleted_at', 'is', null)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: '',
      content: row.content,
      format: row.format,
      details: [],
      language: row.language,
      status: row.status,
      revision: row.revision,
      path: forumReplyPath(row.post_id, row.id),
      context: {
        title: row.post_title,
        language: row.post_language,
        path: postPath(row.post_id),
        content: row.answered,
        isHidden: row.post_hidden,
      },
      accountId: row.account_id,
      guestId: row.guest_id,
      createdAt: row.created_at,
      change: { topic: 'forum', id: row.post_id },
    }));
  },

  updateStatus: (trx, id, status) => updateReply(trx, id, { status }),
  delete: deleteReplies,
};

declare module '../content/content-type.ts' {
  interface ShareSubjects {
    post: Pick<Selectable<ForumPostTable>, 'title' | 'language'>;
  }
}
