// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  gameFacts,
  getArchiveFeed,
  getGame,
  getReviewedGame,
  listGameChanges,
  listGamesToCheck,
  mergeGame,
  updateGame,
} from '@kga/contracts/archive';
import { getPost } from '@kga/contracts/forum';
import { createDecisions, listModerationCases } from '@kga/contracts/moderation';
import { parseAtomFeed } from 'feedsmith';
import { beforeAll, expect, test } from 'vitest';

import { guestAgent, newMember, outboxMailsTo } from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import { insertTestGame, insertTestMemory, submitTestGame } from '../../testing/archive-fixture.ts';
import { insertTestPost } from '../../testing/forum-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();
let moderator: Agent;
let other: Agent;
beforeAll(async () => {
  ({ by: moderator } = await newMember(api, { role: 'moderator' }));
  ({ by: other } = await newMember(api, { role: 'moderator' }));
});

const at = (url: string, id: string) => url.replace(':id', id);
const read = async (id: string) => (await moderator.get(at(getReviewedGame.url, id))).json();
const readPublic = (id: string) => api.app.inject({ url: at(getGame.url, id) });

/** The facts of a game, with changes, as a moderator sends them. */
async function factsOf(id: string, changes: object = {}) {
  const { availability: status, ...game } = await read(id);
  const names = new Set([...Object.keys(gameFacts), 'revision']);
  const facts = Object.entries({ ...game, status }).filter(([name]) => names.has(name));
  return { ...Object.fromEntries(facts), ...changes };
}
const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
const edit = (by: Agent, id: string, payload: object) =>
  by.request({ method: 'PUT', url: at(updateGame.url, id), payload });
const merge = async (by: Agent, id: string, into: string, revision = 1) =>
  (await by.post(at(mergeGame.url, id), { into, revision })).statusCode;
const decide = async (
  by: Agent,
  id: string,
  decision: string,
  { revision }: { revision?: number } = {},
) =>
  (
    await by.post(createDecisions.url, {
      items: [{ kind: 'game', id, revision }],
      decision,
    })
  ).json();

test('the queue shows a submitted game with its fields, and approving publishes it', async () => {
  const guest = await guestAgent(api);
  const id = await submitTestGame(guest, {
    genre: 'mmo',
    platform: 'switch',
    sourceUrl: 'https://example.org/end',
  });
  const cases = (await moderator.get(`${listModerationCases.url}?kind=game`)).json();
  expect(cases).toContainEqual(
    expect.objectContaining({
      id,
      causes: ['pending'],
      path: `/archive/${id}`,
      details: [
        { name: 'developer', value: 'A studio' },
        { name: 'shutdownDate', value: '2020-01-31' },
        { name: 'genre', value: 'mmo' },
        { name: 'platforms', value: 'Nintendo Switch' },
        { name: 'sources', value: 'https://example.org/end' },
      ],
    }),
  );
  expect((await decide(moderator, id, 'approve')).decided).toHaveLength(1);
  await expect.poll(async () => (await readPublic(id)).statusCode).toBe(200);
});

