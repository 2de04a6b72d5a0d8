// SPDX-License-Identifier: AGPL-3.0-or-later
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import {
  exportGamesCsv,
  exportGamesJson,
  gameLike,
  getArchiveCalendar,
  getArchiveFeed,
  getArchiveFigures,
  getGamesSchema,
  listGames,
  listSuggestedGames,
} from '@kga/contracts/archive';
import { changeChannel } from '@kga/contracts/core';
import { removeGameCover } from '@kga/db/archive';
import { transaction } from '@kga/db/core';
import { parseAtomFeed } from 'feedsmith';
import { beforeEach, describe, expect, test } from 'vitest';

import { guestAgent } from '../../testing/account-fixture.ts';
import { insertTestGame, insertTestMemory } from '../../testing/archive-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();

const get = (url: string, headers = {}) => api.app.inject({ url, headers });
const list = (query = '') => get(`${listGames.url}${query}`);
const namesOf = async (query = '') =>
  (await list(query)).json().map(({ name }: { name: string }) => name);

const announce = () =>
  api.redis.publish(changeChannel, JSON.stringify({ topic: 'archive', id: 'all' }));

/** Waits until the API answers with what is stored now. */
async function settled(games: number): Promise<void> {
  await announce();
  await expect.poll(async () => (await get(getArchiveFigures.url)).json().total).toBe(games);
}

