// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  createReply,
  forumCategoryIds,
  forumSorts,
  listForumCategories,
  listPosts,
  listReplies,
} from '@kga/contracts/forum';
import type { Database } from '@kga/db/core';
import { selectCategoryFigures, selectRecentPosts } from '@kga/db/forum';
import { sql } from 'kysely';

import {
  type BenchedFeature,
  type Comparison,
  type Path,
  type Side,
  blocksOf,
  numbers,
} from '../growth/compare.ts';
import { addSentences, idsOf, languageOf, sentenceOf, withoutIndex } from './sentences.ts';

/** Ids of posts; the first post has half of all replies. */
const ids = idsOf('0193b3a2-0000-7000-8000');

const categories = ['legal-rights', 'game-cases', 'action-organization', 'cultural-protection'];

const triggers = ['insert', 'update', 'delete'].map((when) => `forum_reply_after_${when}`);

/**
 * Replaces all posts and replies by `count` of each, one post per 100 seconds up to now. Half of the
 * replies belong to one post, the others to one post each.
 */
async function fill(db: Database, count: number): Promise<void> {
  await sql`truncate forum_post cascade`.execute(db);
  await sql`delete from tally where name like 'forum.%'`.execute(db);
  await addSentences(db);
  await withoutIndex(db, 'forum_post_search', () => addPosts(db, count));
  // The posts already have their counts, and counting each reply would take long.
  for (const trigger of triggers) {
    await sql`alter table forum_reply disable trigger ${sql.ref(trigger)}`.execute(db);
  }
  await withoutIndex(db, 'forum_reply_search', () => addReplies(db, count));
  for (const trigger of triggers) {
    await sql`alter table forum_reply enable trigger ${sql.ref(trigger)}`.execute(db);
  }
}

async function addPosts(db: Database, count: number): Promise<void> {
  const half = Math.floor(count / 2);
  await sql`
    insert into forum_post (id, category_id, account_id, title, content, language, status,
      replies, views, pinned, created_at, last_activity_at)
    select ${ids.sql('number.number')}, (${categories}::text[])[1 + number % 4], null,
      'Post number ' || number || ' ' || ${sentenceOf('number.number', 1)},
      'What can be done about game ' || number % 977 || '? ' || ${sentenceOf('number.number', 2)},
      ${languageOf('number.number')},
      'published',
      case when number = 1 then ${half}::int + 1 when number <= ${half}::int then 1 else 0 end,
      number % 5000, number % 100003 = 7,
      now() - make_interval(secs => 100) * (${count}::int - number),
      now() - make_interval(secs => 100) * (${count}::int - number)
    from generate_series(1, ${count}::int) as number`.execute(db);
}

async function addReplies(db: Database, count: number): Promise<void> {
  const half = Math.floor(count / 2);
  const post = sql`case when number <= ${half}::int then ${ids.sql('1')} else ${ids.sql(`number - ${half}`)} end`;
  await sql`
    insert into forum_reply (id, post_id, account_id, content, language, status, appeared_at,
      created_at)
    select uuidv7(), ${post}, null, 'Reply number ' || number || '. ' || ${sentenceOf('number.number', 3)},
      ${languageOf('number.number')}, 'published',
      now() - make_interval(secs => 10) * (${count}::int - number),
      now() - make_interval(secs => 10) * (${count}::int - number)
    from generate_series(1, ${2 * half}::int) as number`.execute(db);
}

const categoryPages = (limits: readonly number[]): Path[] =>
  forumCategoryIds.flatMap((id) =>
    forumSorts.flatMap((sort) =>
      limits.map((limit) => `${listPosts.url.replace(':id', id)}?sort=${sort}&limit=${limit}`),
    ),
  );
const posts = numbers(90, 200).map((number) => `/api/forum/posts/${ids.of(number)}`);
const thread = listReplies.url.replace(':id', ids.of(1));
const replies = numbers(45, 10).flatMap((limit) => [
  `${thread}?limit=${limit}`,
  `${thread}?limit=${limit}&at=newest`,
]);
const moreReplies = numbers(40, 55).map((limit) => `${thread}?limit=${limit}`);

/** Categories, their pages, posts and replies. */
async function compare(bench: Comparison): Promise<void> {
  await bench.compareReads('forum categories', readCategories, blocksOf(numbers(300, 0)));
  await bench.comparePaths('category page', categoryPages(numbers(12, 15)));
  await bench.compareNextPages('next category page', categoryPages(numbers(8, 40)));
  await bench.comparePaths('post', posts);
  await bench.comparePaths('replies', replies);
  await bench.compareNextPages('next replies', moreReplies);
}

/** Measures the queries themselves, because the api caches the few variants of its answer. */
const readCategories =
  ({ db }: Side) =>
  async () => {
    const [figures, recent] = await Promise.all([
      selectCategoryFigures(db),
      selectRecentPosts(db, 3),
    ]);
    if (recent.length !== 12 || figures['legal-rights'].posts === 0) {
      throw new Error('The categories are not as they were filled.');
    }
  };

export const forum: BenchedFeature = {
  rows: 'posts and replies',
  fill,
  hotReads: { forum: listForumCategories.url },
  writes: {
    forum_reply: { endpoint: createReply, parent: 'forum_post', body: (content) => ({ content }) },
  },
  compare,
};
