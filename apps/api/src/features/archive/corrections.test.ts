// SPDX-License-Identifier: AGPL-3.0-or-later
import { deleteProfile } from '@kga/contracts/accounts';
import { createCorrection, gameSourcesMax, getGame, listGameChanges } from '@kga/contracts/archive';
import { createDecisions, listModerationCases } from '@kga/contracts/moderation';
import { sql } from 'kysely';
import { v4 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';

import { guestAgent, newMember, testPassword } from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import { insertTestEvent, insertTestGame } from '../../testing/archive-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();
let moderator: Agent;
beforeAll(async () => {
  ({ by: moderator } = await newMember(api, { role: 'moderator' }));
});

const at = (url: string, id: string) => url.replace(':id', id);
const correct = (by: Agent, id: string, facts: object, more: object = {}, headers = {}) =>
  by.request({
    method: 'POST',
    url: at(createCorrection.url, id),
    payload: { facts, ...more },
    headers,
  });
const suggest = async (by: Agent, id: string, facts: object, more: object = {}): Promise<string> =>
  (await correct(by, id, facts, more)).json().id;
const decide = async (id: string, decision: string, more: object = {}) =>
  (
    await moderator.post(createDecisions.url, {
      items: [{ kind: 'correction', id }],
      decision,
      ...more,
    })
  ).json();
const game = async (id: string) => (await api.app.inject({ url: at(getGame.url, id) })).json();
const history = async (id: string) =>
  (await api.app.inject({ url: at(listGameChanges.url, id) })).json();

test('a correction waits with its differences, and changes the game once it is approved', async () => {
  const id = await insertTestGame(api.db, { publisher: 'Ubisoff' });
  const guest = await guestAgent(api);
  const correction = await suggest(
    guest,
    id,
    { publisher: 'Ubisoft', genre: 'racing', platforms: ['windows', 'stadia'] },
    { note: 'A typo.', sourceUrl: 'https://example.org/proof' },
  );
  const cases = (await moderator.get(`${listModerationCases.url}?kind=correction`)).json();
  expect(cases).toContainEqual(
    expect.objectContaining({
      id: correction,
      content: 'A typo.\nhttps://example.org/proof',
      details: [
        { name: 'publisher', value: 'Ubisoff → Ubisoft' },
        { name: 'platforms', value: 'Windows, PlayStation 4 → Windows, Stadia' },
      ],
      context: expect.objectContaining({ title: 'The Crew', path: `/archive/${id}` }),
    }),
  );
  expect(await game(id)).toMatchObject({ publisher: 'Ubisoff' });
  expect((await decide(correction, 'approve')).decided).toHaveLength(1);
  await expect
    .poll(() => game(id))
    .toMatchObject({
      publisher: 'Ubisoft',
      platforms: ['windows', 'stadia'],
      sources: ['https://example.org/the-crew', 'https://example.org/proof'],
    });
  expect(await history(id)).toMatchObject([
    {
      byReader: true,
      author: { id: null, marks: ['guest'] },
      changes: [
        { fact: 'publisher', before: 'Ubisoff', after: 'Ubisoft' },
        { fact: 'platforms', before: ['windows', 'ps4'], after: ['windows', 'stadia'] },
        { fact: 'sources' },
      ],
    },
  ]);
});

test('a member is credited by the public name', async () => {
  const id = await insertTestGame(api.db);
  const { by, account } = await newMember(api);
  await by.request({
    method: 'PUT',
    url: '/api/profile/display-name',
    payload: { displayName: 'Archivist Ada' },
  });
  await decide(await suggest(by, id, { genre: 'simulation' }), 'approve');
  await expect
    .poll(() => history(id))
    .toMatchObject([{ author: { id: account.id, displayName: 'Archivist Ada' } }]);
});

test('a correction of a game that has changed since cannot be approved', async () => {
  const id = await insertTestGame(api.db);
  const [first, second] = [
    await suggest(await guestAgent(api), id, { shutdownDate: '2024-04-01' }),
    await suggest(await guestAgent(api), id, { shutdownDate: '2024-04-02' }),
  ];
  const answers = await Promise.all([decide(first, 'approve'), decide(second, 'approve')]);
  const skipped = answers.flatMap((answer) => answer.skipped);
  expect(skipped).toMatchObject([{ code: 'not_possible' }]);
  expect(answers.flatMap((answer) => answer.decided)).toHaveLength(1);
  await expect.poll(() => history(id)).toHaveLength(1);
});

test('a correction that is undone is taken back, and both are in the history', async () => {
  const id = await insertTestGame(api.db);
  const correction = await suggest(await guestAgent(api), id, { developer: 'Ivory' });
  const { decided } = await decide(correction, 'approve');
  await expect.poll(async () => (await game(id)).developer).toBe('Ivory');
  const undone = await moderator.post(
    `/api/admin/moderation/decisions/${decided[0].decisionId}/undo`,
  );
  expect(undone.statusCode).toBe(204);
  await expect.poll(async () => (await game(id)).developer).toBe('Ivory Tower');
  expect(await history(id)).toHaveLength(2);
});

test('a rejected correction changes nothing', async () => {
  const id = await insertTestGame(api.db);
  const correction = await suggest(await guestAgent(api), id, { name: 'The Crow' });
  await decide(correction, 'reject', { reason: 'spam' });
  expect((await game(id)).name).toBe('The Crew');
  expect(await history(id)).toEqual([]);
});

test.each([
  [{}, 'facts', 'unchanged'],
  [{ name: 'The Crew', platforms: ['windows', 'ps4'] }, 'facts', 'unchanged'],
  [{ releaseDate: '2025' }, 'releaseDate', 'custom'],
  [{ shutdownDate: `${new Date().getUTCFullYear() + 1}` }, 'status', 'custom'],
])('%j is refused', async (facts, path, code) => {
  const id = await insertTestGame(api.db);
  const answer = await correct(await guestAgent(api), id, facts);
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, code }]]);
});

