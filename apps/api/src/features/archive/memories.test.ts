// SPDX-License-Identifier: AGPL-3.0-or-later
import { linkGuest } from '@kga/contracts/accounts';
import * as contracts from '@kga/contracts/archive';
import { updateReaction } from '@kga/contracts/content';
import { createDecisions, listModerationCases } from '@kga/contracts/moderation';
import { beforeEach, describe, expect, test } from 'vitest';

import { guestAgent, newMember, setupAgent } from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import { insertTestGame, insertTestMemory } from '../../testing/archive-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();
const moderator = setupAgent(api, { role: 'moderator' });
/** Its own memories are published at once, and only others decide about them. */
const team = setupAgent(api, { role: 'moderator' });

let game = '';
beforeEach(async () => {
  game = await insertTestGame(api.db);
});

const listUrl = (id = game) => contracts.listMemories.url.replace(':id', id);
const ownUrl = (id: string) => contracts.updateMemory.url.replace(':id', id);

const read = (query: Record<string, string> = {}, id = game) =>
  api.app.inject({ url: listUrl(id), query });

const listed = async (query: Record<string, string> = {}): Promise<contracts.Memory[]> =>
  (await read(query)).json();

const idsOf = async (query: Record<string, string> = {}) =>
  (await listed(query)).map(({ id }) => id);

const countOf = async (id = game): Promise<number> =>
  (await api.app.inject({ url: contracts.getGame.url.replace(':id', id) })).json().memoryCount;

/** Ten words that no other memory of the tests shares. */
let numbered = 0;
const newText = () => {
  numbered += 1;
  return Array.from({ length: 10 }, (_, word) => `word${numbered}x${word}`).join(' ');
};

const remember = (by: Agent, body: object = {}, id = game) =>
  by.post(listUrl(id), { content: newText(), language: 'en', ...body });

const edit = (by: Agent, id: string, payload: object) =>
  by.request({ method: 'PATCH', url: ownUrl(id), payload });

const remove = (by: Agent, id: string) => by.request({ method: 'DELETE', url: ownUrl(id) });

const own = async (by: Agent): Promise<contracts.OwnMemory[]> =>
  (await by.get(`${listUrl()}/own`)).json();

const decide = (id: string, decision: string, reason?: string) =>
  moderator.post(createDecisions.url, {
    items: [{ kind: 'memory', id }],
    decision,
    ...(reason !== undefined && { reason }),
  });

describe('writing', () => {
  test('the first memory of a guest and of a member waits, and is shown once approved', async () => {
    for (const by of [await guestAgent(api), (await newMember(api)).by]) {
      const answer = await remember(by, { yearsPlayed: '2014 – 2019' });
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({
        status: 'pending',
        yearsPlayed: '2014-2019',
        held: null,
      });
      const { id } = answer.json();
      expect(await idsOf()).not.toContain(id);
      expect(await own(by)).toMatchObject([{ id, status: 'pending' }]);
      expect((await decide(id, 'approve')).statusCode).toBe(200);
      await expect.poll(() => idsOf()).toContain(id);
    }
    expect(await countOf()).toBe(2);
    expect((await read()).headers['x-total-count']).toBe('2');
  });

  test('the second one of a member is published at once', async () => {
    const { by, account } = await newMember(api, { displayName: `Ada ${Date.now()}` });
    await insertTestMemory(api.db, { game_id: game, account_id: account.id });
    expect((await remember(by)).json()).toMatchObject({
      status: 'published',
      author: { id: account.id },
    });
    await expect.poll(() => countOf()).toBe(2);
  });

  test.each([
    ['no text', { content: ' ' }],
    ['a long text', { content: 'x'.repeat(5_001) }],
    ['years in the wrong order', { yearsPlayed: '2019-2014' }],
    ['a year to come', { yearsPlayed: String(new Date().getUTCFullYear() + 1) }],
    ['words for years', { yearsPlayed: 'long ago' }],
    ['no language', { language: 'x' }],
    ['NUL', { content: 'a text with \0' }],
  ])('%s is refused', async (_, body) => {
    const answer = await remember(moderator, body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
  });

  test('a game that is not public takes no memories', async () => {
    const hidden = await insertTestGame(api.db, { status: 'hidden' });
    for (const id of [hidden, crypto.randomUUID()]) {
      expect((await remember(moderator, {}, id)).statusCode).toBe(404);
      expect((await read({}, id)).statusCode).toBe(404);
    }
  });

  test('a memory that is sent twice with one key is one', async () => {
    const send = () =>
      moderator.request({
        method: 'POST',
        url: listUrl(),
        payload: { content: 'Sent twice, stored once, remembered for ever.', language: 'en' },
        headers: { 'idempotency-key': `key ${game}` },
      });
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.json().id).toBe(other.json().id);
    await expect.poll(() => countOf()).toBe(1);
  });
});

