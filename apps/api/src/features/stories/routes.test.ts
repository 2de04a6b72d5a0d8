// SPDX-License-Identifier: AGPL-3.0-or-later
import { deleteProfile } from '@kga/contracts/accounts';
import { changeChannel } from '@kga/contracts/core';
import { listContentLanguages } from '@kga/contracts/site';
import { listStories, getStory, listStoryGames, getStoryTotals } from '@kga/contracts/stories';
import { upsertRates } from '@kga/db/site';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import {
  authorOf,
  guestAgent,
  makeAccount,
  signInAs,
  testPassword,
} from '../../testing/account-fixture.ts';
import { insertTestStory } from '../../testing/story-fixture.ts';
import { setupTestApp, createTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();
beforeEach(async () => {
  await api.db.deleteFrom('story').execute();
  await announce();
});

const announce = () =>
  api.redis.publish(changeChannel, JSON.stringify({ topic: 'stories', id: 'all' }));

const get = (query = '', headers = {}) =>
  api.app.inject({ url: `${listStories.url}${query}`, headers });

const idsOf = async (query = '') => (await get(query)).json().map(({ id }: { id: string }) => id);

const created = (second: number) => ({ created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)) });

test('lists published stories, newest first', async () => {
  const { db } = api;
  const author = await makeAccount(db, { displayName: 'Ada of Test' });
  const guest = await guestAgent(api);
  const ids = [
    await insertTestStory(db, { ...created(1), account_id: author.id, title: '„Weg“ <b>\u0007' }),
    await insertTestStory(db, { ...created(2), guest_id: guest.guestId, amount_lost_yen: null }),
    await insertTestStory(db, created(2)),
  ];
  for (const status of ['pending', 'hidden', 'rejected'] as const)
    await insertTestStory(db, { status });
  await announce();
  await expect.poll(() => idsOf()).toEqual(ids.toReversed());
  const answer = await get();
  expect(answer.json()[2]).toEqual({
    format: 'plain',
    blocks: null,
    id: ids[0],
    userId: author.id.slice(0, 8),
    author: authorOf(author, { displayName: 'Ada of Test' }),
    gameName: 'The Crew',
    title: '„Weg“ <b>\u0007',
    content: 'It was bought, and one day it did not start any more.',
    amountLost: 6_980,
    amount: 6_980,
    currency: 'JPY',
    rateDate: null,
    language: 'en',
    editedAt: null,
    createdAt: '2026-01-01T00:00:01.000Z',
  });
  expect(answer.json()[1]).toMatchObject({
    userId: guest.guestId.slice(0, 8),
    author: { shortId: guest.guestId.slice(-4), marks: ['guest'] },
    amountLost: null,
  });
  expect(answer.json()[0]).toMatchObject({ userId: null, author: null });
  await expect.poll(() => idsOf('?limit=2')).toEqual([ids[2], ids[1]]);
});

test('the next story is the one after it in the list, and the newest after the oldest', async () => {
  const { db } = api;
  const oldest = await insertTestStory(db, created(1));
  const middle = await insertTestStory(db, created(2));
  const newest = await insertTestStory(db, created(3));
  await insertTestStory(db, { ...created(2), status: 'pending' });
  const nextTo = async (id: string) => (await get(`/${id}/next`)).json().id;
  expect(await Promise.all([newest, middle, oldest].map(nextTo))).toEqual([middle, oldest, newest]);
});

test('there is no next story where there is no other', async () => {
  const id = await insertTestStory(api.db, {});
  expect((await get(`/${id}/next`)).json()).toBeNull();
});

