// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { type ForumCategoryId, forumCategoryIds } from '@kga/contracts/forum';
import { type RawBuilder, sql } from 'kysely';

import { authorOf } from '../content/public-author.ts';
import type { Database } from '../core/client.ts';
import { selectTallies } from '../core/lists.ts';
import { wantedLanguages } from '../core/search/listing.ts';
import { type ForumList, type ForumSummaryRow, shownPosts } from './posts.ts';

/** Visible posts of a category and their replies. */
export type ForumCategoryFigures = { posts: number; replies: number };

/** The figures of every category, from running sums. */
export async function selectCategoryFigures(db: Database) {
  const sums = await selectTallies(db, 'forum.');
  const values = new Map(sums.map(({ name, value }) => [name, value]));
  const of = (id: ForumCategoryId): ForumCategoryFigures => ({
    posts: values.get(`forum.posts:${id}`) ?? 0,
    replies: values.get(`forum.replies:${id}`) ?? 0,
  });
  return {
    'legal-rights': of('legal-rights'),
    'game-cases': of('game-cases'),
    'action-organization': of('action-organization'),
    'cultural-protection': of('cultural-protection'),
  };
}

/** Number of visible posts of a category, or of all, in some languages, from running sums. */
export async function countPosts(
  db: Database,
  { categoryId, ...filter }: Pick<ForumList, 'languages'> & { categoryId?: ForumCategoryId },
): Promise<number> {
  const sums = await selectTallies(db, `forum.posts:${categoryId ?? ''}`);
  const wanted = wantedLanguages(filter);
  return sums
    .filter(({ name }) => {
      const [, , language] = name.split(':');
      return language !== undefined && (wanted?.some((each) => each === language) ?? true);
    })
    .reduce((total, { value }) => total + value, 0);
}

export type RecentForumPost = Pick<
  ForumSummaryRow,
  'id' | 'category_id' | 'author' | 'title' | 'language' | 'replies' | 'views' | 'last_activity_at'
>;

/** The most recently active posts of each category, those in a language first. */
export async function selectRecentPosts(
  db: Database,
  { language, each }: { language: Language; each: number },
): Promise<RecentForumPost[]> {
  // A pinned post is no news in its language.
  const isOwn = sql`language = ${language} and not pinned`;
  const latest = (condition: RawBuilder<unknown>) => sql`
    (select id, ${isOwn} as is_own, last_activity_at from forum_post
      where category_id = category.id and ${shownPosts} and ${condition}
      order by last_activity_at desc, id desc limit ${each})`;
  const { rows } = await sql<RecentForumPost>`
    select forum_post.id, category_id, title, forum_post.language, replies, views,
      forum_post.last_activity_at, ${authorOf('forum_post', { byGuests: false })} as author
    from unnest(${sql.val([...forumCategoryIds])}::text[]) as category (id)
    cross join lateral (
      select * from (${latest(isOwn)} union ${latest(sql`true`)}) as latest
      order by is_own desc, last_activity_at desc, id desc limit ${each}
    ) as found
    join forum_post on forum_post.id = found.id
    left join account on account.id = forum_post.account_id
    order by is_own desc, found.last_activity_at desc, found.id desc`.execute(db);
  return rows;
}
