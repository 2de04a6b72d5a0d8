// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  createGame,
  deleteGame,
  getGame,
  getOwnGame,
  listSimilarGames,
} from '@kga/contracts/archive';
import { createPictureUpload } from '@kga/contracts/content';
import { v4 } from 'uuid';
import { expect, test } from 'vitest';

import { guestAgent, newMember } from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import { insertTestGame, insertTestMemory, submittedGame } from '../../testing/archive-fixture.ts';
import { trustedMember } from '../../testing/story-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';
import { png, postFile } from '../../testing/upload-fixture.ts';

const api = setupTestApp();

const at = (url: string, id: string) => url.replace(':id', id);
const submit = (by: Agent, game: object = {}, headers: Record<string, string> = {}) =>
  by.request({ method: 'POST', url: createGame.url, payload: submittedGame(game), headers });
const namesLike = async (name: string) => {
  const found = await api.app.inject({ url: listSimilarGames.url, query: { name } });
  return found.json().map((game: { name: string }) => game.name);
};
const year = new Date().getUTCFullYear();

test('a guest submits a game, which the guest alone sees until it is reviewed', async () => {
  const guest = await guestAgent(api);
  const answer = await submit(guest, {
    name: 'Ælfheim <b>Online',
    publisher: 'Nordlicht',
    releaseDate: '2010-05',
    genre: 'mmo',
    platform: 'windows',
    description: 'A world.',
    shutdownReason: 'Too few players.',
    sourceUrl: 'https://example.org/end',
    language: 'de',
  });
  expect(answer.statusCode).toBe(201);
  const game = answer.json();
  expect(game).toMatchObject({
    name: 'Ælfheim <b>Online',
    publisher: 'Nordlicht',
    releaseDate: '2010-05',
    genre: 'mmo',
    platforms: ['windows'],
    description: 'A world.',
    shutdownReason: 'Too few players.',
    sources: ['https://example.org/end'],
    events: [{ kind: 'servers_off', date: '2020-01-31', sourceUrl: 'https://example.org/end' }],
    language: 'de',
    availability: 'shut_down',
    status: 'pending',
    revision: 1,
  });
  expect((await guest.get(at(getOwnGame.url, game.id))).json()).toEqual(game);
  const { by } = await newMember(api);
  expect((await by.get(at(getOwnGame.url, game.id))).statusCode).toBe(404);
  expect((await api.app.inject({ url: at(getGame.url, game.id) })).statusCode).toBe(404);
  expect(await namesLike('Ælfheim <b>Online')).toEqual([]);
});

test('a moderator looks at the games of trusted members and of moderators too', async () => {
  const { by } = await trustedMember(api);
  const { by: moderator } = await newMember(api, { role: 'moderator' });
  for (const author of [by, moderator]) {
    expect((await submit(author)).json().status).toBe('pending');
  }
});

test('a shutdown to come is announced, and has no step of its end yet', async () => {
  const { by } = await newMember(api);
  const answer = await submit(by, { shutdownDate: `${year + 1}-06` });
  expect(answer.json()).toMatchObject({ availability: 'announced', events: [] });
});

test.each([
  ['name', ' '],
  ['name', 'x'.repeat(161)],
  ['developer', undefined],
  ['shutdownDate', undefined],
  ['shutdownDate', '1969-12-31'],
  ['shutdownDate', '31.03.2024'],
  ['shutdownDate', '2023-02-29'],
  ['shutdownDate', `${year + 6}`],
  ['releaseDate', '2020-02'],
  ['genre', ''],
  ['platform', 'abacus'],
  ['coverUrl', 'http://example.org/cover.png'],
  ['sourceUrl', 'javascript:alert(1)'],
  ['sourceUrl', 'https://user:pw@example.org/'],
  ['sourceUrl', 'https://127.0.0.1/'],
  ['coverUrl', 'https://user:pw@example.org/cover.png'],
  ['description', 'x'.repeat(4_001)],
])('%s cannot be %j', async (field, value) => {
  const answer = await submit(await guestAgent(api), { [field]: value });
  const paths = answer.json().errors.map(({ path }: { path: string }) => path);
  expect([answer.statusCode, [...new Set(paths)]]).toEqual([400, [field]]);
});

