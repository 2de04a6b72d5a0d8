// SPDX-License-Identifier: AGPL-3.0-or-later
import type { TextFormat } from '@kga/contracts/content';
import type { Language } from '@kga/contracts/core';
import type { ForumCategoryId, ForumSort } from '@kga/contracts/forum';
import { type RawBuilder, sql } from 'kysely';

import { helpfulOf } from '../content/marks.ts';
import { type AuthorRow, authorOf } from '../content/public-author.ts';
import type { Database } from '../core/client.ts';
import type { Page } from '../core/lists.ts';
import { type Listing, wantedLanguages } from '../core/search/listing.ts';
import { usedLanguages } from '../core/search/used-languages.ts';
import { survivorOf } from '../core/survivor.ts';
import { isThread } from './game-threads.ts';

/** A category's posts in one of the orders, pinned ones first; in all languages if undefined. */
export type ForumList = {
  categoryId: ForumCategoryId;
  sort: ForumSort;
  languages?: readonly Language[] | undefined;
};

/** Cursor of a list: the last post of the previous page; `value` is the column sorted by. */
export type PostCursor = { pinned: boolean; value: Date | number; id: string };

export type PostPage = Page<PostCursor>;

/** Condition of visible posts, literally that of the partial indexes. */
export const shownPosts = sql<boolean>`status = 'published' and deleted_at is null`;

/** Visible posts of all categories. */
export const postListing: Listing = {
  table: 'forum_post',
  id: 'id',
  title: 'title_words',
  category: 'category_id',
  isListed: shownPosts,
  keys: sql`array[category_id, language, news_month(created_at)]`,
};

const sortColumns = {
  active: 'last_activity_at',
  newest: 'created_at',
  top: 'replies',
} as const satisfies Record<ForumSort, string>;

/** The columns of a cursor, named as in `PostCursor`. */
export const cursorColumns = ({ sort }: ForumList) =>
  sql`pinned, ${sql.ref(sortColumns[sort])} as value, id`;

export const inOrder = sql`pinned desc, value desc, id desc`;

/**
 * The posts of a list after a cursor, as a relation to be ordered by `inOrder`: a union of one part per
 * language, which an index returns in that order.
 *
 * @param options `each` limits the posts per language
 */
