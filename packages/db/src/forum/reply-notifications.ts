// SPDX-License-Identifier: AGPL-3.0-or-later
import { forumNotificationKinds } from '@kga/contracts/accounts';
import { type Selectable, sql } from 'kysely';

import type { AccountTable } from '../accounts/table.ts';
import type { MarkType } from '../content/marks.ts';
import type { Transaction } from '../core/client.ts';

export const postFollowMark: MarkType = {
  kind: 'post_follow',
  items: ['forum_post'],
  byGuests: false,
  isMailed: true,
  own: 'unpublished',
  table: 'forum_follow',
  column: 'post_id',
  exported: { list: 'follows', columns: { postId: 'post_id' } },
};

/**
 * Notifies the author of the quoted reply and the followers of the post, in the transaction that
 * publishes a reply: each account once, by the first kind that applies, and no author of their own
 * reply.
 */
export async function insertReplyNotifications(trx: Transaction, replyId: string): Promise<void> {
  await sql`
    insert into notification (account_id, kind, item_kind, item_id, thread_id)
    select distinct on (reason.account_id)
      reason.account_id, reason.kind, 'forum_reply', reply.id, reply.post_id
    from forum_reply as reply
    cross join lateral (
      select quoted.account_id, 'quote' as kind from forum_reply as quoted
      where quoted.id = reply.quote_id and quoted.status = 'published'
        and quoted.deleted_at is null and quoted.account_id is not null
      union all
      select follow.account_id,
        case when follow.account_id = post.account_id then 'reply' else 'follow' end
      from forum_follow as follow join forum_post as post on post.id = follow.post_id
      where follow.post_id = reply.post_id
    ) as reason
    where reply.id = ${replyId} and reason.account_id is distinct from reply.account_id
    order by reason.account_id, array_position(${sql.val(forumNotificationKinds)}::text[], reason.kind)
    on conflict (item_id, account_id) where decision is null do nothing`.execute(trx);
}

type NotificationMail = Pick<
  Selectable<AccountTable>,
  'id' | 'email' | 'first_name' | 'last_name' | 'language'
> & {
  kind: (typeof forumNotificationKinds)[number];
  /** Stops these mails: of followers those about the post, of others those of the kind. */
  token: string;
};

/**
 * The accounts to mail about a reply or post that notified them: one mail about a post until they have read
 * it; without unverified addresses, suspended accounts and kinds that they muted.
 */
export async function selectNotificationMails(
  trx: Transaction,
  itemId: string,
): Promise<NotificationMail[]> {
  const { rows } = await sql<NotificationMail>`
    select account.id, email, first_name, last_name, language, kind,
      case when kind in ('reply', 'follow') then follow.token
        else unsubscribe_token || '.' || kind end as token
    from notification
    join account on account.id = notification.account_id
    left join forum_follow as follow
      on follow.post_id = thread_id and follow.account_id = account.id
    where item_id = ${itemId} and decision is null and notification.read_at is null
      and email_verified_at is not null and suspended_at is null and kind <> all (muted_mails)
      and (follow.token is not null or kind not in ('reply', 'follow'))
      and not exists (
        select from notification as earlier
        where earlier.account_id = account.id and earlier.thread_id = notification.thread_id
          and earlier.read_at is null and earlier.decision is null
          and earlier.kind <> all (muted_mails) and earlier.id < notification.id)
    order by account.id`.execute(trx);
  return rows;
}

/** A reply that readers see, with its post; undefined if either is hidden or deleted. */
export async function selectReplyNotification(
  trx: Transaction,
  replyId: string,
  contentMax: number,
) {
  return trx
    .selectFrom('forum_reply')
    .innerJoin('forum_post', 'forum_post.id', 'forum_reply.post_id')
    .select([
      'forum_reply.post_id',
      'forum_reply.account_id',
      'forum_post.title',
      sql<string>`left(forum_reply.content, ${contentMax})`.as('content'),
      'forum_reply.format',
    ])
    .where('forum_reply.id', '=', replyId)
    .where('forum_reply.status', '=', 'published')
    .where('forum_reply.deleted_at', 'is', null)
    .where('forum_post.status', '=', 'published')
    .where('forum_post.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A post that readers see; undefined if it is hidden or deleted. */
export async function selectPostNotification(trx: Transaction, postId: string, contentMax: number) {
  return trx
    .selectFrom('forum_post')
    .select(['title', sql<string>`left(content, ${contentMax})`.as('content'), 'format'])
    .where('id', '=', postId)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