test('a moderator corrects facts before approving; who has the old ones must load again', async () => {
  const id = await submitTestGame(await guestAgent(api));
  const { caseRevision } = await read(id);
  const facts = await factsOf(id, { name: 'Right name', platforms: ['ps3', 'ps4'] });
  const edited = await edit(moderator, id, facts);
  expect(edited.json()).toMatchObject({
    name: 'Right name',
    platforms: ['ps3', 'ps4'],
    revision: 2,
  });
  expect((await edit(other, id, facts)).statusCode).toBe(409);
  expect((await decide(other, id, 'approve', { revision: caseRevision })).skipped).toMatchObject([
    { code: 'decided_meanwhile' },
  ]);
  const now = (await read(id)).caseRevision;
  expect((await decide(other, id, 'approve', { revision: now })).decided).toHaveLength(1);
  const audit = await api.db
    .selectFrom('audit_log')
    .select(['action', 'reason', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('at')
    .execute();
  expect(audit).toContainEqual({
    action: 'content.edit',
    reason: 'name',
    before: expect.stringContaining('Submitted game'),
    after: '"Right name"',
  });
});

test('the step of a game’s end follows its date and status', async () => {
  const id = await submitTestGame(await guestAgent(api));
  const eventsAfter = async (changes: object) =>
    (await edit(moderator, id, await factsOf(id, changes))).json().events;
  expect(await eventsAfter({ shutdownDate: '2021-02' })).toMatchObject([{ date: '2021-02' }]);
  expect(await eventsAfter({ status: 'announced' })).toEqual([]);
});

test('a moderator states the steps of a game’s end with their sources', async () => {
  const id = await insertTestGame(api.db);
  const sourceUrl = 'https://example.org/announcement';
  const announced = { date: '2023-12-14', sourceUrl };
  const playable_again = { date: '2025-06', sourceUrl };
  const stepsAfter = async (steps: object) => {
    const answer = await edit(moderator, id, await factsOf(id, { steps }));
    const events: { kind: string }[] = answer.json().events ?? answer.json().errors;
    return events.filter(({ kind }) => kind !== 'servers_off');
  };
  expect(await stepsAfter({ announced, playable_again })).toEqual([
    { kind: 'announced', ...announced },
    { kind: 'playable_again', ...playable_again },
  ]);
  const later = { ...playable_again, date: '2025-07-01' };
  expect(await stepsAfter({ announced: null, playable_again: later })).toEqual([
    { kind: 'playable_again', ...later },
  ]);
  const path = 'steps.announced.date';
  const tooLate = { announced: { date: '2024-04', sourceUrl } };
  expect(await stepsAfter(tooLate)).toMatchObject([{ path }]);
  expect(await stepsAfter({ announced: { date: '2023' } })).toHaveLength(1);
  expect((await readPublic(id)).json().events).toContainEqual({ kind: 'playable_again', ...later });
  const stated = { fact: 'announced', before: null, after: [announced.date, sourceUrl] };
  expect((await api.app.inject({ url: at(listGameChanges.url, id) })).json()).toMatchObject([
    {
      byReader: false,
      changes: [
        { fact: 'announced', before: stated.after, after: null },
        { fact: 'playable_again', before: ['2025-06', sourceUrl], after: [later.date, sourceUrl] },
      ],
    },
    { changes: [stated, { fact: 'playable_again', before: null }] },
  ]);
});

test('a corrected text loses its translations, the other one keeps them', async () => {
  const id = await insertTestGame(api.db, { description: 'Cars.', shutdown_reason: 'Costs.' });
  await api.db
    .insertInto('game_text')
    .values([
      { game_id: id, language: 'de', description: 'Autos.', shutdown_reason: 'Kosten.' },
      { game_id: id, language: 'fr', description: null, shutdown_reason: 'Coûts.' },
    ])
    .execute();
  const textsAfter = async (changes: object) =>
    (await edit(moderator, id, await factsOf(id, changes))).json().texts;
  expect(await textsAfter({ developer: 'Ivory' })).toHaveLength(2);
  expect(await textsAfter({ shutdownReason: 'Licences.' })).toEqual([
    { language: 'de', description: 'Autos.', shutdownReason: null },
  ]);
  expect(await textsAfter({ language: 'de' })).toEqual([]);
});

test('a thread shows the new name of its game', async () => {
  const id = await insertTestGame(api.db, { name: 'Old Name' });
  const post = await insertTestPost(api.db, { category_id: 'game-cases', game_id: id });
  const shown = async () =>
    (await api.app.inject({ url: at(getPost.url, post) })).json().game?.name;
  await expect.poll(shown).toBe('Old Name');
  await edit(moderator, id, await factsOf(id, { name: 'New Name' }));
  await expect.poll(shown, { timeout: 10_000 }).toBe('New Name');
});

test('a form of an older version, which does not know who runs a game, leaves that as it is', async () => {
  const id = await insertTestGame(api.db, { revived_by: 'Fans', availability: 'playable_again' });
  const { revivedBy: _, ...facts } = await factsOf(id, { developer: 'Ivory' });
  const saved = await edit(moderator, id, facts);
  expect([saved.statusCode, saved.json().revivedBy]).toEqual([200, 'Fans']);
});

test('announced games whose day has passed are to be checked, the earliest first', async () => {
  await api.db.deleteFrom('game').execute();
  const today = new Date().toISOString().slice(0, 10);
  const dates = ['2024-05', today, '2031-01-01', '2023', today.slice(0, 4), '2024-03-31', null];
  for (const shutdown_date of dates) {
    await insertTestGame(api.db, { shutdown_date, availability: 'announced' });
  }
  await insertTestGame(api.db, { availability: 'shut_down' });
  await insertTestGame(api.db, { availability: 'announced', status: 'hidden' });
  const url = `${listGamesToCheck.url}?limit=2`;
  const first = await moderator.get(url);
  expect(first.headers['x-total-count']).toBe('3');
  expect(first.json()).toMatchObject([{ shutdownDate: '2023' }, { shutdownDate: '2024-03-31' }]);
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
  const [last] = (await moderator.get(next)).json();
  expect(last).toMatchObject({ shutdownDate: '2024-05' });
  await edit(moderator, last.id, await factsOf(last.id, { status: 'shut_down' }));
  expect((await moderator.get(url)).headers['x-total-count']).toBe('2');
});

test('the feed has a change of a status as an entry of its own', async () => {
  const id = await insertTestGame(api.db, { name: 'Saved </title>' });
  await edit(moderator, id, await factsOf(id, { status: 'playable_again', revivedBy: 'Fans' }));
  const [change] = await api.db
    .selectFrom('game_change')
    .select('id')
    .where('game_id', '=', id)
    .execute();
  await expect
    .poll(async () => {
      const feed = await api.app.inject({ url: getArchiveFeed.url });
      return parseAtomFeed(feed.payload).entries;
    })
    .toContainEqual(
      expect.objectContaining({
        id: `urn:uuid:${change?.id}`,
        title: { value: 'Saved </title>: playable again', type: 'text' },
        summary: { value: 'Before: shut down', type: 'text' },
      }),
    );
});

test.each([
  [{ releaseDate: '2021' }, 'releaseDate'],
  [{ status: 'dead' }, 'status'],
  [{ status: 'playable_again', revivedBy: null }, 'revivedBy'],
  [{ shutdownDate: `${new Date().getUTCFullYear() + 1}` }, 'status'],
  [{ sources: ['javascript:alert(1)'] }, 'sources.0'],
])('facts such as %j are refused', async (changes, path) => {
  const id = await submitTestGame(await guestAgent(api));
  const answer = await edit(moderator, id, await factsOf(id, changes));
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
});

test('a merged game completes the other one, and its address leads there', async () => {
  const { by, account } = await newMember(api);
  const id = await submitTestGame(by, {
    publisher: 'Nordlicht',
    sourceUrl: 'https://example.org/n',
  });
  const into = await insertTestGame(api.db, { publisher: null, developer: 'Kept' });
  expect(await merge(moderator, id, into)).toBe(204);
  expect(await read(id)).toMatchObject({ status: 'rejected', reason: 'duplicate' });
  const shown = (await readPublic(into)).json();
  expect(shown).toMatchObject({
    developer: 'Kept',
    publisher: 'Nordlicht',
    sources: ['https://example.org/the-crew', 'https://example.org/n'],
  });
  expect((await readPublic(id)).json().id).toBe(into);
  const mails = await outboxMailsTo(api.db, account.email);
  expect(mails.at(-1)).toMatchObject({
    about: 'content_decided',
    kind: 'game',
    decision: 'reject',
    reason: 'duplicate',
    note: expect.stringContaining(`/archive/${into})`),
  });
});

test('the likes of a published duplicate move, once for each person, and its memories', async () => {
  const [id, into] = [await insertTestGame(api.db), await insertTestGame(api.db)];
  const [one, both] = [await guestAgent(api), await guestAgent(api)];
  const like = (by: Agent, game: string) =>
    by.request({ method: 'PUT', url: `/api/archive/games/${game}/like` });
  for (const by of [one, both]) await like(by, id);
  await like(both, into);
  await insertTestMemory(api.db, { game_id: id });
  await insertTestMemory(api.db, { game_id: id, status: 'pending' });
  expect(await merge(moderator, id, into)).toBe(204);
  expect(await read(into)).toMatchObject({ likeCount: 2, memoryCount: 1 });
  expect(await read(id)).toMatchObject({ likeCount: 0, memoryCount: 0 });
});

test('a moderator cannot merge an own submission, a hidden game or a game with itself', async () => {
  const own = await submitTestGame(moderator);
  const into = await insertTestGame(api.db);
  const hidden = await insertTestGame(api.db, { status: 'hidden' });
  const id = await submitTestGame(await guestAgent(api));
  expect(await merge(moderator, own, into)).toBe(403);
  expect(await merge(moderator, id, hidden)).toBe(409);
  expect(await merge(moderator, hidden, into)).toBe(409);
  expect(await merge(moderator, into, into)).toBe(409);
  expect(await merge(moderator, into, into.toUpperCase())).toBe(409);
});

test('of a merge and an edit at the same time one wins, whatever the order', async () => {
  for (let round = 0; round < 8; round += 1) {
    const id = await submitTestGame(await guestAgent(api));
    const into = await insertTestGame(api.db, { publisher: null });
    const facts = await factsOf(id, { publisher: 'Edited' });
    const [merged, edited] = await Promise.all([
      merge(moderator, id, into),
      edit(other, id, facts).then(({ statusCode }) => statusCode),
    ]);
    expect(ascending([merged, edited])).toEqual(merged === 204 ? [204, 409] : [200, 409]);
    expect((await read(into)).publisher).toBe(null);
  }
});

test('two moderators who merge in both directions, or approve at once: one wins', async () => {
  const [one, two] = [await insertTestGame(api.db), await insertTestGame(api.db)];
  const merged = await Promise.all([merge(moderator, one, two), merge(other, two, one)]);
  expect(ascending(merged)).toEqual([204, 409]);
  const id = await submitTestGame(await guestAgent(api));
  const { caseRevision } = await read(id);
  const answers = await Promise.all(
    [moderator, other].map((by) => decide(by, id, 'approve', { revision: caseRevision })),
  );
  expect(ascending(answers.map(({ decided }) => decided.length))).toEqual([0, 1]);
});
