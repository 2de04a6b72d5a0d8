import {
  archiveSorts,
  gameGenres,
  gamePlatforms,
  gameStatuses,
  getGame,
  listGames,
} from '@kga/contracts';
import { type Database, selectArchiveFigures } from '@kga/db';
import { sql } from 'kysely';

import {
  type BenchedFeature,
  type Comparison,
  type Path,
  blocksOf,
  numbers,
} from '../growth/compare.ts';
import { random, withoutIndex } from './sql.ts';

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

const gameId = (number: number): string =>
  `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** Replaces all games by `count` published ones of forty years; deterministic. */
async function fill(db: Database, count: number): Promise<void> {
  await sql`truncate game cascade`.execute(db);
  await sql`delete from tally where name = 'archive' or starts_with(name, 'archive.')`.execute(db);
  await withoutIndex(db, 'game_search', async () => {
    for (let from = 1; from <= count; from += batch) {
      await addGames(db, { from, to: Math.min(from + batch - 1, count), count });
    }
  });
  await sql`
    insert into game_event (id, game_id, kind, date, source_url)
    select gen_random_uuid(), id, 'servers_off', shutdown_date, 'https://example.org/news'
    from game`.execute(db);
}

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
      ('00000000-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid,
      case number % 4
        when 0 then 'Legends ' || number
        when 1 then 'Chronicles ' || number || ' Online'
        when 2 then '失落世界' || number
        else 'Racing ' || number
      end,
      'Studio ' || number % 5000, 'Publisher ' || number % 300,
      to_char(date '1985-01-01' + (number % 14000), 'YYYY-MM-DD'),
      to_char(date '1987-01-01' + (number % 14000), 'YYYY-MM-DD'),
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
const single = numbers(90, 100).map((number) => getGame.url.replace(':id', gameId(number)));

/** Lists by each order and filter, single games, the figures and searches. */
async function compare(bench: Comparison): Promise<void> {
  await bench.comparePaths('games', listsBy(''));
  await bench.compareNextPages('second page', listsBy(''));
  for (const filter of filters.slice(1)) {
    await bench.comparePaths(`games ${filter.slice(1)}`, listsBy(filter));
  }
  await bench.comparePaths('game', single);
  await bench.compareReads(
    'figures',
    ({ db }) =>
      () =>
        selectArchiveFigures(db),
    blocksOf(numbers(120, 0)),
  );
  const timings = [];
  for (const words of queries) {
    for (const filter of filters) {
      for (const limit of numbers(4, 18)) {
        const q = encodeURIComponent(words);
        const path = `${listGames.url}?q=${q}&limit=${limit}${filter}`;
        const begun = performance.now();
        await bench.read(bench.many, path);
        timings.push({ ms: performance.now() - begun, label: path });
      }
    }
  }
  bench.addTimes('search', timings);
}

export const archive: BenchedFeature = {
  rows: 'games',
  fill,
  hotReads: { archive: `${listGames.url}?limit=20` },
  compare,
};
