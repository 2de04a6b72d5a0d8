// SPDX-License-Identifier: AGPL-3.0-or-later
import { linkGuest } from '@kga/contracts/accounts';
import { createGameLike, getGame } from '@kga/contracts/archive';
import { expect, test } from 'vitest';

import { guestAgent, newMember } from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import { insertTestGame } from '../../testing/archive-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();

const press = (by: Agent, id: string, method: 'PUT' | 'DELETE' | 'GET' = 'PUT') =>
  by.request({ method, url: createGameLike.url.replace(':id', id) });

const likesOf = async (id: string) =>
  (await api.app.inject({ url: getGame.url.replace(':id', id) })).json().likeCount;

test('a guest and a member like a game once each, and take it back', async () => {
  const id = await insertTestGame(api.db);
  const guest = await guestAgent(api.app);
  const { by } = await newMember(api);
  for (let time = 0; time < 2; time += 1) {
    expect((await press(guest, id)).json()).toEqual({ liked: true, likeCount: 1 });
  }
  expect((await press(by, id, 'GET')).json()).toEqual({ liked: false, likeCount: 1 });
  expect((await press(by, id)).json()).toEqual({ liked: true, likeCount: 2 });
  await expect.poll(() => likesOf(id)).toBe(2);
  expect((await press(guest, id, 'DELETE')).json()).toEqual({ liked: false, likeCount: 1 });
  expect((await press(guest, id, 'DELETE')).json()).toEqual({ liked: false, likeCount: 1 });
  await expect.poll(() => likesOf(id)).toBe(1);
});

test('a game that nobody sees takes none', async () => {
  const guest = await guestAgent(api.app);
  const hidden = await insertTestGame(api.db, { status: 'hidden' });
  for (const method of ['PUT', 'DELETE', 'GET'] as const) {
    expect((await press(guest, hidden, method)).statusCode).toBe(404);
  }
});

test('50 guests at once are counted exactly', async () => {
  const id = await insertTestGame(api.db);
  const guests: Agent[] = [];
  while (guests.length < 50) guests.push(await guestAgent(api.app));
  const answers = await Promise.all(guests.map((guest) => press(guest, id)));
  const counts = answers.map((answer) => answer.json().likeCount);
  expect(counts.toSorted((a, b) => a - b)).toEqual(guests.map((_, index) => index + 1));
  await Promise.all(guests.slice(0, 20).map((guest) => press(guest, id, 'DELETE')));
  await expect.poll(() => likesOf(id)).toBe(30);
});

test('a guest’s likes move to the account, one for each game', async () => {
  const [both, guestOnly] = [await insertTestGame(api.db), await insertTestGame(api.db)];
  const { by } = await newMember(api);
  const guest = await guestAgent(api.app);
  await press(by, both);
  for (const id of [both, guestOnly]) await press(guest, id);
  for (const [name, value] of guest.cookies) by.cookies.set(name, value);
  const linked = await by.post(linkGuest.url, { guestId: guest.guestId });
  expect(linked.json()).toEqual({ linked: true });
  for (const id of [both, guestOnly]) {
    expect((await press(by, id, 'GET')).json()).toEqual({ liked: true, likeCount: 1 });
  }
});

test('a deleted account takes its likes with it, a deleted game all of them', async () => {
  const id = await insertTestGame(api.db);
  const { by, account } = await newMember(api);
  await press(by, id);
  await api.db.deleteFrom('account').where('id', '=', account.id).execute();
  await expect.poll(() => likesOf(id)).toBe(0);
  await press(await guestAgent(api.app), id);
  await api.db.deleteFrom('game').where('id', '=', id).execute();
  const left = await api.db
    .selectFrom('game_count')
    .select('game_id')
    .where('game_id', '=', id)
    .execute();
  expect(left).toEqual([]);
});
