import {
  createCorrection,
  createDecisions,
  deleteProfile,
  getGame,
  listGameChanges,
  listModerationCases,
} from '@kga/contracts';
import { v4 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';

import { guestAgent, newMember, testPassword } from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import { insertTestGame } from '../../testing/archive-fixture.ts';
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
  const guest = await guestAgent(api.app);
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
    await suggest(await guestAgent(api.app), id, { shutdownDate: '2024-04-01' }),
    await suggest(await guestAgent(api.app), id, { shutdownDate: '2024-04-02' }),
  ];
  const answers = await Promise.all([decide(first, 'approve'), decide(second, 'approve')]);
  const skipped = answers.flatMap((answer) => answer.skipped);
  expect(skipped).toMatchObject([{ code: 'not_possible' }]);
  expect(answers.flatMap((answer) => answer.decided)).toHaveLength(1);
  await expect.poll(() => history(id)).toHaveLength(1);
});

test('a correction that is undone is taken back, and both are in the history', async () => {
  const id = await insertTestGame(api.db);
  const correction = await suggest(await guestAgent(api.app), id, { developer: 'Ivory' });
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
  const correction = await suggest(await guestAgent(api.app), id, { name: 'The Crow' });
  await decide(correction, 'reject', { reason: 'spam' });
  expect((await game(id)).name).toBe('The Crew');
  expect(await history(id)).toEqual([]);
});

test.each([
  [{}, 'facts', 'unchanged'],
  [{ name: 'The Crew', platforms: ['windows', 'ps4'] }, 'facts', 'unchanged'],
  [{ releaseDate: '2025' }, 'releaseDate', 'custom'],
])('%j is refused', async (facts, path, code) => {
  const id = await insertTestGame(api.db);
  const answer = await correct(await guestAgent(api.app), id, facts);
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, code }]]);
});

test('a hidden game takes no corrections and shows no history', async () => {
  const id = await insertTestGame(api.db, { status: 'hidden' });
  expect((await correct(await guestAgent(api.app), id, { name: 'X' })).statusCode).toBe(404);
  expect((await api.app.inject({ url: at(listGameChanges.url, id) })).statusCode).toBe(404);
});

test('a repeated request suggests a correction once', async () => {
  const id = await insertTestGame(api.db);
  const guest = await guestAgent(api.app);
  const key = { 'idempotency-key': v4() };
  const send = async () => (await correct(guest, id, { name: 'Once' }, {}, key)).json().id;
  expect(await send()).toBe(await send());
});

test('what a correction repeats counts once', async () => {
  const id = await insertTestGame(api.db);
  const sources = ['https://example.org/1', 'https://example.org/1'];
  const facts = { platforms: ['dreamcast', 'dreamcast'], sources };
  await decide(await suggest(await guestAgent(api.app), id, facts), 'approve');
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
