// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Feed, listFeeds } from '@kga/contracts/news';
import { expect, test } from 'vitest';

import { setupAgent } from '../../../testing/account-fixture.ts';
import { insertTestFeed } from '../../../testing/news-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin' });

const list = (query: Record<string, string>) =>
  admin.get(`${listFeeds.url}?${new URLSearchParams(query).toString()}`);

async function namesOf(query: Record<string, string>): Promise<string[]> {
  const answer = await list(query);
  const feeds: Feed[] = answer.json();
  expect(answer.headers['x-total-count']).toBe(String(feeds.length));
  return feeds.map(({ name }) => name);
}

test('finds within name and address, wildcards taken for themselves', async () => {
  await insertTestFeed(admin, { name: '100% Games_News', url: 'https://find.test/rss?a_b' });
  await insertTestFeed(admin, { name: '100x GamesxNews', url: 'https://find.test/rss?axb' });
  for (const q of ['100%', 's_n', 'GAMES_', '?a_b', 'FIND.test/rss?a_']) {
    expect(await namesOf({ q })).toEqual(['100% Games_News']);
  }
  expect(await namesOf({ q: 'find.test' })).toEqual(['100% Games_News', '100x GamesxNews']);
  for (const q of ['__', '%%', "' or 1=1 --"]) expect(await namesOf({ q })).toEqual([]);
});

test('filters by state and by whether it is enabled', async () => {
  const { db } = api;
  const { id } = await insertTestFeed(admin, { name: 'filter stopped' });
  await db.updateTable('feed').set({ state: 'stopped' }).where('id', '=', id).execute();
  await insertTestFeed(admin, { name: 'filter off', enabled: false });
  await insertTestFeed(admin, { name: 'filter on' });
  const q = 'filter';
  expect(await namesOf({ q })).toEqual(['filter off', 'filter on', 'filter stopped']);
  expect(await namesOf({ q, state: 'stopped' })).toEqual(['filter stopped']);
  expect(await namesOf({ q, state: 'new', enabled: 'yes' })).toEqual(['filter on']);
  expect(await namesOf({ q, enabled: 'no' })).toEqual(['filter off']);
  expect((await list({ state: 'broken' })).statusCode).toBe(400);
  expect((await list({ enabled: 'true' })).statusCode).toBe(400);
});

test('says how many items each has brought, and how many its last document had', async () => {
  const { db } = api;
  await insertTestFeed(admin, { name: 'count one' });
  const { id } = await insertTestFeed(admin, { name: 'count two' });
  await db
    .updateTable('feed')
    .set({ items: 3, last_entries: 5, last_articles: 3 })
    .where('id', '=', id)
    .execute();
  const feeds: Feed[] = (await list({ q: 'count' })).json();
  expect(feeds.map(({ name, items, lastRead }) => [name, items, lastRead])).toEqual([
    ['count one', 0, null],
    ['count two', 3, { entries: 5, articles: 3 }],
  ]);
});

test('pages by name are complete and without doubles, whatever the names are', async () => {
  const names = ['b', 'A', 'a', 'a', 'Ä', 'É', '中', 'z', '𠮷', "o'b", 'İ'.repeat(100)];
  const expected: string[] = [];
  for (const name of names) {
    expected.push((await insertTestFeed(admin, { name, siteUrl: 'https://p.test' })).id);
  }
  const first = await list({ limit: '100' });
  const order: string[] = first.json().map(({ id }: Feed) => id);
  const seen: string[] = [];
  let url = `${listFeeds.url}?limit=2`;
  for (;;) {
    const answer = await admin.get(url);
    expect(answer.statusCode).toBe(200);
    seen.push(...answer.json().map(({ id }: Feed) => id));
    const next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1];
    if (next === undefined) break;
    url = next;
  }
  expect(seen).toEqual(order);
  expect(seen).toEqual(expect.arrayContaining(expected));
});

const cursorOf = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');

test.each([
  'x',
  '',
  'e30',
  cursorOf({ name: 'a\0', id: crypto.randomUUID() }),
  cursorOf({ name: 'a', id: 'x' }),
  cursorOf({ name: 5, id: crypto.randomUUID() }),
])('the cursor %j is refused', async (cursor) => {
  const answer = await list({ cursor });
  expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ path: 'cursor' }] });
});

test.each(['0', '101', 'x'])('the limit %s is refused', async (limit) => {
  expect((await list({ limit })).statusCode).toBe(400);
});
