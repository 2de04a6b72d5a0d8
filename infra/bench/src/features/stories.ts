// SPDX-License-Identifier: AGPL-3.0-or-later
import { createStory, getStory, listStories, listStoryGames } from '@kga/contracts/stories';
import type { Database } from '@kga/db/core';
import { sql } from 'kysely';

import { type BenchedFeature, type Comparison, type Path, numbers } from '../growth/compare.ts';
import {
  addSentences,
  gameNameOf,
  idsOf,
  languageOf,
  random,
  sentenceOf,
  withoutIndex,
} from './sentences.ts';

/** Stories inserted by one statement. */
const batch = 50_000;

/** Number of games; the first ones have the most stories. */
const gamesMax = 5_000;

/** Search queries for games with many and with few stories. */
const queries = {
  common: ['legends', 'online', 'chronicles', '世界'],
  rare: ['legends 4320', 'chronicles 2221', 'nowhere told', '失落世界2222'],
} as const;

const ids = idsOf('00000000-0000-7000-8000');

/** Replaces all stories by `count` published ones, one per 100 seconds up to now; deterministic. */
async function fill(db: Database, count: number): Promise<void> {
  await sql`truncate story, story_game`.execute(db);
  await sql`delete from tally where starts_with(name, 'stories')`.execute(db);
  await addSentences(db);
  await withoutIndex(db, 'story_search', () => addAllStories(db, count));
}

async function addAllStories(db: Database, count: number): Promise<void> {
  for (let from = 1; from <= count; from += batch) {
    await addStories(db, { from, to: Math.min(from + batch - 1, count), count });
  }
}

async function addStories(
  db: Database,
  { from, to, count }: { from: number; to: number; count: number },
): Promise<void> {
  await sql`
    insert into story (id, game_name, title, content, amount, currency, amount_lost_yen, rate_date,
      language, status, created_at)
    select
      ${ids.sql('number')}, ${gameNameOf('game')},
      'Gone on day ' || number,
      ${sentenceOf('chosen.number', 4)} || '. ' || ${sentenceOf('chosen.number', 5)}
        || '. What is left is number ' || number || '.',
      59.99, 'EUR', 9782, date '2024-12-31',
      ${languageOf('chosen.number')}, 'published',
      now() - make_interval(secs => 100) * (${count}::int - number)
    from (
      select number, floor(
        power(${random('number')}, 2) * ${gamesMax}::int)::int as game
      from generate_series(${from}::int, ${to}::int) as number
    ) as chosen`.execute(db);
}

const lists = numbers(60, 20).map((limit) => `${listStories.url}?limit=${limit}`);
const single = numbers(90, 900).map((number) => getStory.url.replace(':id', ids.of(number)));

const searches = [...queries.common, ...queries.rare].flatMap((words): Path[] => {
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
  fill,
  hotReads: { stories: `${listStories.url}?limit=3` },
  writes: {
    story: {
      endpoint: createStory,
      body: (content) => ({ gameName: 'The Crew', title: 'The end', content }),
    },
  },
  compare,
};
