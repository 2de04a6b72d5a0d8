import { changedChannel, deleteProfile, getStories } from '@kga/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { addStory, guestAgent } from '../testing/contributions.ts';
import { makeAccount, signInAs, testPassword } from '../testing/people.ts';
import { type Services, startServices } from '../testing/services.ts';
import { type TestApp, createTestApp } from '../testing/test-app.ts';

let services: Services;
let api: TestApp;
beforeAll(async () => {
  services = await startServices();
  api = await createTestApp(services);
});
beforeEach(async () => {
  await services.database.db.deleteFrom('story').execute();
  await announce();
});
afterAll(async () => {
  await api.close();
  await services.stop();
});

const announce = () =>
  api.redis.publish(changedChannel, JSON.stringify({ topic: 'stories', id: 'all' }));

const get = (query = '', headers = {}) =>
  api.app.inject({ url: `${getStories.url}${query}`, headers });

const idsOf = async (query = '') => (await get(query)).json().map(({ id }: { id: string }) => id);

const created = (second: number) => ({ created_at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)) });

test('answers what is published, newest first', async () => {
  const { db } = services.database;
  const author = await makeAccount(db);
  const guest = await guestAgent(api.app);
  const ids = [
    await addStory(db, { ...created(1), account_id: author.id, title: '„Weg“ <b>\u0007' }),
    await addStory(db, { ...created(2), guest_id: guest.guestId, amount_lost_yen: null }),
    await addStory(db, created(2)),
  ];
  for (const status of ['pending', 'hidden', 'rejected'] as const) await addStory(db, { status });
  await announce();
  await expect.poll(() => idsOf()).toEqual(ids.toReversed());
  const answer = await get();
  expect(answer.json()[2]).toEqual({
    id: ids[0],
    userId: author.id.slice(0, 8),
    gameName: 'The Crew',
    title: '„Weg“ <b>\u0007',
    content: 'It was bought, and one day it did not start any more.',
    amountLost: 6_980,
    createdAt: '2026-01-01T00:00:01.000Z',
  });
  expect(answer.json()[1]).toMatchObject({ userId: guest.guestId.slice(0, 8), amountLost: null });
  expect(answer.json()[0]).toMatchObject({ userId: null });
  await expect.poll(() => idsOf('?limit=2')).toEqual([ids[2], ids[1]]);
});

test('can be kept by every cache, and asks for no session', async () => {
  const answer = await get('', { cookie: 'kga_session=whatever' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=10, stale-while-revalidate=60',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  const same = await get('', { 'if-none-match': answer.headers.etag });
  expect([same.statusCode, same.body]).toEqual([304, '']);
});

test('who deletes the account is gone from the list at once', async () => {
  const { db } = services.database;
  const account = await makeAccount(db);
  const id = await addStory(db, { account_id: account.id });
  await announce();
  await expect.poll(() => idsOf()).toEqual([id]);
  const by = await signInAs(api.app, account);
  const payload = { contributions: 'keep', currentPassword: testPassword };
  await by.request({ method: 'DELETE', url: deleteProfile.url, payload });
  await expect.poll(async () => (await get()).json()).toMatchObject([{ id, userId: null }]);
});

test.each(['0', '101', 'x', '1.5'])('the limit %s is refused', async (limit) => {
  const answer = await get(`?limit=${limit}`);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
});
