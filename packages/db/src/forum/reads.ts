// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Database } from '../core/client.ts';
import type { Retentions } from '../core/retention.ts';

/** Days after which activity in a post no longer makes it unread. */
export const unreadDays = 30;

/** When a member viewed a post; without it the post counts as read for as long. */
export const forumRetention = {
  forumReads: { table: 'forum_read', days: unreadDays, isOver: (end) => sql`read_at < ${end}` },
} as const satisfies Retentions;

/**
 * Marks a post as read by an account now, with the notifications about it; with `newest` but for the
 * replies that appeared after that one, which is the newest that the reader saw.
 */
export async function updatePostRead(
  db: Database,
  { postId, accountId, newest }: { postId: string; accountId: string; newest?: string | undefined },
): Promise<void> {
  const seenUntil =
    newest === 'none'
      ? sql`'-infinity'`
      : sql`(select appeared_at from forum_reply where id = ${newest ?? null} and post_id = ${postId})`;
  await sql`
    with unseen as (
      select id, appeared_at from forum_reply
      where post_id = ${postId} and appeared_at > ${seenUntil}
    ), notified as (
      update notification set read_at = now()
      where account_id = ${accountId} and thread_id = ${postId} and read_at is null
        and item_id not in (select id from unseen)
    )
    insert into forum_read (account_id, post_id, read_at)
    select account.id, forum_post.id,
      coalesce((select min(appeared_at) - interval '1 millisecond' from unseen), clock_timestamp())
    from account, forum_post
    where account.id = ${accountId} and forum_post.id = ${postId}
    on conflict (account_id, post_id)
      do update set read_at = greatest(forum_read.read_at, excluded.read_at)`.execute(db);
}

/**
 * Which of these posts an account has not read since their last activity, unless that is older than
 * the account or than `unreadDays`.
 */
export async function selectUnreadPosts(
  db: Database,
  accountId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select forum_post.id from forum_post
    join account on account.id = ${accountId}
    left join forum_read
      on forum_read.post_id = forum_post.id and forum_read.account_id = account.id
    where forum_post.id = any(${ids}::uuid[]) and forum_post.status = 'published'
      and last_activity_at > greatest(
        forum_read.read_at, account.created_at, now() - ${unreadDays} * interval '1 day')`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The posts that an account has read, as its owner may keep them. */
export async function selectReadsForExport(db: Database, accountId: string): Promise<object[]> {
  return db
    .selectFrom('forum_read')
    .select(['post_id as postId', 'read_at as readAt'])
    .where('account_id', '=', accountId)
    .orderBy('read_at')
    .orderBy('post_id')
    .execute();
}