test('a hidden game takes no corrections and shows no history', async () => {
  const id = await insertTestGame(api.db, { status: 'hidden' });
  expect((await correct(await guestAgent(api), id, { name: 'X' })).statusCode).toBe(404);
  expect((await api.app.inject({ url: at(listGameChanges.url, id) })).statusCode).toBe(404);
});

test('a repeated request suggests a correction once', async () => {
  const id = await insertTestGame(api.db);
  const guest = await guestAgent(api);
  const key = { 'idempotency-key': v4() };
  const send = async () => (await correct(guest, id, { name: 'Once' }, {}, key)).json().id;
  expect(await send()).toBe(await send());
});

test('what a correction repeats counts once', async () => {
  const id = await insertTestGame(api.db);
  const sources = ['https://example.org/1', 'https://example.org/1'];
  const facts = { platforms: ['dreamcast', 'dreamcast'], sources };
  await decide(await suggest(await guestAgent(api), id, facts), 'approve');
  await expect
    .poll(() => game(id))
    .toMatchObject({ platforms: ['dreamcast'], sources: ['https://example.org/1'] });
});

test('the history names a reader after the account with a correction that was taken back is deleted', async () => {
  const id = await insertTestGame(api.db);
  const { by } = await newMember(api);
  const correction = await suggest(by, id, { developer: 'Ivory' });
  await decide(correction, 'approve');
  await decide(correction, 'hide', { reason: 'spam' });
  const deleted = await by.request({
    method: 'DELETE',
    url: deleteProfile.url,
    payload: { currentPassword: testPassword, contributions: 'remove' },
  });
  expect(deleted.statusCode).toBe(204);
  expect(await history(id)).toMatchObject([
    { byReader: true, author: null },
    { byReader: true, author: null },
  ]);
});

test('a corrected date has the source of its correction, and the earlier one once it is taken back', async () => {
  const proof = 'https://example.org/proof';
  for (const [sourceUrl, facts] of [
    [proof, { shutdownDate: '2024-04-01' }],
    [undefined, { shutdownDate: '2024-04-01' }],
    [undefined, { status: 'announced', shutdownDate: '2024-04-01' }],
  ] as const) {
    const id = await insertTestGame(api.db);
    await insertTestEvent(api.db, { game_id: id });
    const correction = await suggest(await guestAgent(api), id, facts, { sourceUrl });
    await decide(correction, 'approve');
    const step = { kind: 'servers_off', date: '2024-04-01', sourceUrl: sourceUrl ?? null };
    await expect.poll(async () => (await game(id)).shutdownDate).toBe('2024-04-01');
    expect((await game(id)).events).toEqual('status' in facts ? [] : [step]);
    await decide(correction, 'hide', { reason: 'spam' });
    await expect
      .poll(async () => (await game(id)).events)
      .toEqual([{ kind: 'servers_off', date: '2024-03-31', sourceUrl: 'https://example.org/end' }]);
  }
});

