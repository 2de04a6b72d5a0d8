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
import { sql } from 'kysely';

import {
  type BenchedFeature,
  type Comparison,
  type Path,
  blocksOf,
  numbers,
} from '../growth/compare.ts';
import {
  addSentences,
  gameNameOf,
  idsOf,
  languageOf,
  random,
  sentenceOf,
  withoutIndex,
} from './sentences.ts';

/** Games inserted by one statement. */
const batch = 100_000;

/** Words of many names, of few, and of none; the last ones are developers. */
const queries = [
  'legends',
  'online',
  '世界',
  'legends 4320',
  '失落世界2222',
  'nowhere',
  'studio 77',
];

const filters = ['', '&genre=mmo', '&platform=ps4', '&status=playable_again&genre=card'];

const ids = idsOf('00000000-0000-7000-8000');

/** The games that people remember: the first one of `single`, and those after it. */
const remembered = { first: 90, games: 10 } as const;

/** Replaces all games by `count` published ones of forty years, and as many memories; deterministic. */
async function fill(db: Database, count: number): Promise<void> {
  await sql`truncate game, game_total cascade`.execute(db);
  await sql`delete from tally where starts_with(name, 'archive.')`.execute(db);
  await withoutIndex(db, 'game_search', async () => {
    for (let from = 1; from <= count; from += batch) {
      await addGames(db, { from, to: Math.min(from + batch - 1, count), count });
    }
  });
  await sql`
    insert into game_event (id, game_id, kind, date, source_url)
    select gen_random_uuid(), id, 'servers_off', shutdown_date, 'https://example.org/news'
    from game`.execute(db);
  await addSentences(db);
  await addMemories(db, count);
  await withoutIndex(db, 'game_count_remembered', () =>
    withoutIndex(db, 'game_count_genre', () => countLikes(db)),
  );
}

/** Ten games share all memories, so that there are several pages of each at any size. */
async function addMemories(db: Database, count: number): Promise<void> {
  await sql`alter table memory disable trigger user`.execute(db);
  await withoutIndex(db, 'memory_search', async () => {
    await sql`
      insert into memory (id, game_id, content, language, status, created_at)
      select uuidv7(),
        ${ids.sql(`${remembered.first} + number % ${remembered.games}`)},
        'Memory number ' || number || '. ' || ${sentenceOf('number.number', 4)},
        ${languageOf('number.number')}, 'published',
        now() - make_interval(secs => 100) * (${count}::int - number)
      from generate_series(1, ${count}::int) as number`.execute(db);
  });
  await sql`
    insert into memory_count (memory_id, game_id, helpful)
    select id, game_id, abs(hashtext(id::text)) % 50 from memory`.execute(db);
  await sql`
    update game_count set memories = counted.memories
    from (select game_id, count(*) as memories from memory group by game_id) as counted
    where counted.game_id = game_count.game_id`.execute(db);
  await sql`alter table memory enable trigger user`.execute(db);
}

const countLikes = async (db: Database): Promise<void> => {
  await sql`update game_count set likes = abs(hashtext(game_id::text)) % 1000`.execute(db);
};

/** SQL for one of the values by the number of a row; the first ones are more frequent. */
const oneOf = (values: readonly string[], seed: number) =>
  sql`(${[...values]}::text[])[1 + floor(power(${random(`number * 5 + ${seed}`)}, 2) * ${values.length}::int)::int]`;

async function addGames(
  db: Database,
  { from, to, count }: { from: number; to: number; count: number },
): Promise<void> {
  await sql`
    insert into game (id, name, developer, publisher, release_date, shutdown_date, genre, platforms,
      availability, sources, language, status, created_at)
    select
      ${ids.sql('number')}, ${gameNameOf('number')},
      'Studio ' || number % 5000, 'Publisher ' || number % 300,
      to_char(date '1985-01-01' + (number % 14000), 'YYYY-MM-DD'),
      to_char(date '1995-01-01' + (number::bigint * 7919 % 16000)::int, 'YYYY-MM-DD'),
      ${oneOf(gameGenres, 1)},
      array[${oneOf(gamePlatforms, 2)}, ${oneOf(gamePlatforms, 3)}],
      ${oneOf(['shut_down', ...gameStatuses], 4)},
      array['https://example.org/games'], 'en', 'published',
      now() - make_interval(secs => 100) * (${count}::int - number)
    from generate_series(${from}::int, ${to}::int) as number`.execute(db);
}

const listsBy = (filter: string): Path[] =>
  archiveSorts.flatMap((sort) =>
    numbers(12, 15).map((limit) => `${listGames.url}?limit=${limit}&sort=${sort}${filter}`),
  );
const single = numbers(remembered.first, 100).map((number) =>
  getGame.url.replace(':id', ids.of(number)),
);

const memoriesBy = (sort: MemorySort, limits: readonly number[]): Path[] =>
  numbers(remembered.games, remembered.first).flatMap((number) =>
    limits.map(
      (limit) => `${listMemories.url.replace(':id', ids.of(number))}?limit=${limit}&sort=${sort}`,
    ),
  );

const searches = queries.flatMap((words) =>
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
    numbers(200, 60).map((number) => listGameMentions.url.replace(':id', ids.of(number))),
  );
  await bench.compareReads(
    'figures',
    ({ db }) =>
      () =>
        selectArchiveFigures(db),
    blocksOf(numbers(120, 0)),
  );
  await bench.timePaths('search', searches);
}

export const archive: BenchedFeature = {
  rows: 'games and memories',
  fill,
  hotReads: {
    archive: `${listGames.url}?limit=20`,
    game: single[0] ?? '',
  },
  writes: {
    memory: { endpoint: createMemory, parent: 'game', body: (content) => ({ content }) },
  },
  compare,
};