test('a game that ended in the month or year of its release is accepted', async () => {
  const { by } = await newMember(api);
  for (const releaseDate of ['2020', '2020-01', '2020-01-31']) {
    expect((await submit(by, { releaseDate })).statusCode).toBe(201);
  }
});

test('a repeated request submits the game once', async () => {
  const { by } = await newMember(api);
  const game = submittedGame();
  const key = { 'idempotency-key': v4() };
  const [first, second] = await Promise.all([submit(by, game, key), submit(by, game, key)]);
  expect(second.json().id).toBe(first.json().id);
});

test('those who submitted a game take it back unless it is published', async () => {
  const { by, account } = await newMember(api);
  const { id } = (await submit(by)).json();
  const published = await insertTestGame(api.db, { account_id: account.id });
  const remove = async (game: string) =>
    (await by.request({ method: 'DELETE', url: at(deleteGame.url, game) })).statusCode;
  expect(await remove(id)).toBe(204);
  expect(await remove(id)).toBe(404);
  expect(await remove(published)).toBe(403);
});

test('games with a name like the one that is typed are offered, the likeliest first', async () => {
  await insertTestGame(api.db, { name: 'Zephyr Raiders' });
  await insertTestGame(api.db, { name: 'Zephyr Riders 2' });
  await insertTestGame(api.db, { name: '幻想曲ゼファー' });
  await insertTestGame(api.db, { name: 'Zephyr Raider', status: 'hidden' });
  expect(await namesLike('zephyr raider')).toEqual(['Zephyr Raiders', 'Zephyr Riders 2']);
  expect(await namesLike('Zeph')).toEqual(['Zephyr Raiders', 'Zephyr Riders 2']);
  expect(await namesLike('幻想曲')).toEqual(['幻想曲ゼファー']);
  expect(await namesLike(' ')).toEqual([]);
});

const coverJobs = (id: string) =>
  api.db
    .selectFrom('outbox')
    .select('payload')
    .where('job', '=', 'archive.cover')
    .where('payload', '@>', JSON.stringify({ gameId: id }))
    .execute();

test('a cover comes from an address or from an upload of the same guest', async () => {
  const guest = await guestAgent(api);
  const coverUrl = 'https://example.org/cover.png';
  const { id } = (await submit(guest, { coverUrl })).json();
  expect(await coverJobs(id)).toMatchObject([{ payload: { gameId: id, source: coverUrl } }]);
  const coverUpload = (await postFile(guest, createPictureUpload.url, png())).json().id;
  const other = await submit(await guestAgent(api), { coverUpload });
  expect([other.statusCode, other.json().errors]).toEqual([
    400,
    [{ path: 'coverUpload', code: 'unknown' }],
  ]);
  const own = (await submit(guest, { coverUpload })).json();
  expect(await coverJobs(own.id)).toMatchObject([{ payload: { source: `upload:${coverUpload}` } }]);
});

test.each([year, new Date().toISOString().slice(0, 'YYYY-MM'.length)])(
  'a shutdown in %s may be still to come',
  async (date) => {
    const answer = await submit(await guestAgent(api), { shutdownDate: String(date) });
    expect(answer.json()).toMatchObject({ availability: 'announced', events: [] });
  },
);

test('a hidden game that its author takes back stays without author, with what others wrote', async () => {
  for (const status of ['hidden', 'pending'] as const) {
    const { by, account } = await newMember(api);
    const id = await insertTestGame(api.db, { account_id: account.id, status });
    const memory = await insertTestMemory(api.db, { game_id: id });
    const answer = await by.request({ method: 'DELETE', url: at(deleteGame.url, id) });
    expect(answer.statusCode).toBe(204);
    const left = await api.db
      .selectFrom('memory')
      .innerJoin('game', 'game.id', 'game_id')
      .select(['memory.id', 'game.account_id'])
      .where('game.id', '=', id)
      .execute();
    expect(left).toEqual([{ id: memory, account_id: null }]);
  }
});
