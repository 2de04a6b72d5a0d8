import { getStory, listStories, listStoryGames } from '@kga/contracts';

import { storyId, storyQueries } from '../fill/stories.ts';
import type { Resources } from '../shared/run-bench.ts';
import { quantile } from '../shared/statistics.ts';
import {
  type Part,
  type Path,
  type ReadPath,
  type Side,
  type Sides,
  compareNextPages,
  comparePaths,
  createReader,
  meetsBar,
  listOf,
  ratioBar,
  searchBar,
} from './reads.ts';

const numbers = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => index + from);

const lists = numbers(60, 20).map((limit) => `${listStories.url}?limit=${limit}`);
const stories = numbers(90, 900).map((number) => getStory.url.replace(':id', storyId(number)));

const searches = [...storyQueries.common, ...storyQueries.rare].flatMap((words): Path[] => {
  const q = encodeURIComponent(words);
  const pages = numbers(5, 18).map((limit) => `${listStories.url}?q=${q}&limit=${limit}`);
  return [...pages, `${listStoryGames.url}?q=${q}`];
});

/** Lists, single stories and searches. */
export async function compareStories(resources: Resources, sides: Sides): Promise<Part> {
  const read = createReader(resources);
  const ratios = {
    stories: await comparePaths('stories', read, sides, lists),
    'second page': await compareNextPages('second page of stories', read, sides, lists),
    story: await comparePaths('story', read, sides, stories),
  };
  const search = await searchP95(read, sides.many);
  return {
    figures:
      `p95 at 1,000,000 stories to 1,000: ${listOf(ratios)} (bar ${ratioBar.toFixed(2)}); ` +
      `p95 at 1,000,000: search ${search.toFixed(0)} ms (bar ${searchBar} ms)`,
    pass: meetsBar(ratios) && search <= searchBar,
  };
}

async function searchP95(read: ReadPath, side: Side): Promise<number> {
  const times: number[] = [];
  for (const path of searches) {
    const begun = performance.now();
    await read(side, path);
    times.push(performance.now() - begun);
  }
  const p95 = quantile(times, 0.95);
  console.log(
    `search of stories: p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${p95.toFixed(1)} ms`,
  );
  return p95;
}
