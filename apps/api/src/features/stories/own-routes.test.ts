// SPDX-License-Identifier: AGPL-3.0-or-later
import { changeChannel } from '@kga/contracts/core';
import { createStory as addContract } from '@kga/contracts/stories';
import { selectEdits } from '@kga/db/moderation';
import { upsertRates } from '@kga/db/site';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { guestAgent, newMember } from '../../testing/account-fixture.ts';
import { type Agent } from '../../testing/agent.ts';
import {
  storyInput,
  putStory,
  codeOf,
  trustedMember,
  readOwnStory,
  postStory,
  deleteOwnStory,
} from '../../testing/story-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();
/** A member with a published story, shared by tests that need no member of their own. */
let anybody: Agent;
const announced: unknown[] = [];
beforeAll(async () => {
  ({ by: anybody } = await trustedMember(api));
  api.subscriber.on('message', (channel, message) => {
    if (channel === changeChannel) announced.push(JSON.parse(message));
  });
});
afterEach(() => {
  announced.length = 0;
});

const caseOf = (id: string) =>
  api.db.selectFrom('moderation_case').selectAll().where('item_id', '=', id).executeTakeFirst();

test('a guest’s story is pending, and its author can read it', async () => {
  const by = await guestAgent(api);
  const body = { amountLost: 59.99, currency: 'EUR', gameName: 'The Crew', title: ' „Weg“ <b>' };
  const answer = await postStory(by, body);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
  const story = answer.json();
  expect(story).toEqual({
    format: 'plain',
    blocks: null,
    id: expect.any(String),
    userId: by.guestId.slice(0, 8),
    author: {
      id: null,
      shortId: by.guestId.slice(-4),
      displayName: null,
      picture: null,
      marks: ['guest'],
    },
    gameName: 'The Crew',
    title: ' „Weg“ <b>',
    content: expect.stringContaining('did not start'),
    amountLost: 9_782,
    amount: 59.99,
    currency: 'EUR',
    rateDate: '2024-12-31',
    language: 'fr',
    createdAt: expect.any(String),
    editedAt: null,
    status: 'pending',
    held: null,
    reason: null,
    note: null,
    revision: 1,
  });
  expect((await readOwnStory(by, story.id)).json()).toEqual(story);
  expect((await api.app.inject({ url: `/api/stories/${story.id}` })).statusCode).toBe(404);
  expect(await caseOf(story.id)).toMatchObject({ state: 'open', kind: 'story', language: 'fr' });
  await expect.poll(() => announced).toContainEqual({ topic: 'stories', id: story.id });
});

test('a member’s first story is pending, and later ones are published', async () => {
  const { by } = await newMember(api);
  expect((await postStory(by)).json()).toMatchObject({ status: 'pending', held: null });
  const { by: known } = await trustedMember(api);
  const answer = await postStory(known);
  expect(answer.json()).toMatchObject({ status: 'published', held: null });
  expect((await api.app.inject({ url: `/api/stories/${answer.json().id}` })).statusCode).toBe(200);
});

test('a form filled in by a program is held, which does not name the trap', async () => {
  const { by } = await trustedMember(api);
  const answer = await postStory(by, { traces: { website: 'https://spam.test' } });
  expect([answer.statusCode, answer.json().status, answer.json().held]).toEqual([
    201,
    'pending',
    'other',
  ]);
});

test.each([
  [{ amountLost: 6_980, currency: 'JPY' }, 6_980, null],
  [{ amountLost: 0 }, 0, null],
  [{ amountLost: 0, currency: 'USD' }, 0, null],
  [{ amountLost: null, currency: 'USD' }, null, null],
  [{}, null, null],
  [{ amountLost: 0.1, currency: 'GBP' }, 20, '2024-12-31'],
])('a loss of %j is %s yen', async (given, amountLost, rateDate) => {
  expect((await postStory(anybody, given)).json()).toMatchObject({ amountLost, rateDate });
});