describe('with games', () => {
  let crew = '';
  beforeEach(async () => {
    await api.db.deleteFrom('game').execute();
    crew = await insertTestGame(api.db, { shutdown_reason: 'Licences ran out.' });
    await insertTestGame(api.db, {
      name: 'Anthem',
      developer: 'BioWare',
      publisher: 'Electronic Arts',
      shutdown_date: '2026-01-12',
      genre: 'shooter',
      platforms: ['windows', 'xboxone'],
    });
    await insertTestGame(api.db, {
      name: '원신',
      developer: null,
      publisher: null,
      shutdown_date: null,
      genre: null,
      platforms: [],
      availability: 'unknown',
    });
    await insertTestGame(api.db, {
      name: 'Ends Later',
      shutdown_date: '2031-05',
      availability: 'announced',
    });
    await insertTestGame(api.db, {
      name: 'Ends Soon',
      shutdown_date: '2031-04-30',
      availability: 'announced',
    });
    await insertTestGame(api.db, { name: 'Waiting', status: 'pending' });
    await settled(5);
  });

  test('lists those that ended last first, by what ends next, and by name', async () => {
    expect(await namesOf()).toEqual(['Ends Later', 'Ends Soon', 'Anthem', 'The Crew', '원신']);
    expect(await namesOf('?sort=upcoming')).toEqual(['Ends Soon', 'Ends Later']);
    expect(await namesOf('?sort=name')).toEqual([
      'Anthem',
      'Ends Later',
      'Ends Soon',
      'The Crew',
      '원신',
    ]);
  });

  test('filters by genre, platform and status', async () => {
    expect(await namesOf('?genre=shooter')).toEqual(['Anthem']);
    expect(await namesOf('?platform=ps4')).toEqual(['Ends Later', 'Ends Soon', 'The Crew']);
    expect(await namesOf('?platform=ps4&status=shut_down')).toEqual(['The Crew']);
    const answer = await list('?platform=windows&limit=1');
    expect(answer.headers['x-total-count']).toBe('4');
    expect((await list('?genre=')).statusCode).toBe(400);
    expect((await list('?platform=amiga')).statusCode).toBe(400);
  });

  test('finds games by name, developer and publisher, within a filter', async () => {
    expect(await namesOf('?q=cre')).toEqual(['The Crew']);
    expect(await namesOf('?q=biow')).toEqual(['Anthem']);
    expect(await namesOf('?q=electronic%20arts')).toEqual(['Anthem']);
    expect(await namesOf('?q=원신')).toEqual(['원신']);
    expect(await namesOf('?q=ends&status=shut_down')).toEqual([]);
    expect(await namesOf('?q=ubisoft&status=shut_down&platform=ps4')).toEqual(['The Crew']);
    expect(await namesOf('?q=waiting')).toEqual([]);
  });

  test.each(['', '&sort=name', '&platform=windows'])(
    'pages%s hold every game once',
    async (query) => {
      const seen: string[] = [];
      let url: string | undefined = `${listGames.url}?limit=2${query}`;
      while (url !== undefined) {
        const answer = await get(url);
        seen.push(...answer.json().map(({ name }: { name: string }) => name));
        url = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
      }
      expect(seen).toEqual(await namesOf(`?limit=50${query}`));
    },
  );

  test('an announced end whose day has passed is not upcoming', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const ends = ['2020', '2024-02', '2026-11-21', today, today.slice(0, 7), today.slice(0, 4)];
    for (const shutdown_date of ends) {
      await insertTestGame(api.db, {
        name: shutdown_date,
        shutdown_date,
        availability: 'announced',
      });
    }
    await announce();
    const upcoming = [today.slice(0, 4), today.slice(0, 7), today, 'Ends Soon', 'Ends Later'];
    // Names and count may be of two moments while a page is loaded.
    const page = async () => {
      const answer = await list('?sort=upcoming');
      return {
        names: answer.json().map(({ name }: { name: string }) => name),
        total: answer.headers['x-total-count'],
      };
    };
    await expect.poll(page).toEqual({ names: upcoming, total: '5' });
    expect((await get(getArchiveCalendar.url)).payload).not.toContain('20261121');
  });

  test('a cursor of another list is refused', async () => {
    const id = '00000000-0000-7000-8000-000000000000';
    const cursors = [
      { id },
      { value: 'a\0b', id },
      { value: '\uD800', id },
      { value: 'a', id: 'b' },
    ];
    for (const cursor of [...cursors, null, 5]) {
      const text = Buffer.from(JSON.stringify(cursor)).toString('base64url');
      expect((await list(`?sort=name&cursor=${text}`)).statusCode).toBe(400);
    }
  });

  test('a game has its events in order, and a pending one is not found', async () => {
    const { db } = api;
    const event = (kind: 'announced' | 'servers_off', date: string, id: string) => ({
      id,
      game_id: crew,
      kind,
      date,
      source_url: 'https://example.org/news',
    });
    await db
      .insertInto('game_event')
      .values([
        event('servers_off', '2024-03-31', '00000000-0000-7000-8000-000000000001'),
        event('announced', '2023-12-14', '00000000-0000-7000-8000-000000000002'),
      ])
      .execute();
    const answer = await get(`${listGames.url}/${crew}`);
    expect(answer.json()).toMatchObject({
      name: 'The Crew',
      status: 'shut_down',
      shutdownReason: 'Licences ran out.',
      sources: ['https://example.org/the-crew'],
      events: [
        { kind: 'announced', date: '2023-12-14', sourceUrl: 'https://example.org/news' },
        { kind: 'servers_off', date: '2024-03-31', sourceUrl: 'https://example.org/news' },
      ],
    });
    const { id } = await db
      .selectFrom('game')
      .select('id')
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow();
    expect((await get(`${listGames.url}/${id}`)).statusCode).toBe(404);
  });

  test('only sources on the web are named', async () => {
    const source = 'https://example.org/news';
    const id = await insertTestGame(api.db, { sources: ['javascript:alert(1)', source] });
    const event = { game_id: id, kind: 'servers_off' as const, date: '2024-03-31' };
    await api.db
      .insertInto('game_event')
      .values({ ...event, id, source_url: 'javascript:alert(1)' })
      .execute();
    const { sources, events } = (await get(`${listGames.url}/${id}`)).json();
    expect([sources, events]).toMatchObject([[source], [{ sourceUrl: null }]]);
  });

  test('what a field suggests is every published game, the best remembered first', async () => {
    await insertTestMemory(api.db, { game_id: crew });
    const names = async () =>
      (await get(listSuggestedGames.url)).json().map(({ name }: { name: string }) => name);
    await announce();
    await expect.poll(async () => (await names())[0]).toBe('The Crew');
    expect((await names()).toSorted()).toEqual([
      'Anthem',
      'Ends Later',
      'Ends Soon',
      'The Crew',
      '원신',
    ]);
    const answer = await get(listSuggestedGames.url, { origin: 'https://elsewhere.example' });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': expect.stringContaining('public, max-age=300'),
    });
    expect(answer.json()[0]).toMatchObject({ id: crew, coverUrl: null, status: 'shut_down' });
  });

  test('figures count published games by year and status', async () => {
    expect((await get(getArchiveFigures.url)).json()).toEqual({
      total: 5,
      announced: 2,
      playable: 0,
      byYear: [
        { year: 2024, count: 1 },
        { year: 2026, count: 1 },
      ],
    });
  });

  test('all of it is open data for every site, by a published schema', async () => {
    const answer = await get(exportGamesJson.url, { origin: 'https://elsewhere.example' });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const { license, schema, games } = answer.json();
    expect(license).toBe('CC0-1.0');
    expect(new URL(schema).pathname).toBe(getGamesSchema.url);
    expect(games).toHaveLength(5);
    const { required } = (await get(getGamesSchema.url)).json().$defs.ArchiveGameDetails;
    for (const game of games) expect(Object.keys(game).toSorted()).toEqual(required.toSorted());
    const { etag = '' } = answer.headers;
    const again = () => get(exportGamesJson.url, { 'if-none-match': etag });
    expect((await again()).statusCode).toBe(304);
    const several = `"other", ${etag.replace('W/', '')}`;
    expect((await get(exportGamesJson.url, { 'if-none-match': several })).statusCode).toBe(304);
    await insertTestGame(api.db, { name: 'One more' });
    expect((await again()).statusCode).toBe(200);
  });

  test('a copy is old once likes, memories or covers differ', async () => {
    const tag = async () => (await get(exportGamesJson.url)).headers.etag;
    const other = await insertTestGame(api.db);
    const guest = await guestAgent(api);
    const press = (method: 'PUT' | 'DELETE', id: string) =>
      guest.request({ method, url: gameLike.set.url.replace(':id', id) });
    const tags = [await tag()];
    const steps = [
      () => press('PUT', crew),
      () => Promise.all([press('DELETE', crew), press('PUT', other)]),
      () => insertTestMemory(api.db, { game_id: crew }),
      () => transaction(api.db, (trx) => removeGameCover(trx, crew)),
    ];
    for (const step of steps) {
      await step();
      tags.push(await tag());
    }
    expect(new Set(tags).size).toBe(steps.length + 1);
    expect(await tag()).toBe(tags.at(-1));
  });

  test('HEAD names type, tag and license of a file without reading it', async () => {
    for (const url of [exportGamesJson.url, exportGamesCsv.url]) {
      const [read, head] = [await get(url), await api.app.inject({ method: 'HEAD', url })];
      expect([head.statusCode, head.payload]).toEqual([200, '']);
      for (const name of ['etag', 'content-type', 'link', 'cache-control', 'content-length']) {
        expect(head.headers[name]).toBe(read.headers[name]);
      }
    }
  });

  test('files are compressed as the caller accepts it, with the same tag', async () => {
    await insertTestGame(api.db, { name: 'Ragnarök 守望先锋' });
    for (const url of [exportGamesJson.url, exportGamesCsv.url]) {
      const plain = await get(url);
      expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
      expect(plain.headers).not.toHaveProperty('content-encoding');
      for (const [encoding, decode] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const headers = { 'accept-encoding': encoding };
        const answer = await get(url, headers);
        expect(decode(answer.rawPayload).toString()).toBe(plain.payload);
        const { etag, vary } = plain.headers;
        const expected = { 'content-encoding': encoding, etag, vary };
        expect(answer.headers).toMatchObject(expected);
        const head = await api.app.inject({ method: 'HEAD', url, headers });
        expect(head.headers).toMatchObject(expected);
        const again = await get(url, { ...headers, 'if-none-match': etag });
        expect([again.statusCode, again.headers.vary]).toEqual([304, vary]);
      }
    }
  });

  test('the table escapes formulas', async () => {
    await insertTestGame(api.db, { name: '=1+1 "quoted"' });
    const answer = await get(exportGamesCsv.url);
    expect(answer.headers['content-type']).toContain('text/csv');
    const lines = answer.payload.trim().split('\r\n');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(/^"id","name","developer"/);
    expect(answer.payload).toContain(`"'=1+1 ""quoted"""`);
  });

  test('the calendar has announced ends whose day is known', async () => {
    const answer = await get(getArchiveCalendar.url);
    expect(answer.headers['content-type']).toContain('text/calendar');
    expect(answer.payload).toContain('SUMMARY:Ends Soon: servers off');
    expect(answer.payload).toContain('DTSTART;VALUE=DATE:20310430');
    expect(answer.payload).not.toContain('Ends Later');
  });

  test('calendar and feed are in the language asked for, English by default', async () => {
    const id = await insertTestGame(api.db, {
      name: 'Wimpel',
      description: 'Ships.',
      shutdown_date: '2031-04-30',
      availability: 'announced',
    });
    await api.db
      .insertInto('game_text')
      .values({ game_id: id, language: 'de', description: 'Schiffe.', shutdown_reason: null })
      .execute();
    await settled(6);
    const calendar = await get(`${getArchiveCalendar.url}?lang=de`);
    expect(calendar.payload).toContain('SUMMARY:Wimpel: Server werden abgeschaltet');
    const summaryIn = async (lang: string) =>
      parseAtomFeed((await get(`${getArchiveFeed.url}${lang}`)).payload).entries?.find(
        ({ title }) => title?.value === 'Wimpel',
      )?.summary?.value;
    await expect.poll(() => summaryIn('?lang=de')).toBe('Schiffe.');
    await expect.poll(() => summaryIn('')).toBe('Ships.');
    expect((await get(`${getArchiveFeed.url}?lang=xx`)).statusCode).toBe(400);
  });

  test('a name breaks no line of the calendar', async () => {
    const name = `Bell \u0007\r\nBEGIN:VEVENT; "a, b" ${'長い😀'.repeat(40)}`;
    await insertTestGame(api.db, { name, shutdown_date: '2031-04-30', availability: 'announced' });
    await settled(6);
    const { rawPayload } = await get(getArchiveCalendar.url);
    const lines = rawPayload.toString().split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    for (const line of lines) {
      expect(line).not.toMatch(/\p{Cc}|\uFFFD/u);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });

  test('the feed has the newest games', async () => {
    await insertTestGame(api.db, { name: 'New </title> & \u0007' });
    await settled(6);
    await expect
      .poll(async () => {
        const { entries } = parseAtomFeed((await get(getArchiveFeed.url)).payload);
        return entries?.map(({ title }) => title?.value);
      })
      .toEqual(expect.arrayContaining(['New </title> &', 'Anthem']));
  });
});

test('a thousand games are exported whole, in parts', async () => {
  await api.db.deleteFrom('game').execute();
  for (let number = 0; number < 1_001; number += 1) {
    await insertTestGame(api.db, { name: `Game ${number}` });
  }
  expect((await get(exportGamesJson.url)).json().games).toHaveLength(1_001);
});

test('an archive without games is empty, not broken', async () => {
  await api.db.deleteFrom('game').execute();
  await settled(0);
  expect(await namesOf()).toEqual([]);
  expect((await get(exportGamesJson.url)).json().games).toEqual([]);
  expect((await get(getArchiveFigures.url)).json().byYear).toEqual([]);
});
