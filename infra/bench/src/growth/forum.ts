import { forumCategoryIds, forumSorts, listPosts, listReplies } from '@kga/contracts';
import { selectCategoryFigures, selectRecentPosts } from '@kga/db';

import { forumPostId } from '../fill/forum.ts';
import type { Resources } from '../shared/processes.ts';
import {
  type Part,
  type Path,
  type Read,
  type Side,
  type Sides,
  blocksOf,
  compareNextPages,
  compareP95,
  comparePaths,
  createReader,
  numbers,
} from './compare.ts';

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
      sides,
      readCategories,
      blocksOf(numbers(300, 0)),
    ),
    'category page': await compare('category page', categoryPages(numbers(12, 15))),
    'next category page': await compareNext('next category page', categoryPages(numbers(8, 40))),
    post: await compare('post', posts),
    replies: await compare('replies', replies),
    'next replies': await compareNext('next replies', moreReplies),
  };
  return { rows: 'posts and replies', ratios };
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
