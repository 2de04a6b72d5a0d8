// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';

import type { Database, Transaction } from '../core/client.ts';

type Follow = { postId: string; accountId: string };

const tokenBytes = 24;

/** Whether an account follows a post; undefined if there is no such post for it. */
export async function isFollowing(db: Database, { postId, accountId }: Follow) {
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

export async function insertFollow(trx: Transaction, { postId, accountId }: Follow): Promise<void> {
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
    .select(['title', sql<string>`left(content, ${contentMax})`.as('content')])
    .where('id', '=', postId)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
