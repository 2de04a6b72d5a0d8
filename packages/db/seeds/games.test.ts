// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { seededGameId } from '../src/archive/seeded.ts';
import { type TestDatabase, cloneDatabase } from '../src/testing.ts';
import {
  describeSource,
  gameTextLanguages,
  hostOf,
  readGameTexts,
  readSeededGames,
  seedGames,
} from './games.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

const games = readSeededGames();

/** The last day that a date such as `2014-12` can mean. */
const latest = (date: string): string =>
  date.length === 'YYYY'.length ? `${date}-12-31` : `${date}-31`.slice(0, 'YYYY-MM-DD'.length);

test('there are at least 180 games, each once', () => {
  expect(games.length).toBeGreaterThanOrEqual(180);
  expect(new Set(games.map(({ key }) => key)).size).toBe(games.length);
  expect(new Set(games.map(({ name }) => name.toLowerCase())).size).toBe(games.length);
});

test.each(games)('$name: its dates are in order and every fact has a source', (game) => {
  const { releaseDate, shutdownDate, events, sources, status } = game;
  // Some ends were announced before the release.
  const steps = events.filter(({ kind }) => kind !== 'announced').map(({ date }) => date);
  for (const date of [...steps, shutdownDate])
    expect(latest(date) >= (releaseDate ?? '')).toBe(true);
  const urls = sources.map(({ url }) => url);
  for (const { sourceUrl } of events) expect(urls).toContain(sourceUrl);
  const announced = events.find(({ kind }) => kind === 'announced');
  // Where the servers of several versions went off one after another, the last ones count.
  const off = events.findLast(({ kind }) => kind === 'servers_off');
  expect(latest(off?.date ?? '9999') >= (announced?.date ?? '')).toBe(true);
  // The end of a game that still runs is its shutdown date.
  expect(off?.date).toBe(status === 'announced' ? undefined : shutdownDate);
});

test.each(games)('$name is playable again only where a source says who runs it', (game) => {
  const isPlayable = game.status === 'playable_again';
  expect(game.revivedBy !== null).toBe(isPlayable);
  expect(game.events.some(({ kind }) => kind === 'playable_again')).toBe(isPlayable);
});

test.each(games)(
  '$name is confirmed by a notice of its makers, or by pages of at least two others, one of them of the press',
  ({ sources }) => {
    const described = sources.map((source) => ({
      ...describeSource(source),
      host: hostOf(source.url),
    }));
    if (described.some(({ kind }) => kind === 'primary')) return;
    expect(new Set(described.map(({ host }) => host)).size).toBeGreaterThan(1);
    expect(described.some(({ kind }) => kind === 'press')).toBe(true);
  },
);

test.each(gameTextLanguages)(
  'every game has its texts in %s, with a reason where one is known',
  (language) => {
    const texts = readGameTexts(language);
    expect(Object.keys(texts)).toEqual(games.map(({ key }) => key));
    for (const { key, shutdownReason } of games) {
      expect([key, texts[key]?.shutdownReason !== null]).toEqual([key, shutdownReason !== null]);
    }
  },
);

test('games are seeded once; of those of an earlier version, the unchanged ones are brought up to date', async () => {
  const { db } = database;
  expect(await seedGames(db)).toEqual({ added: games.length, updated: 0 });
  expect(await seedGames(db)).toEqual({ added: 0, updated: 0 });
  const [corrected, older, other] = games.map(({ key }) => seededGameId(key));
  await sql`update game set name = 'Corrected', revision = 2 where id = ${corrected}`.execute(db);
  await sql`update game set name = 'Older' where id = ${older}`.execute(db);
  await sql`delete from game_text where game_id = ${other} and language = 'de'`.execute(db);
  expect(await seedGames(db)).toEqual({ added: 0, updated: 2 });
  const { rows } = await sql<{ name: string; texts: number }>`
    select name, (select count(*)::int from game_text where game_id = game.id) as texts
    from game where id in (${corrected}, ${older}, ${other}) order by name <> 'Corrected', name
    `.execute(db);
  expect(rows.map(({ name }) => name)).toEqual([
    'Corrected',
    ...[games[1]?.name ?? '', games[2]?.name ?? ''].toSorted((a, b) => (a < b ? -1 : 1)),
  ]);
  expect(rows.every(({ texts }) => texts === gameTextLanguages.length)).toBe(true);
});
