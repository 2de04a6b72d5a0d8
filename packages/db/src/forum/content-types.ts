import { forumReplyPath, pathTo } from '@kga/contracts';
import { sql } from 'kysely';

import type { ContentType } from '../content/content-type.ts';
import { insertOutboxJob } from '../outbox/queries.ts';
import { lockPost } from './write-posts.ts';

/** Characters of what a reply answers that a moderator is shown. */
const contextLength = 600;

const postPath = (id: string) => pathTo('forumPost', { id });

export const moderatedPost: ContentType = {
  kind: 'forum_post',
  table: 'forum_post',
  membersOnly: true,

  async load(db, ids) {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('forum_post')
      .select([
        'id',
        'category_id',
        'account_id',
        'title',
        'content',
        'language',
        'status',
        'created_at',
      ])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute();
    return rows.map(({ category_id, account_id, created_at, ...row }) => ({
      ...row,
      details: [{ name: 'categoryId', value: category_id }],
      path: postPath(row.id),
      context: null,
      accountId: account_id,
      guestId: null,
      createdAt: created_at,
    }));
  },

  async setStatus(trx, { id, status }) {
    const { numUpdatedRows } = await trx
      .updateTable('forum_post')
      .set({
        status,
        // What waited was seen by nobody: it begins among what is new.
        ...(status === 'published' && {
          last_activity_at: sql<Date>`case when status = 'pending' and replies = 0
            then clock_timestamp() else last_activity_at end`,
        }),
      })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? { topic: 'forum', id } : undefined;
  },
};

export const moderatedReply: ContentType = {
  kind: 'forum_reply',
  table: 'forum_reply',

  async lockBefore(trx, id) {
    const reply = await trx
      .selectFrom('forum_reply')
      .select('post_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (reply) await lockPost(trx, reply.post_id);
  },

  async load(db, ids) {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('forum_reply as reply')
      .innerJoin('forum_post as post', 'post.id', 'reply.post_id')
      .leftJoin('forum_reply as quoted', 'quoted.id', 'reply.quote_id')
      .select([
        'reply.id',
        'reply.post_id',
        'reply.account_id',
        'reply.guest_id',
        'reply.content',
        'reply.language',
        'reply.status',
        'reply.created_at',
        'post.title as post_title',
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
      details: [],
      language: row.language,
      status: row.status,
      path: forumReplyPath(row.post_id, row.id),
      context: { title: row.post_title, path: postPath(row.post_id), content: row.answered },
      accountId: row.account_id,
      guestId: row.guest_id,
      createdAt: row.created_at,
    }));
  },

  async setStatus(trx, { id, status }) {
    await moderatedReply.lockBefore?.(trx, id);
    const reply = await trx
      .selectFrom('forum_reply')
      .select(['post_id', 'appeared_at'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!reply) return undefined;
    const appears = status === 'published' && reply.appeared_at === null;
    await trx
      .updateTable('forum_reply')
      .set({ status, ...(appears && { appeared_at: sql<Date>`clock_timestamp()` }) })
      .where('id', '=', id)
      .execute();
    if (appears) await insertOutboxJob(trx, 'forum.reply', { replyId: id });
    return { topic: 'forum', id: reply.post_id };
  },
};
