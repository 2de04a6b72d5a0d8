import { forumCategoryIds, forumSorts, listPosts, listReplies } from '@kga/contracts';
import { selectCategoryFigures, selectRecentPosts } from '@kga/db';

import { forumPostId } from '../fill/forum.ts';
import type { Resources } from '../shared/run-bench.ts';
import { type Read, blocksOf, compareP95 } from './compare-p95.ts';
import {
  type Part,
  type Path,
  type Side,
  type Sides,
  compareNextPages,
  comparePaths,
  createReader,
  meetsBar,
  listOf,
  ratioBar,
} from './reads.ts';

const numbers = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => index + from);

const categoryPages = (limits: readonly number[]): Path[] =>
  forumCategoryIds.flatMap((id) =>
    forumSorts.flatMap((sort) =>
      limits.map((limit) => `${listPosts.url.replace(':id', id)}?sort=${sort}&limit=${limit}`),
    ),
  );
const posts = numbers(90, 200).map((number) => `/api/forum/posts/${forumPostId(number)}`);
const thread = listReplies.url.replace(':id', forumPostId(1));
const replies = numbers(45, 10).flatMap((limit) => [
  `${thread}?limit=${limit}`,
  `${thread}?limit=${limit}&at=newest`,
]);
const moreReplies = numbers(40, 55).map((limit) => `${thread}?limit=${limit}`);

/** Categories, their pages, posts and replies. */
export async function compareForum(resources: Resources, sides: Sides): Promise<Part> {
  const read = createReader(resources);
  const compare = (name: string, paths: readonly Path[]) => comparePaths(name, read, sides, paths);
  const compareNext = (name: string, paths: readonly Path[]) =>
    compareNextPages(name, read, sides, paths);
  const ratios = {
    'forum categories': await compareP95(
      'forum categories',
      { few: readCategories(sides.few), many: readCategories(sides.many) },
      blocksOf(numbers(300, 0)),
    ),
    'category page': await compare('category page', categoryPages(numbers(12, 15))),
    'next category page': await compareNext('next category page', categoryPages(numbers(8, 40))),
    post: await compare('post', posts),
    replies: await compare('replies', replies),
    'next replies': await compareNext('next replies', moreReplies),
  };
  return {
    figures:
      `p95 at 1,000,000 posts and replies to 1,000: ${listOf(ratios)} ` +
      `(bar ${ratioBar.toFixed(2)})`,
    pass: meetsBar(ratios),
  };
}

/** Measures the queries themselves, because the api caches the few variants of its answer. */
const readCategories =
  ({ db }: Side): Read<number> =>
  async () => {
    const [figures, recent] = await Promise.all([
      selectCategoryFigures(db),
      selectRecentPosts(db, 3),
    ]);
    if (recent.length !== 12 || figures['legal-rights'].posts === 0) {
      throw new Error('The categories are not as they were filled.');
    }
  };