describe('own memories', () => {
  test('are edited and deleted by their author alone', async () => {
    const { id } = (await remember(moderator)).json();
    const guest = await guestAgent(api);
    expect((await edit(guest, id, { content: newText() })).statusCode).toBe(404);
    expect((await remove(guest, id)).statusCode).toBe(404);
    const content = newText();
    const edited = await edit(moderator, id, { content, yearsPlayed: '2015', revision: 1 });
    expect(edited.json()).toMatchObject({ content, yearsPlayed: '2015', revision: 2 });
    const other = await edit(moderator, id, { yearsPlayed: null, language: 'de' });
    expect(other.json()).toMatchObject({ content, yearsPlayed: null, language: 'de', revision: 3 });
    expect((await edit(moderator, id, { content: newText(), revision: 1 })).statusCode).toBe(409);
    expect((await remove(moderator, id)).statusCode).toBe(204);
    expect(await own(moderator)).toEqual([]);
    await expect.poll(() => countOf()).toBe(0);
  });

  test('one that a guest edits waits for a moderator again', async () => {
    const guest = await guestAgent(api);
    const { id } = (await remember(guest)).json();
    await decide(id, 'approve');
    await expect.poll(() => countOf()).toBe(1);
    expect((await edit(guest, id, { content: newText() })).json().status).toBe('pending');
    await expect.poll(() => countOf()).toBe(0);
  });

  test('a rejected one says why', async () => {
    const { by } = await newMember(api);
    const { id } = (await remember(by)).json();
    await decide(id, 'reject', 'off_topic');
    expect(await own(by)).toMatchObject([{ status: 'rejected', reason: 'off_topic' }]);
  });

  test('a guest’s move to the account', async () => {
    const guest = await guestAgent(api);
    const { id } = (await remember(guest)).json();
    const { by } = await newMember(api);
    for (const [name, value] of guest.cookies) by.cookies.set(name, value);
    await by.post(linkGuest.url, { guestId: guest.guestId });
    expect(await own(by)).toMatchObject([{ id }]);
  });
});

