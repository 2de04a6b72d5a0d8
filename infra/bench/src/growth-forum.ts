import { Agent } from 'node:http';

import { forumCategoryIds, forumSorts, listPosts, listReplies } from '@kga/contracts';
import { type Database, selectCategoryFigures, selectRecentPosts } from '@kga/db';

import { type Read, compareP95 } from './alternating-reads.ts';
import { forumPostId } from './fill-forum.ts';
import { readAnswer } from './read-answer.ts';
import type { Resources } from './run-bench.ts';

/** The api and the database of each side. */
type Side = { readonly api: string; readonly db: Database };
type Sides = { readonly few: Side; readonly many: Side };

/** What is asked for, as a path. */
type Path = string;

const bar = 1.5;

const numbers = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => index + from);

/** The api keeps each answer by its address, so each is asked for once only. */
const pagesOf = (limits: readonly number[]): Path[] =>
  forumCategoryIds.flatMap((id) =>
    forumSorts.flatMap((sort) =>
      limits.map((limit) => `${listPosts.url.replace(':id', id)}?sort=${sort}&limit=${limit}`),
    ),
  );
const posts: readonly Path[] = numbers(90, 200).map(
  (number) => `/api/forum/posts/${forumPostId(number)}`,
);
const thread = listReplies.url.replace(':id', forumPostId(1));
const replies: readonly Path[] = numbers(45, 10).flatMap((limit) => [
  `${thread}?limit=${limit}`,
  `${thread}?limit=${limit}&at=newest`,
]);

/** What categories, their pages and the pages of posts cost among few and among many. */
export async function compareForum(
  resources: Resources,
  sides: Sides,
): Promise<{ figures: string; pass: boolean }> {
  const agent = new Agent({ keepAlive: true });
  resources.defer(() => agent.destroy());
  const read = async (origin: string, path: Path) => {
    const answer = await readAnswer(`${origin}${path}`, { agent });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const reading =
    ({ api }: Side): Read<Path> =>
    async (path) =>
      void (await read(api, path));
  /** Reads the page after that of a path, whose address that one tells. */
  const readingNext = async ({ api }: Side, paths: readonly Path[]): Promise<Read<Path>> => {
    const next = new Map<Path, Path>();
    for (const path of paths) {
      const { headers } = await read(api, path);
      const [, found] = /<([^>]+)>; rel="next"/.exec(String(headers['link'])) ?? [];
      if (found === undefined) throw new Error(`There is no page after ${path}.`);
      next.set(path, found);
    }
    return async (path) => void (await read(api, next.get(path) ?? ''));
  };
  const compare = (name: string, paths: readonly Path[]) =>
    compareP95(name, { few: reading(sides.few), many: reading(sides.many) }, blocksOf(paths));
  const compareNext = async (name: string, paths: readonly Path[]) =>
    compareP95(
      name,
      { few: await readingNext(sides.few, paths), many: await readingNext(sides.many, paths) },
      blocksOf(paths),
    );

  const ratios = {
    'forum categories': await compareP95(
      'forum categories',
      { few: readingCategories(sides.few), many: readingCategories(sides.many) },
      blocksOf(numbers(300, 0)),
    ),
    'category page': await compare('category page', pagesOf(numbers(12, 15))),
    'next category page': await compareNext('next category page', pagesOf(numbers(8, 40))),
    post: await compare('post', posts),
    replies: await compare('replies', replies),
    'next replies': await compareNext(
      'next replies',
      numbers(40, 55).map((limit) => `${thread}?limit=${limit}`),
    ),
  };
  const listed = Object.entries(ratios).map(([name, ratio]) => `${name} ${ratio.toFixed(2)}`);
  return {
    figures: `p95 at 1,000,000 posts and replies to 1,000: ${listed.join(', ')} (bar ${bar.toFixed(2)})`,
    pass: Object.values(ratios).every((ratio) => ratio <= bar),
  };
}

/** The api has six answers of it and makes them seldom, so the queries themselves are measured. */
const readingCategories =
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

/** In blocks of which the first is not measured. */
function blocksOf<T>(all: readonly T[], blocks = 6): T[][] {
  return Array.from({ length: blocks }, (_, block) =>
    all.filter((_each, index) => index % blocks === block),
  );
}
