// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type MemorySort,
  archiveSorts,
  createMemory,
  gameGenres,
  gamePlatforms,
  gameStatuses,
  getGame,
  listGameMentions,
  listGames,
  listMemories,
  memorySorts,
} from '@kga/contracts/archive';
import { selectArchiveFigures } from '@kga/db/archive';
import type { Database } from '@kga/db/core';

import { type BenchedFeature, type Comparison, type Path, numbers } from '../growth/compare.ts';
import { fill, idOf } from './fill.ts';
import queries from './searches.json' with { type: 'json' };

const filters = ['', '&genre=mmo', '&platform=ps4', '&status=playable_again&genre=card'];

/** The games that people remember: the first one of `single`, and those after it. */
const remembered = { first: 90, games: 10 } as const;

const fillArchive = (db: Database, count: number) =>
  fill(db, 'archive', {
    count,
    genres: gameGenres,
    platforms: gamePlatforms,
    statuses: ['shut_down', ...gameStatuses],
    remembered_first: remembered.first,
    remembered_games: remembered.games,
  });

const listsBy = (filter: string): Path[] =>
  archiveSorts.flatMap((sort) =>
    numbers(12, 15).map((limit) => `${listGames.url}?limit=${limit}&sort=${sort}${filter}`),
  );
const single = numbers(remembered.first, 100).map((number) =>
  getGame.url.replace(':id', idOf(number)),
);

const memoriesBy = (sort: MemorySort, limits: readonly number[]): Path[] =>
  numbers(remembered.games, remembered.first).flatMap((number) =>
    limits.map(
      (limit) => `${listMemories.url.replace(':id', idOf(number))}?limit=${limit}&sort=${sort}`,
    ),
  );

/** Words of many names, of few, and of none; the last ones are developers. */
const searches = queries.archive.flatMap((words) =>
  filters.flatMap((filter): Path[] =>
    numbers(4, 18).map(
      (limit) => `${listGames.url}?q=${encodeURIComponent(words)}&limit=${limit}${filter}`,
    ),
  ),
);

/** Lists by each order and filter, single games and their memories, the figures and searches. */
async function compare(bench: Comparison): Promise<void> {
  await bench.comparePaths('games', listsBy(''));
  await bench.compareNextPages('second page', listsBy(''));
  for (const filter of filters.slice(1)) {
    await bench.comparePaths(`games ${filter.slice(1)}`, listsBy(filter));
  }
  await bench.comparePaths('game', single);
  for (const sort of memorySorts) {
    await bench.comparePaths(`${sort} memories`, memoriesBy(sort, numbers(12, 8)));
    await bench.compareNextPages(`next ${sort} memories`, memoriesBy(sort, numbers(12, 25)));
  }
  await bench.comparePaths(
    'mentions',
    numbers(200, 60).map((number) => listGameMentions.url.replace(':id', idOf(number))),
  );
  await bench.compareReads(
    'figures',
    ({ db }) =>
      () =>
        selectArchiveFigures(db),
    numbers(120, 0),
  );
  await bench.timePaths('search', searches);
}

export const archive: BenchedFeature = {
  rows: 'games and memories',
  fill: fillArchive,
  hotReads: {
    archive: `${listGames.url}?limit=20`,
    game: single[0] ?? '',
  },
  writes: {
    memory: { endpoint: createMemory, parent: 'game', body: (content) => ({ content }) },
  },
  compare,
};