test.each<[string, object, string]>([
  ['a loss without a currency', { amountLost: 5 }, 'currency'],
  ['another currency', { amountLost: 5, currency: 'CHF' }, 'currency'],
  ['a gain', { amountLost: -1, currency: 'EUR' }, 'amountLost'],
  ['a tenth of a cent', { amountLost: 0.001, currency: 'EUR' }, 'amountLost'],
  ['too great a loss', { amountLost: 1e9, currency: 'EUR' }, 'amountLost'],
  ['a loss in words', { amountLost: '5', currency: 'EUR' }, 'amountLost'],
  ['a game without a name', { gameName: ' \n' }, 'gameName'],
  ['a game of a long name', { gameName: 'x'.repeat(121) }, 'gameName'],
  ['a title of one letter', { title: ' a ' }, 'title'],
  ['a title of one sign that takes two units', { title: '\u{1F600}' }, 'title'],
  ['a short text', { content: 'too short' }, 'content'],
  ['a long text', { content: 'x'.repeat(10_001) }, 'content'],
  ['NUL', { content: 'NUL \0 in the middle of it' }, 'content'],
  ['no language', { language: 'x' }, 'language'],
])('%s is refused', async (_what, given, path) => {
  const answer = await postStory(anybody, given);
  expect(codeOf(answer)).toEqual([400, 'validation_failed']);
  expect(answer.json().errors).toMatchObject([{ path }]);
});

