import { randomBytes } from 'node:crypto';

import { type Mail, forumReplyPath } from '@kga/contracts';
import { type Transaction, sql } from 'kysely';

import type { Database } from '../client.ts';
import { insertOutboxJobs } from '../outbox/queries.ts';
import type { Schema } from '../schema.ts';

type Follow = { postId: string; accountId: string };

const tokenBytes = 24;

/** Characters of a reply that a mail shows. */
const excerptLength = 400;

/** Whether an account is told of replies to a published post; undefined where there is none. */
export async function isFollowing(
  db: Database,
  { postId, accountId }: Follow,
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('forum_post')
    .leftJoin('forum_follow', (join) =>
      join
        .onRef('forum_follow.post_id', '=', 'forum_post.id')
        .on('forum_follow.account_id', '=', accountId),
    )
    .select('forum_follow.account_id')
    .where('forum_post.id', '=', postId)
    .where((build) =>
      build.or([
        build('forum_post.status', '=', 'published'),
        build('forum_post.account_id', '=', accountId),
      ]),
    )
    .where('forum_post.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && row.account_id !== null;
}

export async function insertFollow(
  trx: Transaction<Schema>,
  { postId, accountId }: Follow,
): Promise<void> {
  const token = randomBytes(tokenBytes).toString('base64url');
  await trx
    .insertInto('forum_follow')
    .values({ post_id: postId, account_id: accountId, token })
    .onConflict((conflict) => conflict.columns(['post_id', 'account_id']).doNothing())
    .execute();
}

export async function deleteFollow(db: Database, which: Follow | { token: string }): Promise<void> {
  await db
    .deleteFrom('forum_follow')
    .where((build) =>
      'token' in which
        ? build('token', '=', which.token)
        : build.and({ post_id: which.postId, account_id: which.accountId }),
    )
    .execute();
}

/** Notes that a follower was at the post: the next reply is told of again. */
export async function updateFollowSeen(db: Database, { postId, accountId }: Follow): Promise<void> {
  await db
    .updateTable('forum_follow')
    .set({ told_at: null })
    .where('post_id', '=', postId)
    .where('account_id', '=', accountId)
    .where('told_at', 'is not', null)
    .execute();
}

/**
 * Asks for a mail to each follower of a reply's post that was there since the last one: not to who
 * wrote the reply, nor to an address that is not verified, nor to who is suspended.
 *
 * @returns how many there are; 0 where readers do not see the reply
 */
export async function insertReplyNotifications(
  trx: Transaction<Schema>,
  replyId: string,
): Promise<number> {
  const reply = await trx
    .selectFrom('forum_reply')
    .innerJoin('forum_post', 'forum_post.id', 'forum_reply.post_id')
    .select([
      'forum_reply.post_id',
      'forum_reply.account_id',
      'forum_post.title',
      sql<string>`left(forum_reply.content, ${excerptLength + 1})`.as('content'),
    ])
    .where('forum_reply.id', '=', replyId)
    .where('forum_reply.status', '=', 'published')
    .where('forum_reply.deleted_at', 'is', null)
    .where('forum_post.status', '=', 'published')
    .where('forum_post.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!reply) return 0;
  const followers = await trx
    .updateTable('forum_follow')
    .from('account')
    .set({ told_at: sql<Date>`now()` })
    .whereRef('account.id', '=', 'forum_follow.account_id')
    .where('post_id', '=', reply.post_id)
    .where('told_at', 'is', null)
    .where('account.email_verified_at', 'is not', null)
    .where('account.suspended_at', 'is', null)
    .$if(reply.account_id !== null, (query) =>
      query.where('forum_follow.account_id', '<>', reply.account_id ?? ''),
    )
    .returning(['account.id', 'email', 'first_name', 'last_name', 'language', 'token'])
    .execute();
  const mails = followers.map((follower): Mail => ({
    about: 'forum_reply',
    accountId: follower.id,
    to: follower.email,
    name: `${follower.first_name} ${follower.last_name}`.trim(),
    language: follower.language,
    title: reply.title,
    excerpt: excerptOf(reply.content),
    path: forumReplyPath(reply.post_id, replyId),
    token: follower.token,
  }));
  await insertOutboxJobs(trx, 'mail.send', mails);
  return mails.length;
}

function excerptOf(content: string): string {
  const letters = Array.from(content);
  if (letters.length <= excerptLength) return content;
  return `${letters.slice(0, excerptLength).join('').trimEnd()}…`;
}
