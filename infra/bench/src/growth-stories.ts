import { Agent } from 'node:http';

import { listStories, getStory, listStoryGames } from '@kga/contracts';

import { type Read, compareP95 } from './alternating-reads.ts';
import { storyId, storyWords } from './fill-stories.ts';
import { readAnswer } from './read-answer.ts';
import type { Resources } from './run-bench.ts';
import { quantile } from './statistics.ts';

/** Where the api of each side is. */
type Sides = { readonly few: string; readonly many: string };

const bar = 1.5;
/** Milliseconds. */
const searchBar = 60;

const limits = Array.from({ length: 60 }, (_, index) => index + 20);

/** In blocks of which the first is not measured. */
const blocksOf = <T>(all: readonly T[], blocks = 6): T[][] =>
  Array.from({ length: blocks }, (_, block) =>
    all.filter((_each, index) => index % blocks === block),
  );

const searches = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const q = encodeURIComponent(word);
    const pages = [18, 19, 20, 21, 22].map((limit) => `${listStories.url}?q=${q}&limit=${limit}`);
    return [...pages, `${listStoryGames.url}?q=${q}`];
  });

/** What lists, pages of one story and searches cost among few stories and among many. */
export async function compareStories(
  resources: Resources,
  sides: Sides,
): Promise<{ figures: string; pass: boolean }> {
  const agent = new Agent({ keepAlive: true });
  resources.defer(() => agent.destroy());
  const read = async (origin: string, path: string) => {
    const answer = await readAnswer(`${origin}${path}`, { agent });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  // The api keeps each answer by its address, so each is asked for once only.
  const compare = (
    name: string,
    pathOf: (number: number) => string,
    numbers: readonly number[],
  ) => {
    const at =
      (origin: string): Read<number> =>
      async (number) =>
        void (await read(origin, pathOf(number)));
    return compareP95(name, { few: at(sides.few), many: at(sides.many) }, blocksOf(numbers));
  };

  /** The page after the first, whose address each first page tells. */
  async function pages(origin: string): Promise<Read<number>> {
    const next = new Map<number, string>();
    for (const limit of limits) {
      const { headers } = await read(origin, `${listStories.url}?limit=${limit}`);
      const [, path] = /<(.+)>/.exec(String(headers['link'])) ?? [];
      if (path === undefined) throw new Error(`There is no page after ${limit} stories.`);
      next.set(limit, path);
    }
    return async (limit) => void (await read(origin, next.get(limit) ?? ''));
  }

  const list = await compare('stories', (limit) => `${listStories.url}?limit=${limit}`, limits);
  const second = await compareP95(
    'second page of stories',
    { few: await pages(sides.few), many: await pages(sides.many) },
    blocksOf(limits),
  );
  const story = await compare(
    'story',
    (number) => getStory.url.replace(':id', storyId(number)),
    Array.from({ length: 90 }, (_, index) => index + 900),
  );

  const times: number[] = [];
  for (const path of searches([...storyWords.common, ...storyWords.rare])) {
    const begun = performance.now();
    await read(sides.many, path);
    times.push(performance.now() - begun);
  }
  const search = quantile(times, 0.95);
  console.log(
    `search of stories: p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${search.toFixed(1)} ms`,
  );
  return {
    figures:
      `p95 at 1,000,000 stories to 1,000: stories ${list.toFixed(2)}, ` +
      `second page ${second.toFixed(2)}, story ${story.toFixed(2)} (bar ${bar.toFixed(2)}); ` +
      `p95 at 1,000,000: search ${search.toFixed(0)} ms (bar ${searchBar} ms)`,
    pass: [list, second, story].every((ratio) => ratio <= bar) && search <= searchBar,
  };
}
