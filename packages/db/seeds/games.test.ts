// SPDX-License-Identifier: AGPL-3.0-or-later
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { type TestDatabase, cloneDatabase } from '../src/testing.ts';
import { readSeededGames, seedGames } from './games.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

const games = readSeededGames();

/** The last day that a date such as `2014-12` can mean. */
const latest = (date: string): string => `${date}-12-31`.slice(0, 10).padEnd(10, '-31');

test('there are at least 120 games, each once', () => {
  expect(games.length).toBeGreaterThanOrEqual(120);
  expect(new Set(games.map(({ key }) => key)).size).toBe(games.length);
  expect(new Set(games.map(({ name }) => name.toLowerCase())).size).toBe(games.length);
});

test.each(games)('$name: its dates are in order and every fact has a source', (game) => {
  const { releaseDate, shutdownDate, events, sources } = game;
  const steps = [
    ...events.map(({ date }) => date),
    ...(shutdownDate === null ? [] : [shutdownDate]),
  ];
  for (const date of steps) expect(latest(date) >= (releaseDate ?? '')).toBe(true);
  for (const { sourceUrl } of events) expect(sources).toContain(sourceUrl);
  const announced = events.find(({ kind }) => kind === 'announced');
  const off = events.find(({ kind }) => kind === 'servers_off');
  expect(latest(off?.date ?? '9999') >= (announced?.date ?? '')).toBe(true);
  expect(shutdownDate !== null || events.length > 0).toBe(true);
});

test('games are seeded once, and later changes stay', async () => {
  const { db } = database;
  expect(await seedGames(db)).toEqual({ added: games.length });
  await db
    .updateTable('game')
    .set({ name: 'Changed' })
    .where('name', '=', games[0]?.name ?? '')
    .execute();
  expect(await seedGames(db)).toEqual({ added: 0 });
  const changed = await db.selectFrom('game').select('id').where('name', '=', 'Changed').execute();
  expect(changed).toHaveLength(1);
});
