import type { ForumCategoryId, ForumSort } from '@kga/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../client.ts';
import type { Page } from '../lists.ts';

/** A category's posts in one of the orders, pinned ones first. */
export type ForumList = { categoryId: ForumCategoryId; sort: ForumSort };

/** Cursor of a list: the last post of the previous page; `value` is the column sorted by. */
export type PostCursor = { pinned: boolean; value: Date | number; id: string };

export type PostPage = Page<PostCursor>;

/** Condition of visible posts, literally that of the partial indexes. */
export const shownPosts = sql`status = 'published' and deleted_at is null`;

const sortColumns = {
  active: 'last_activity_at',
  newest: 'created_at',
  top: 'replies',
} as const satisfies Record<ForumSort, string>;

/** The columns of a cursor, named as in `PostCursor`. */
export const cursorColumns = ({ sort }: ForumList) =>
  sql`pinned, ${sql.ref(sortColumns[sort])} as value, id`;

export const inOrder = ({ sort }: ForumList) =>
  sql`pinned desc, ${sql.ref(sortColumns[sort])} desc, id desc`;

/** The posts of a list after a cursor, to be ordered by `inOrder`, as an index does. */
export function postsAfter(list: ForumList, after?: PostCursor): RawBuilder<boolean> {
  const type = sql.raw(list.sort === 'top' ? 'integer' : 'timestamptz');
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(pinned, ${sql.ref(sortColumns[list.sort])}, id)
          < (${after.pinned}::boolean, ${after.value}::${type}, ${after.id}::uuid)`;
  return sql`category_id = ${list.categoryId} and ${shownPosts} and ${isAfter}`;
}

/** The cursors of a list's posts after a cursor, in order. */
export async function selectPostCursors(db: Database, list: ForumList, { limit, after }: PostPage) {
  const { rows } = await sql<PostCursor>`
    select ${cursorColumns(list)} from forum_post where ${postsAfter(list, after)}
    order by ${inOrder(list)} limit ${limit}`.execute(db);
  return rows;
}
