import { getStory, listStories, listStoryGames } from '@kga/contracts';

import { storyId, storyQueries } from '../fill/stories.ts';
import type { Resources } from '../shared/processes.ts';
import {
  type Part,
  type Path,
  type Sides,
  type Timing,
  compareNextPages,
  comparePaths,
  createReader,
  numbers,
  p95,
} from './compare.ts';

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
  const timings: Timing[] = [];
  for (const path of searches) {
    const begun = performance.now();
    await read(sides.many, path);
    timings.push({ ms: performance.now() - begun, label: path });
  }
  return { rows: 'stories', ratios, times: { search: p95('search of stories', timings) } };
}