test('is publicly cacheable and needs no session', async () => {
  const answer = await get('', { cookie: 'kga_session=whatever' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=10, stale-while-revalidate=60',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const same = await get('', { 'if-none-match': answer.headers.etag });
  expect([same.statusCode, same.body]).toEqual([304, '']);
});

test('deleting an account removes its stories from the list at once', async () => {
  const { db } = api;
  const account = await makeAccount(db);
  const id = await insertTestStory(db, { account_id: account.id });
  await announce();
  await expect.poll(() => idsOf()).toEqual([id]);
  const by = await signInAs(api.app, account);
  const payload = { contributions: 'keep', currentPassword: testPassword };
  await by.request({ method: 'DELETE', url: deleteProfile.url, payload });
  await expect.poll(async () => (await get()).json()).toMatchObject([{ id, userId: null }]);
});

const nextOf = ({ link }: { link?: string | undefined }) =>
  /^<(.+)>; rel="next"$/.exec(link ?? '')?.[1];

test.each([
  ['all', '?limit=2', '5'],
  ['those of a game', '?limit=2&q=crew', '5'],
])('pages cover %s', async (_which, query, total) => {
  const { db } = api;
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1)
    ids.push(await insertTestStory(db, created(index % 3)));
  await announce();
  const seen: string[] = [];
  await expect.poll(async () => (await get(query)).headers['x-total-count']).toBe(total);
  for (let url: string | undefined = `${listStories.url}${query}`; url !== undefined;) {
    const answer = await api.app.inject({ url });
    expect(answer.headers['x-total-count']).toBe(total);
    seen.push(...answer.json().map(({ id }: { id: string }) => id));
    url = nextOf(z.looseObject({ link: z.string().optional() }).parse(answer.headers));
  }
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

test('a search finds stories by game, title and text, the first two first', async () => {
  const { db } = api;
  const q = encodeURIComponent('原神');
  const [text, title, game] = [
    await insertTestStory(db, { ...created(3), content: '我买了原神。' }),
    await insertTestStory(db, { ...created(2), title: '原神' }),
    await insertTestStory(db, { ...created(1), game_name: '原神' }),
  ];
  await announce();
  await expect.poll(() => idsOf(`?q=${q}`)).toEqual([title, game, text]);
  expect(await idsOf('?q=nothing')).toEqual([]);
});

test('lists the stories of some languages, and counts them and all', async () => {
  const { db } = api;
  const [english, german] = [
    await insertTestStory(db, created(1)),
    await insertTestStory(db, { ...created(2), language: 'de' }),
    await insertTestStory(db, { ...created(3), language: 'fr' }),
  ];
  await announce();
  await expect.poll(() => idsOf('?lang=en,de')).toEqual([german, english]);
  expect((await get('?lang=de,en')).headers).toMatchObject({
    'x-total-count': '2',
    'x-total-all-languages': '3',
  });
  expect(await idsOf('?lang=de&q=crew')).toEqual([german]);
  expect((await get()).headers).toMatchObject({ 'x-total-count': '3' });
  expect((await get()).headers['x-total-all-languages']).toBeUndefined();
  expect((await get('?lang=x')).statusCode).toBe(400);
  // `Intl` throws for these.
  expect((await get('?lang=sgn-ase')).statusCode).toBe(400);
  expect((await get('?lang=sl-rozaj-rozaj')).statusCode).toBe(400);
});

test('lists stories in any language, also among all, and offers those languages', async () => {
  const { db } = api;
  const portuguese = await insertTestStory(db, { ...created(1), language: 'pt-BR' });
  await announce();
  await expect.poll(() => idsOf('?lang=pt-br')).toEqual([portuguese]);
  const offered = async () => (await api.app.inject({ url: listContentLanguages.url })).json();
  await expect.poll(offered).toEqual(['pt-BR']);
  // Lists of all languages read those that are in use.
  await expect.poll(() => idsOf('')).toContain(portuguese);
  await expect.poll(() => idsOf('?q=crew')).toContain(portuguese);
  expect(await idsOf('?lang=pt')).toEqual([]);
});

test.each(['x', Buffer.from('{"id":1}').toString('base64url')])(
  'the cursor %s is refused',
  async (cursor) => {
    const failed = async () =>
      (await api.metrics.cacheRefreshes.get()).values.filter(
        ({ labels }) => labels['outcome'] === 'failed',
      );
    const before = await failed();
    const answer = await get(`?cursor=${cursor}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
    expect(await failed()).toEqual(before);
  },
);

test('a published story has a page, and only a published one', async () => {
  const { db } = api;
  const url = (id: string) => getStory.url.replace(':id', id);
  const read = (id: string) => api.app.inject({ url: url(id) });
  const id = await insertTestStory(db, { title: 'Told' });
  expect((await read(id)).json()).toMatchObject({ id, title: 'Told', gameName: 'The Crew' });
  expect((await read(id.toUpperCase())).statusCode).toBe(200);
  for (const status of ['pending', 'hidden', 'rejected'] as const) {
    const answer = await read(await insertTestStory(db, { status }));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
  expect((await read(crypto.randomUUID())).statusCode).toBe(404);
  expect((await read('1')).statusCode).toBe(400);
  await db.updateTable('story').set({ status: 'hidden' }).where('id', '=', id).execute();
  await announce();
  await expect.poll(async () => (await read(id)).statusCode).toBe(404);
});

test('totals and games are those of published stories', async () => {
  const { db } = api;
  const totals = async () => (await api.app.inject({ url: getStoryTotals.url })).json();
  const games = async (query = '') =>
    (await api.app.inject({ url: `${listStoryGames.url}${query}` })).json();
  await upsertRates(db, { onDate: '2026-01-01', yen: [{ currency: 'USD', yen: '200' }] });
  await upsertRates(db, { onDate: '2199-01-01', yen: [{ currency: 'USD', yen: '1' }] });
  await announce();
  await expect.poll(totals).toMatchObject({ stories: 0, games: 0, yen: 0 });
  for (const game_name of ['The Crew', 'Anthem', 'the crew'])
    await insertTestStory(db, { game_name });
  await insertTestStory(db, { game_name: 'Hidden', status: 'hidden' });
  await announce();
  await expect.poll(totals).toMatchObject({ stories: 3, games: 2, yen: 20_940 });
  expect((await totals()).rates).toContainEqual({ currency: 'USD', yen: 200 });
  await expect
    .poll(() => games())
    .toEqual([
      { name: 'The Crew', stories: 2 },
      { name: 'Anthem', stories: 1 },
    ]);
  expect(await games('?q=ant')).toEqual([{ name: 'Anthem', stories: 1 }]);
});

test.each(['0', '101', 'x', '1.5'])('the limit %s is refused', async (limit) => {
  const answer = await get(`?limit=${limit}`);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
});

test('limits requests, but not those that are sent from memory', async () => {
  const config = { rateLimit: { max: 3, windowMs: 60_000 } };
  const limited = await createTestApp({ ...api.services, config });
  onTestFinished(() => limited.close());
  const statusOf = async (query: string) => {
    const url = `${listStories.url}${query}`;
    return (await limited.app.inject({ url, remoteAddress: '192.0.2.7' })).statusCode;
  };
  for (const query of ['?limit=3', '?q=one', '?q=two']) expect(await statusOf(query)).toBe(200);
  expect(await statusOf('?q=three')).toBe(429);
  expect(await statusOf('?limit=4')).toBe(429);
  expect(await statusOf('?limit=3')).toBe(200);
});
