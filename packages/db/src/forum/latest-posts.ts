// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { type ForumCategoryId, forumCategoryIds } from '@kga/contracts/forum';
import { sql } from 'kysely';

import { type AuthorRow, authorOf } from '../content/public-author.ts';
import type { Database } from '../core/client.ts';
import type { Page } from '../core/lists.ts';
import { listed, newestFirst, wantedLanguages } from '../core/search/listing.ts';
import { relaxQuery } from '../core/search/relax.ts';
import { searchListing } from '../core/search/search.ts';
import {
  type ForumPostRow,
  type ForumSummaryRow,
  postListing,
  selectPostsByIds,
  selectWholePosts,
  shownPosts,
} from './posts.ts';

type NewestPosts = { category?: ForumCategoryId | undefined; language: Language; limit: number };

/** The last post of a page of the latest ones. */
export type LatestCursor = { value: Date; id: string };

/**
 * The cursors of the posts of all categories in which something happened last, in some languages or in all. It is a
 * union of parts that an index returns in that order; pinned posts have no place of their own.
 */
export async function selectLatestPosts(
  db: Database,
  filter: { languages?: readonly Language[] | undefined },
  { limit, after }: Page<LatestCursor>,
): Promise<LatestCursor[]> {
  const wanted = wantedLanguages(filter);
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(last_activity_at, id) < (${after.value}::timestamptz, ${after.id}::uuid)`;
  const conditions = forumCategoryIds.flatMap((category) => {
    const inCategory = sql`category_id = ${category}`;
    return wanted === undefined
      ? [inCategory]
      : wanted.flatMap((language) =>
          [true, false].map(
            (pinned) => sql`${inCategory} and language = ${language} and pinned = ${pinned}`,
          ),
        );
  });
  const parts = conditions.map(
    (condition) => sql`(
      select id, last_activity_at as value from forum_post
      where ${condition} and ${shownPosts} and ${isAfter}
      order by last_activity_at desc, id desc limit ${limit})`,
  );
  const { rows } = await sql<LatestCursor>`
    select id, value from (${sql.join(parts, sql` union all `)}) as latest
    order by value desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** The newest posts in a language, of a category or of all, with their texts. */
export async function selectNewestPosts(
  db: Database,
  { category, language, limit }: NewestPosts,
): Promise<ForumPostRow[]> {
  const filter = { category, languages: [language] };
  const { rows } = await sql<{ id: string }>`
    select id from ${listed(postListing, filter, { each: limit })}
    order by ${newestFirst} limit ${limit}`.execute(db);
  return selectWholePosts(
    db,
    rows.map(({ id }) => id),
  );
}

/** Latest replies of a post among which its participants are looked for, and most of these. */
const lateReplies = 12;
const participantsMax = 3;

/** The members who replied to posts last, beside their authors, by the ids of the posts. */
export async function selectParticipants(
  db: Database,
  postIds: readonly string[],
): Promise<Map<string, AuthorRow[]>> {
  const { rows } = await sql<{ postId: string; author: AuthorRow }>`
    select post.id as "postId", ${authorOf('spoke', { byGuests: false })} as author
    from forum_post as post cross join lateral (
      select account_id, max(appeared_at) as at from (
        select account_id, appeared_at from forum_reply
        where post_id = post.id and status = 'published' and deleted_at is null
          and appeared_at is not null
        order by appeared_at desc, id desc limit ${lateReplies}
      ) as late
      where account_id is not null and account_id is distinct from post.account_id
      group by account_id order by at desc limit ${participantsMax}
    ) as spoke
    join account on account.id = spoke.account_id
    where post.id = any(${postIds}::uuid[])
    order by spoke.at desc`.execute(db);
  const byPost = Map.groupBy(rows, ({ postId }) => postId);
  return new Map([...byPost].map(([id, found]) => [id, found.map(({ author }) => author)]));
}

const relatedMax = 3;

/** Other posts in the language of a visible post that have as many words of its title as possible; undefined without it. */
export async function selectRelatedPosts(
  db: Database,
  id: string,
): Promise<ForumSummaryRow[] | undefined> {
  const [post] = await selectPostsByIds(db, [id]);
  if (!post) return undefined;
  const filter = { languages: [post.language] };
  const words = await relaxQuery(db, postListing, { query: post.title, filter, except: id });
  if (words === undefined) return [];
  const limit = relatedMax + 1;
  const page = { query: words, filter, limit, after: undefined, countMax: limit };
  const { found } = await searchListing(db, postListing, page);
  const others = found.filter((each) => each.id !== id).slice(0, relatedMax);
  return selectPostsByIds(
    db,
    others.map((each) => each.id),
  );
}