export function postsIn(
  list: ForumList,
  { after, each }: { after?: PostCursor | undefined; each?: number } = {},
): RawBuilder<unknown> {
  const type = sql.raw(list.sort === 'top' ? 'integer' : 'timestamptz');
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(pinned, ${sql.ref(sortColumns[list.sort])}, id)
          < (${after.pinned}::boolean, ${after.value}::${type}, ${after.id}::uuid)`;
  const parts = (wantedLanguages(list) ?? usedLanguages()).map(
    (language) => sql`(
      select words, ${cursorColumns(list)} from forum_post
      where category_id = ${list.categoryId} and language = ${language}
        and ${shownPosts} and ${isAfter}
      order by ${inOrder} ${each === undefined ? sql`` : sql`limit ${each}`}
    )`,
  );
  return sql`(${sql.join(parts, sql` union all `)}) as listed`;
}

/** The cursors of a list's posts after a cursor, in order. */
export async function selectPostCursors(db: Database, list: ForumList, { limit, after }: PostPage) {
  const { rows } = await sql<PostCursor>`
    select pinned, value, id from ${postsIn(list, { after, each: limit })}
    order by ${inOrder} limit ${limit}`.execute(db);
  return rows;
}

/** A post as lists show it, with its author. */
export type ForumSummaryRow = Awaited<ReturnType<typeof selectPostsByIds>>[number];

export type ForumPostRow = NonNullable<Awaited<ReturnType<typeof selectPost>>>;

const visibleReply = sql`
  reply.post_id = forum_post.id and reply.status = 'published' and reply.deleted_at is null`;

const isSolved = sql<boolean>`exists (
  select from forum_reply as reply where reply.id = forum_post.solution_id and ${visibleReply})`;

/** Length of the beginning of a solution, in characters. */
export const solutionLength = 600;

export type ForumSolution = {
  id: string;
  content: string;
  format: TextFormat;
  language: Language;
  author: AuthorRow;
};

const solution = sql<ForumSolution | null>`(
  select jsonb_build_object(
    'id', reply.id, 'content', left(reply.content, ${sql.lit(solutionLength)}),
    'format', reply.format,
    'language', reply.language, 'author', ${authorOf('reply', { account: 'solver' })})
  from forum_reply as reply left join account as solver on solver.id = reply.account_id
  where reply.id = forum_post.solution_id and ${visibleReply})`;

function postsWithAuthor(db: Database) {
  return db
    .selectFrom('forum_post')
    .leftJoin('account', 'account.id', 'forum_post.account_id')
    .leftJoin('game', (join) =>
      join.onRef('game.id', '=', 'forum_post.game_id').on('game.status', '=', 'published'),
    )
    .select([
      'forum_post.id',
      'forum_post.category_id',
      'game.id as game_id',
      'game.name as game_name',
      'forum_post.title',
      'forum_post.language',
      'forum_post.replies',
      'forum_post.views',
      'forum_post.pinned',
      'forum_post.locked',
      isSolved.as('solved'),
      'forum_post.created_at',
      'forum_post.last_activity_at',
      authorOf('forum_post', { byGuests: false }).as('author'),
    ]);
}

const wholePosts = (db: Database) =>
  postsWithAuthor(db).select([
    'forum_post.content',
    'forum_post.format',
    'forum_post.status',
    'forum_post.revision',
    'forum_post.newest_reply_id',
    'forum_post.edited_at',
    'forum_post.deleted_at',
    solution.as('solution'),
    helpfulOf('forum_post', 'forum_post').as('helpful'),
  ]);

/** The id of a post, or of the one that it was merged into. */
export async function selectSurvivingPostId(db: Database, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select ${survivorOf('forum_post', id)} as id`.execute(db);
  return rows[0]?.id ?? id;
}

/** The visible posts among these ids, in the order of the ids. */
export async function selectPostsByIds(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await postsWithAuthor(db)
    .where('forum_post.id', 'in', ids)
    .where('forum_post.status', '=', 'published')
    .where('forum_post.deleted_at', 'is', null)
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The same with their texts, the newest first. */
export async function selectWholePosts(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return wholePosts(db)
    .where('forum_post.id', 'in', ids)
    .where('forum_post.status', '=', 'published')
    .where('forum_post.deleted_at', 'is', null)
    .orderBy('forum_post.created_at', 'desc')
    .orderBy('forum_post.id', 'desc')
    .execute();
}

/**
 * A published post, also one whose text its author has deleted; of one that was merged, the thread that it was
 * merged into.
 */
export async function selectPost(db: Database, id: string) {
  return wholePosts(db)
    .where('forum_post.id', '=', survivorOf('forum_post', id))
    .where('forum_post.status', '=', 'published')
    .executeTakeFirst();
}

/** The visible thread of a published game; of a merged one, that of the game that it was merged into. */
export async function selectGameThread(db: Database, gameId: string) {
  return postsWithAuthor(db)
    .where('game.id', '=', survivorOf('game', gameId))
    .where('forum_post.status', '=', 'published')
    .where('forum_post.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The id of the thread of a game if an account began it, also while it waits for a moderator. */
export async function selectOwnThreadId(
  db: Database,
  { gameId, accountId }: { gameId: string; accountId: string },
): Promise<string | undefined> {
  const thread = await db
    .selectFrom('forum_post')
    .select('id')
    .where('game_id', '=', survivorOf('game', gameId))
    .where('account_id', '=', accountId)
    .where(isThread)
    .executeTakeFirst();
  return thread?.id;
}

/** An account's own post, whatever its status, unless deleted. */
export async function selectOwnPost(
  db: Database,
  { id, accountId }: { id: string; accountId: string },
) {
  return wholePosts(db)
    .where('forum_post.id', '=', id)
    .where('forum_post.account_id', '=', accountId)
    .where('forum_post.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The live figures of published posts. */
export async function selectPostFigures(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('forum_post')
    .select(['id', 'replies', 'newest_reply_id'])
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .execute();
}
