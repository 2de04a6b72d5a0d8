// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  createReply,
  forumCategoryIds,
  forumSorts,
  listForumCategories,
  listLatestPosts,
  listPosts,
  listReplies,
} from '@kga/contracts/forum';
import { selectCategoryFigures, selectRecentPosts } from '@kga/db/forum';

import {
  type BenchedFeature,
  type Comparison,
  type Path,
  type Side,
  numbers,
} from '../growth/compare.ts';
import { fill, idOf } from './fill.ts';

/** With which ids of posts begin; the first post has half of all replies. */
const prefix = '0193b3a2-0000-7000-8000';

const categoryPages = (limits: readonly number[]): Path[] =>
  forumCategoryIds.flatMap((id) =>
    forumSorts.flatMap((sort) =>
      limits.map((limit) => `${listPosts.url.replace(':id', id)}?sort=${sort}&limit=${limit}`),
    ),
  );
const latestPages = ['', '&lang=en', '&lang=de,en'].flatMap((filter) =>
  numbers(20, 15).map((limit): Path => `${listLatestPosts.url}?limit=${limit}${filter}`),
);
const posts = numbers(90, 200).map((number) => `/api/forum/posts/${idOf(number, prefix)}`);
const thread = listReplies.url.replace(':id', idOf(1, prefix));
const replies = numbers(45, 10).flatMap((limit) => [
  `${thread}?limit=${limit}`,
  `${thread}?limit=${limit}&at=newest`,
]);
const moreReplies = numbers(40, 55).map((limit) => `${thread}?limit=${limit}`);

/** Categories, their pages, posts and replies. */
async function compare(bench: Comparison): Promise<void> {
  await bench.compareReads('forum categories', readCategories, numbers(300, 0));
  await bench.comparePaths('category page', categoryPages(numbers(12, 15)));
  await bench.compareNextPages('next category page', categoryPages(numbers(8, 40)));
  await bench.comparePaths('latest posts', latestPages);
  await bench.compareNextPages('next latest posts', latestPages);
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
      selectRecentPosts(db, { language: 'en', each: 3 }),
    ]);
    if (recent.length !== 12 || figures['legal-rights'].posts === 0) {
      throw new Error('The categories are not as they were filled.');
    }
  };

export const forum: BenchedFeature = {
  rows: 'posts and replies',
  fill: (db, count) => fill(db, 'forum', { count, prefix }),
  hotReads: { forum: listForumCategories.url },
  writes: {
    forum_reply: { endpoint: createReply, parent: 'forum_post', body: (content) => ({ content }) },
  },
  compare,
};