test('the longest story fits, even if every character is escaped', async () => {
  const { by } = await newMember(api);
  const letter = '語';
  const given = {
    gameName: 'x',
    title: letter.repeat(157) + 'abc',
    content: '\u0001'.repeat(9_980),
  };
  const payload = JSON.stringify(
    storyInput({ ...given, content: `${given.content}${'a'.repeat(20)}` }),
  );
  const escaped = payload.replaceAll(letter, '\\u8a9e');
  expect(escaped.length).toBeGreaterThan(60_000);
  const answer = await by.request({
    method: 'POST',
    url: addContract.url,
    payload: escaped,
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(201);
  const over = await postStory(by, { content: 'x'.repeat(100_000) });
  expect(codeOf(over)).toEqual([413, 'payload_too_large']);
});

test('a loss in a currency without a rate is not converted', async () => {
  const { by } = await trustedMember(api);
  const rates = await api.db.deleteFrom('currency_rate').returningAll().execute();
  const answer = await postStory(by, { amountLost: 5, currency: 'CNY' });
  expect(answer.json()).toMatchObject({
    amount: 5,
    currency: 'CNY',
    amountLost: null,
    rateDate: null,
  });
  await upsertRates(api.db, { onDate: '2024-12-31', yen: rates });
});

test('a repeated key creates one story; another body with the key is refused', async () => {
  const { by, account } = await trustedMember(api);
  const payload = storyInput();
  const send = (from: Agent, body: object, key = 'k1') =>
    from.request({
      method: 'POST',
      url: addContract.url,
      payload: body,
      headers: { 'idempotency-key': key },
    });
  const answers = await Promise.all([
    send(by, payload),
    send(by, payload),
    send(by, { ...payload, traces: { filledInMs: 60_000 } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const [id] = answers.map((answer) => answer.json().id);
  expect(answers.map((answer) => answer.json().id)).toEqual([id, id, id]);
  expect(codeOf(await send(by, { ...payload, title: 'Another' }))).toEqual([
    422,
    'idempotency_key_reused',
  ]);
  const { by: other } = await newMember(api);
  expect((await send(other, payload)).json().id).not.toBe(id);
  const keys = await api.db.selectFrom('idempotency_key').select('key').execute();
  expect(keys.length).toBeGreaterThan(1);
  expect(JSON.stringify(keys)).not.toContain(account.id);
});

test('an edit replaces the revision that was seen, and stores the earlier version', async () => {
  const { by } = await trustedMember(api);
  const first = storyInput({
    amountLost: 10,
    currency: 'EUR',
    gameName: 'The Crew',
    title: 'Before',
  });
  const answer = await by.request({ method: 'POST', url: addContract.url, payload: first });
  const { id } = answer.json();
  const after = { ...first, title: 'After', content: 'Now it says something wholly different.' };
  const changed = await putStory(by, id, { ...after, revision: 1 });
  expect([changed.statusCode, changed.json()]).toMatchObject([
    200,
    { id, title: 'After', revision: 2, status: 'published', editedAt: expect.any(String) },
  ]);
  expect(await selectEdits(api.db, { kind: 'story', id })).toMatchObject([
    { title: 'The Crew: Before', content: first.content },
  ]);
  expect(codeOf(await putStory(by, id, { ...first, revision: 1 }))).toEqual([409, 'conflict']);
  const same = await putStory(by, id, { ...after, revision: 2 });
  expect(same.json()).toMatchObject({ revision: 2 });
  expect(await selectEdits(api.db, { kind: 'story', id })).toHaveLength(1);
});

test('of two edits of one revision, one is refused', async () => {
  const { by } = await trustedMember(api);
  const { id } = (await postStory(by)).json();
  const both = await Promise.all(
    [1, 2].map(() => putStory(by, id, { ...storyInput(), revision: 1 })),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('an unchanged loss keeps its rate', async () => {
  const { by } = await trustedMember(api);
  const given = storyInput({ amountLost: 10, currency: 'USD' });
  const { id } = (
    await by.request({ method: 'POST', url: addContract.url, payload: given })
  ).json();
  await upsertRates(api.db, { onDate: '2026-01-01', yen: [{ currency: 'USD', yen: '200' }] });
  const renamed = await putStory(by, id, { ...given, title: 'Renamed', revision: 1 });
  expect(renamed.json()).toMatchObject({ amountLost: 1_570, rateDate: '2024-12-31' });
  const raised = await putStory(by, id, { ...given, amountLost: 11, revision: 2 });
  expect(raised.json()).toMatchObject({ amountLost: 2_200, rateDate: '2026-01-01' });
  await api.db.deleteFrom('currency_rate').where('on_date', '=', '2026-01-01').execute();
});

test('a new author’s published story is pending again after an edit', async () => {
  const { by } = await newMember(api);
  const { id } = (await postStory(by)).json();
  await api.db.updateTable('story').set({ status: 'published' }).where('id', '=', id).execute();
  const changed = await putStory(by, id, { ...storyInput(), revision: 1 });
  expect(changed.json()).toMatchObject({ status: 'pending' });
});

test('a story is deleted with its versions and its moderation case', async () => {
  const { by } = await newMember(api);
  const { id } = (await postStory(by)).json();
  await putStory(by, id, { ...storyInput(), revision: 1 });
  expect(await caseOf(id)).toBeDefined();
  const gone = await deleteOwnStory(by, id);
  expect([gone.statusCode, gone.body]).toEqual([204, '']);
  expect(await caseOf(id)).toBeUndefined();
  expect(await selectEdits(api.db, { kind: 'story', id })).toEqual([]);
  expect(codeOf(await readOwnStory(by, id))).toEqual([404, 'not_found']);
  expect(codeOf(await deleteOwnStory(by, id))).toEqual([404, 'not_found']);
});

const bare = () => {
  const { language: _not, ...given } = storyInput({ amountLost: 5, currency: 'EUR' });
  return given;
};

test.each([
  [{ cookies: { 'preferred-language': 'ja' }, headers: { 'accept-language': 'ko' } }, 'ja'],
  [{ cookies: { 'preferred-language': 'xx' }, headers: { 'accept-language': 'nl, ko-KR' } }, 'ko'],
  [{}, 'en'],
])('a guest’s story without a language has that of the request: %j', async (said, language) => {
  const by = await guestAgent(api);
  const answer = await by.request({
    method: 'POST',
    url: addContract.url,
    payload: bare(),
    ...said,
  });
  expect([answer.statusCode, answer.json().language]).toEqual([201, language]);
});

test('a member’s story without a language has the account’s; an edit preserves the story’s', async () => {
  const { by, account } = await trustedMember(api);
  await api.db
    .updateTable('account')
    .set({ language: 'de' })
    .where('id', '=', account.id)
    .execute();
  const created = await by.request({
    method: 'POST',
    url: addContract.url,
    payload: bare(),
    cookies: { 'preferred-language': 'ja' },
  });
  expect(created.json().language).toBe('de');
  const { id } = (await postStory(by, { language: 'fr' })).json();
  const changed = await putStory(by, id, { ...bare(), revision: 1 });
  expect(changed.json()).toMatchObject({ language: 'fr', revision: 2 });
});

test('a story in Chinese may be short', async () => {
  const answer = await postStory(anybody, { title: '再见', content: '服务器关了，再见吧。' });
  expect(answer.statusCode).toBe(201);
});
