// SPDX-License-Identifier: AGPL-3.0-or-later
import { archiveSorts, gameGenres, gamePlatforms, gameStatuses } from '@kga/contracts/archive';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import type { Transaction } from '../core/client.ts';
import { type TestDatabase, cloneDatabase } from '../testing.ts';
import { type GameFilter, selectArchiveFigures, selectGames } from './game-lists.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  const { db } = database;
  await sql`delete from game`.execute(db);
  await sql`alter table game set (autovacuum_enabled = off)`.execute(db);
  await sql`
    insert into game
      (id, name, shutdown_date, genre, platforms, availability, sources, language, status)
    select gen_random_uuid(), 'Game ' || n,
      case n % 3 when 1 then '209' || n % 10 else '20' || 10 + n % 10 end,
      case n % 5 when 0 then 'card' when 1 then null else 'mmo' end,
      array[case when n % 50 = 0 then 'dreamcast' else 'windows' end, 'mac'],
      (array['shut_down', 'announced', 'playable_again'])[n % 3 + 1], '{}', 'en', 'published'
    from generate_series(1, 3000) as n`.execute(db);
  await sql`update game_count set likes = abs(hashtext(game_id::text)) % 50`.execute(db);
  // Statistics that overestimate the platform, as they do where their sample has missed it.
  await sql`vacuum analyze game`.execute(db);
  await sql`update game set platforms = array['windows'] 
    where 'dreamcast' = any(platforms) and name not like '%500'`.execute(db);
  await sql`vacuum game, game_count`.execute(db);
});
afterAll(() => database.drop());

/** Rows of games and of their counts that this connection has read, except from indexes alone. */
async function countRead(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + idx_tup_fetch)::int as read
    from pg_stat_xact_user_tables where relname in ('game', 'game_count')`.execute(trx);
  return rows[0]?.read ?? Number.NaN;
}

const common: GameFilter = { genre: 'card', platform: 'windows', status: 'announced' };

test.each([
  ...archiveSorts.map((sort) => ({ sort })),
  ...archiveSorts.map((sort) => ({ sort, ...common })),
  { sort: 'shutdown', platform: 'dreamcast' },
  { sort: 'name', platform: 'dreamcast' },
  { sort: 'remembered', platform: 'dreamcast', genre: 'card' },
] as const)('a page reads few games: %o', async (list) => {
  await database.db.transaction().execute(async (trx) => {
    const before = await countRead(trx);
    const { games } = await selectGames(trx, list, { limit: 2 });
    expect(games).toHaveLength(2);
    expect((await countRead(trx)) - before).toBeLessThan(40);
  });
});

test('a year has the games that ended in it, as many as the chart shows, in pages', async () => {
  const { db } = database;
  const { byYear } = await selectArchiveFigures(db);
  for (const { year, count } of byYear) {
    const filter = { sort: 'shutdown', year } as const;
    const list = await selectGames(db, filter, { limit: 3_000 });
    expect(list.games).toHaveLength(count);
    expect(list.total).toEqual({ total: count, atLeast: false });
    expect(list.games.every((game) => game.shutdown_date?.startsWith(String(year)))).toBe(true);
    const cards = await selectGames(db, { ...filter, genre: 'card' }, { limit: 3_000 });
    expect(cards.total.total).toBe(list.games.filter(({ genre }) => genre === 'card').length);
    const [first, second] = list.games;
    if (!first || !second) continue;
    const after = { value: first.value, id: first.id };
    const next = await selectGames(db, filter, { limit: 1, after });
    expect(next.games.map(({ id }) => id)).toEqual([second.id]);
  }
  expect(byYear.length).toBeGreaterThan(5);
  const none = await selectGames(db, { sort: 'shutdown', year: 1971 }, { limit: 2 });
  expect(none).toEqual({ games: [], total: { total: 0, atLeast: false } });
});

test('every filter has its exact total, whatever happens to games', async () => {
  const { db } = database;
  await sql`update game set status = 'hidden' where name like '%7'`.execute(db);
  await sql`
    update game set genre = 'racing', availability = 'unknown', platforms = array['web']
    where name like '%8'`.execute(db);
  await sql`delete from game where name like '%9'`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', genre, availability, array_to_string(platforms, ' ')) as name from game
    where status = 'published'`.execute(db);
  const games = rows.map(({ name }) => name.split(' '));
  for (const genre of [undefined, ...gameGenres]) {
    for (const status of [undefined, ...gameStatuses]) {
      for (const platform of [undefined, ...gamePlatforms.slice(0, 5), 'dreamcast' as const]) {
        const filter = { genre, status, platform };
        const wanted = [genre, status, platform].filter((tag) => tag !== undefined);
        const total = games.filter((tags) => wanted.every((tag) => tags.includes(tag))).length;
        const list = await selectGames(db, { sort: 'remembered', ...filter }, { limit: 3_000 });
        expect(list.games).toHaveLength(total);
        expect(list.total).toEqual({ total, atLeast: false });
      }
    }
  }
  expect(await selectArchiveFigures(db)).toMatchObject({ total: games.length });
});
