// SPDX-License-Identifier: AGPL-3.0-or-later
import { createStory, getStory, listStories, listStoryGames } from '@kga/contracts/stories';

import { type BenchedFeature, type Comparison, type Path, numbers } from '../growth/compare.ts';
import { fill, idOf } from './fill.ts';
import queries from './searches.json' with { type: 'json' };

const lists = numbers(60, 20).map((limit) => `${listStories.url}?limit=${limit}`);
const single = numbers(90, 900).map((number) => getStory.url.replace(':id', idOf(number)));

/** Searches for games with many and with few stories. */
const searches = queries.stories.flatMap((words): Path[] => {
  const q = encodeURIComponent(words);
  const pages = numbers(5, 18).map((limit) => `${listStories.url}?q=${q}&limit=${limit}`);
  return [...pages, `${listStoryGames.url}?q=${q}`];
});

/** Lists, single stories and searches. */
async function compare(bench: Comparison): Promise<void> {
  await bench.comparePaths('stories', lists);
  await bench.compareNextPages('second page', lists);
  await bench.comparePaths('story', single);
  await bench.timePaths('search', searches);
}

export const stories: BenchedFeature = {
  rows: 'stories',
  fill: (db, count) => fill(db, 'stories', { count }),
  hotReads: { stories: `${listStories.url}?limit=3` },
  writes: {
    story: {
      endpoint: createStory,
      body: (content) => ({ gameName: 'The Crew', title: 'The end', content }),
    },
  },
  compare,
};