describe('the list', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

  async function fill(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let minute = 0; minute < count; minute += 1) {
      ids.unshift(await insertTestMemory(api.db, { game_id: game, created_at: at(minute) }));
    }
    return ids;
  }

  async function pages(query: Record<string, string>): Promise<string[]> {
    const ids: string[] = [];
    let url: string | undefined = `${listUrl()}?${new URLSearchParams(query).toString()}`;
    while (url !== undefined) {
      const answer: Awaited<ReturnType<typeof api.app.inject>> = await api.app.inject({ url });
      ids.push(...answer.json().map(({ id }: { id: string }) => id));
      url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1];
    }
    return ids;
  }

  test('is newest first, in pages that cover all', async () => {
    const ids = await fill(5);
    expect(await pages({ limit: '2' })).toEqual(ids);
  });

  test('begins with the memory of a permanent link; one that is gone shows all', async () => {
    const ids = await fill(4);
    expect(await pages({ limit: '2', at: ids[1] ?? '' })).toEqual(ids.slice(1));
    expect(await idsOf({ at: crypto.randomUUID() })).toEqual(ids);
  });

  test('is sorted by how many members found each helpful', async () => {
    const ids = await fill(4);
    const [newest = '', , , oldest = ''] = ids;
    for (const [id, count] of [
      [oldest, 2],
      [newest, 1],
    ] as const) {
      for (let number = 0; number < count; number += 1) {
        const url = updateReaction.url.replace(':kind', 'memory').replace(':id', id);
        const { by } = await newMember(api);
        const answer = await by.request({ method: 'PUT', url, payload: { helpful: true } });
        expect(answer.statusCode).toBe(200);
      }
    }
    const sorted = [oldest, newest, ids[1], ids[2]];
    await expect.poll(() => pages({ sort: 'helpful', limit: '1' })).toEqual(sorted);
    expect((await listed({ sort: 'helpful' })).map(({ helpful }) => helpful)).toEqual([2, 1, 0, 0]);
  });

  test.each([
    { sort: 'oldest' },
    { at: 'x' },
    { cursor: 'x' },
    { sort: 'helpful', cursor: Buffer.from('{"helpful":1e99}').toString('base64url') },
  ])('refuses %j', async (query) => {
    expect((await read(query)).statusCode).toBe(400);
  });
});

test('games are sorted by memories and likes together', async () => {
  const [one, two, three] = [
    await insertTestGame(api.db, { genre: 'puzzle' }),
    await insertTestGame(api.db, { genre: 'puzzle' }),
    await insertTestGame(api.db, { genre: 'puzzle' }),
  ];
  await insertTestMemory(api.db, { game_id: two });
  await insertTestMemory(api.db, { game_id: two });
  await insertTestMemory(api.db, { game_id: one, status: 'pending' });
  const like = contracts.gameLike.set.url.replace(':id', three);
  await moderator.request({ method: 'PUT', url: like });
  const query = { sort: 'remembered', genre: 'puzzle', limit: '2' };
  const first = await api.app.inject({ url: contracts.listGames.url, query });
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await api.app.inject({ url: next });
  expect([...first.json(), ...second.json()]).toMatchObject([
    { id: two, memoryCount: 2, likeCount: 0 },
    { id: three, memoryCount: 0, likeCount: 1 },
    { id: one, memoryCount: 0, likeCount: 0 },
  ]);
  const cursor = Buffer.from(JSON.stringify({ value: 'x', id: one })).toString('base64url');
  const forged = await api.app.inject({
    url: contracts.listGames.url,
    query: { ...query, cursor },
  });
  expect(forged.statusCode).toBe(400);
});

describe('races', () => {
  test('50 memories at once are counted exactly, and so are those that go', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => remember(team)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    const ids: string[] = answers.map((answer) => answer.json().id);
    await expect.poll(() => countOf()).toBe(50);
    await Promise.all([
      ...ids.slice(0, 20).map((id) => remove(team, id)),
      ...ids.slice(20, 30).map((id) => decide(id, 'hide', 'spam')),
    ]);
    await expect.poll(() => countOf()).toBe(20);
    expect((await read({ limit: '100' })).json()).toHaveLength(20);
  });

  test('an edit at the time of a decision is not published unseen', async () => {
    const { by } = await newMember(api);
    const { id } = (await remember(by)).json();
    const queue = await moderator.get(`${listModerationCases.url}?kind=memory`);
    const { revision } = queue.json().find((each: { id: string }) => each.id === id);
    const items = [{ kind: 'memory', id, revision }];
    const [edited, decided] = await Promise.all([
      edit(by, id, { content: newText() }),
      moderator.post(createDecisions.url, { items, decision: 'approve' }),
    ]);
    expect([edited.statusCode, decided.statusCode]).toEqual([200, 200]);
    // Whichever came first, no reader saw the edited text.
    expect((await own(by))[0]).toMatchObject({ status: 'pending', revision: 2 });
    await expect.poll(() => countOf()).toBe(0);
  });
});
