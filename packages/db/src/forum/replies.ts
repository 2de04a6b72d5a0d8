// SPDX-License-Identifier: AGPL-3.0-or-later
import type { TextFormat } from '@kga/contracts/content';
import type { Language } from '@kga/contracts/core';
import { type RawBuilder, type Selectable, sql } from 'kysely';

import { helpfulOf } from '../content/marks.ts';
import { type AuthorRow, authorOf } from '../content/public-author.ts';
import { type AuthorRef, isBy } from '../content/refs.ts';
import type { Database } from '../core/client.ts';
import type { Listing } from '../core/search/listing.ts';
import type { ForumReplyTable } from './table.ts';

/** A reply with its author and the start of the visible reply that it quotes, if any. */
export type ForumReplyRow = Omit<
  Selectable<ForumReplyTable>,
  'account_id' | 'guest_id' | 'words'
> & {
  helpful: number;
  author: AuthorRow;
  quote_author: AuthorRow;
  quote_content: string | null;
  quote_format: TextFormat | null;
  quote_language: Language | null;
};

/** Published replies, whatever their post; those of a post that is not published are not found. */
export const replyListing: Listing = {
  table: 'forum_reply',
  id: 'id',
  isListed: sql`status = 'published' and deleted_at is null`,
  keys: sql`array[language, news_month(created_at)]`,
  visible: {
    column: 'post_id',
    // Not `exists`, which the planner may turn into a join with all posts.
    condition: sql`(
      select post.status from forum_post as post where post.id = post_id) = 'published'`,
  },
};

/** Characters of a quoted reply that are shown. */
const quoteLength = 280;

/** Cursor of a post's replies. */
export type ReplyCursor = { at: Date; id: string };

/** Replies starting `from` a cursor, those `after` or `before` it, or the `last` ones. */
export type ReplyPage =
  | { from?: ReplyCursor; after?: never; before?: never; last?: never }
  | { after: ReplyCursor; from?: never; before?: never; last?: never }
  | { before: ReplyCursor; from?: never; after?: never; last?: never }
  | { last: true; from?: never; after?: never; before?: never };

/** Joins authors and quoted replies to a relation of replies. */
const withQuotes = (replies: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql<ForumReplyRow>`
    select reply.id, reply.post_id, reply.content, reply.format, reply.language, reply.status,
      reply.appeared_at, reply.revision, reply.created_at, reply.edited_at, reply.deleted_at,
      ${helpfulOf('forum_reply', 'reply')} as helpful, ${authorOf('reply')} as author, quoted.id as quote_id,
      ${authorOf('quoted', { account: 'quoted_account' })} as quote_author,
      left(quoted.content, ${quoteLength}) as quote_content, quoted.format as quote_format,
      quoted.language as quote_language
    from ${replies} as reply
    left join account on account.id = reply.account_id
    left join forum_reply as quoted on quoted.id = reply.quote_id
      and quoted.status = 'published' and quoted.deleted_at is null
    left join account as quoted_account on quoted_account.id = quoted.account_id
    order by ${order}`;

const rowOf = ({ at, id }: ReplyCursor) => sql`(${at}::timestamptz, ${id}::uuid)`;

function pageOf(page: ReplyPage): { condition: RawBuilder<unknown>; backwards: boolean } {
  const position = sql`(appeared_at, id)`;
  if (page.last) return { condition: sql`true`, backwards: true };
  if (page.before) return { condition: sql`${position} < ${rowOf(page.before)}`, backwards: true };
  if (page.after) return { condition: sql`${position} > ${rowOf(page.after)}`, backwards: false };
  const from = page.from ? sql`${position} >= ${rowOf(page.from)}` : sql`true`;
  return { condition: from, backwards: false };
}

/**
 * Replies of a post that were ever published, removed ones too, oldest first: at most `limit`, those
 * nearest to the cursor or the last ones.
 */
export async function selectReplies(
  db: Database,
  postId: string,
  { limit, ...page }: ReplyPage & { limit: number },
): Promise<ForumReplyRow[]> {
  const { condition, backwards } = pageOf(page);
  const order = backwards ? sql`appeared_at desc, id desc` : sql`appeared_at, id`;
  const replies = sql`(
    select * from forum_reply
    where post_id = ${postId} and appeared_at is not null and ${condition}
    order by ${order} limit ${limit}
  )`;
  const { rows } = await withQuotes(replies, sql`reply.appeared_at, reply.id`).execute(db);
  return rows;
}

/** The cursor of a reply of a post; undefined if it was never published. */
export async function selectReplyCursor(
  db: Database,
  { postId, id }: { postId: string; id: string },
): Promise<ReplyCursor | undefined> {
  const row = await db
    .selectFrom('forum_reply')
    .select('appeared_at')
    .where('id', '=', id)
    .where('post_id', '=', postId)
    .executeTakeFirst();
  return row?.appeared_at ? { at: row.appeared_at, id } : undefined;
}

/** An author's own newest replies, whatever their status, unless deleted; oldest first. */
export async function selectOwnReplies(
  db: Database,
  author: AuthorRef,
  { which, limit }: { which: { postId: string } | { id: string }; limit: number },
): Promise<ForumReplyRow[]> {
  const named = 'id' in which ? sql`id = ${which.id}` : sql`post_id = ${which.postId}`;
  const replies = sql`(
    select * from forum_reply
    where ${isBy(author)} and ${named} and deleted_at is null
    order by created_at desc, id desc limit ${limit}
  )`;
  const { rows } = await withQuotes(replies, sql`reply.created_at, reply.id`).execute(db);
  return rows;
}