test('a correction of something else leaves the step of the end as it is', async () => {
  const id = await insertTestGame(api.db);
  await insertTestEvent(api.db, { game_id: id, date: '2024-04' });
  const sourceUrl = 'https://example.org/proof';
  await decide(
    await suggest(await guestAgent(api), id, { genre: 'mmo' }, { sourceUrl }),
    'approve',
  );
  await expect.poll(async () => (await game(id)).genre).toBe('mmo');
  expect((await game(id)).events).toMatchObject([
    { date: '2024-04', sourceUrl: 'https://example.org/end' },
  ]);
});

test('of too many sources the newest stay', async () => {
  const sources = Array.from({ length: gameSourcesMax }, (_, n) => `https://example.org/${n}`);
  const id = await insertTestGame(api.db, { sources });
  const sourceUrl = 'https://example.org/new';
  const correction = await suggest(await guestAgent(api), id, { genre: 'mmo' }, { sourceUrl });
  await decide(correction, 'approve');
  await expect.poll(async () => (await game(id)).sources).toEqual([...sources.slice(1), sourceUrl]);
});

test('a correction that would make a status lie by now cannot be approved', async () => {
  const shutdown_date = `${new Date().getUTCFullYear() + 1}`;
  const id = await insertTestGame(api.db, { availability: 'announced', shutdown_date });
  const correction = await suggest(await guestAgent(api), id, {
    status: 'shut_down',
    shutdownDate: '2024-03-31',
  });
  const after = JSON.stringify({ status: 'shut_down' });
  const before = JSON.stringify({ status: 'announced' });
  await sql`
    update correction set facts_before = ${before}::jsonb, facts_after = ${after}::jsonb
    where id = ${correction}::uuid`.execute(api.db);
  expect((await decide(correction, 'approve')).skipped).toMatchObject([{ code: 'not_possible' }]);
});

const revival = {
  facts: { status: 'playable_again', revivedBy: 'The Crew Unlimited' },
  more: { playableSince: '2025-09', sourceUrl: 'https://example.org/revival' },
} as const;

test('a game that can be played again says since when, and no longer once the correction is undone', async () => {
  const id = await insertTestGame(api.db);
  await insertTestEvent(api.db, { game_id: id });
  const lifeOf = async () => (await game(id)).events;
  const [before] = await lifeOf();
  const correction = await suggest(await guestAgent(api), id, revival.facts, revival.more);
  const cases = (await moderator.get(`${listModerationCases.url}?kind=correction`)).json();
  expect(cases.find((each: { id: string }) => each.id === correction).details).toContainEqual({
    name: 'playableSince',
    value: '2025-09',
  });
  const first = await decide(correction, 'approve');
  const step = { kind: 'playable_again', date: '2025-09', sourceUrl: revival.more.sourceUrl };
  await expect.poll(lifeOf).toEqual([before, step]);
  const later = { playableSince: '2025-08', sourceUrl: 'https://example.org/blog' };
  const second = await decide(await suggest(await guestAgent(api), id, {}, later), 'approve');
  const corrected = { ...step, date: '2025-08', sourceUrl: 'https://example.org/blog' };
  await expect.poll(lifeOf).toEqual([before, corrected]);
  const undo = (decision: { decided: { decisionId: string }[] }) =>
    moderator.post(`/api/admin/moderation/decisions/${decision.decided[0]?.decisionId}/undo`);
  await undo(first);
  await expect.poll(lifeOf).toEqual([before]);
  expect(await history(id)).toHaveLength(3);
  await undo(second);
  await expect.poll(lifeOf).toEqual([before]);
});

test('since when a game can be played again is not approved where it no longer can', async () => {
  const id = await insertTestGame(api.db, { availability: 'playable_again', revived_by: 'Fans' });
  const correction = await suggest(await guestAgent(api), id, {}, revival.more);
  await sql`update game set availability = 'shut_down' where id = ${id}::uuid`.execute(api.db);
  expect((await decide(correction, 'approve')).skipped).toMatchObject([{ code: 'not_possible' }]);
});

test.each([
  [
    'without a date',
    revival.facts,
    { sourceUrl: revival.more.sourceUrl },
    'playableSince',
    'missing',
  ],
  ['without a source', revival.facts, { playableSince: '2025' }, 'sourceUrl', 'missing'],
  [
    'with a date to come',
    revival.facts,
    { ...revival.more, playableSince: '2099' },
    'playableSince',
    'custom',
  ],
  ['of a game that has another status', {}, revival.more, 'playableSince', 'status'],
])('a revival %s is refused', async (_, facts, more, path, code) => {
  const id = await insertTestGame(api.db);
  const answer = await correct(await guestAgent(api), id, facts, more);
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, code }]]);
});
