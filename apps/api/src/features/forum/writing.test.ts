// SPDX-License-Identifier: AGPL-3.0-or-later
import { linkGuest } from '@kga/contracts/accounts';
import { changeChannel } from '@kga/contracts/core';
import { selectEdits } from '@kga/db/moderation';
import { v4 as uuidv4 } from 'uuid';
import { afterEach, beforeAll, expect, test } from 'vitest';

import {
  type AccountOptions,
  authorOf,
  guestAgent,
  makeAccount,
  newMember,
  signInAs,
} from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import { insertTestPost, insertTestReply, at } from '../../testing/forum-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();
const announced: unknown[] = [];
beforeAll(async () => {
  api.subscriber.on('message', (channel, message) => {
    if (channel === changeChannel) announced.push(JSON.parse(message));
  });
});
afterEach(() => {
  announced.length = 0;
});

/** Unlike anything that was written before. */
const words = (about = 'a letter') =>
  `Here is what I think about ${about}: ${Array.from({ length: 12 }, () => uuidv4()).join(' ')}`;

const post = () => ({
  categoryId: 'legal-rights',
  title: 'What now?',
  content: words(),
  language: 'en',
});
const reply = () => ({ content: words(), language: 'en' });

const patch = (by: Agent, url: string, payload: object) =>
  by.request({ method: 'PATCH', url, payload });
const drop = (by: Agent, url: string) => by.request({ method: 'DELETE', url });
const postUrl = (id: string) => `/api/forum/posts/${id}`;
const replyUrl = (id: string) => `/api/forum/replies/${id}`;
const repliesUrl = (id: string) => `${postUrl(id)}/replies`;

/** A member who has published something before. */
async function knownMember(options?: AccountOptions) {
  const member = await newMember({ app: api.app, db: api.db }, options);
  await insertTestPost(api.db, { account_id: member.account.id, category_id: 'game-cases' });
  return member;
}

const rowOf = (id: string) =>
  api.db.selectFrom('forum_post').selectAll().where('id', '=', id).executeTakeFirst();
const replyOf = (id: string) =>
  api.db.selectFrom('forum_reply').selectAll().where('id', '=', id).executeTakeFirst();
const caseOf = (id: string) =>
  api.db.selectFrom('moderation_case').selectAll().where('item_id', '=', id).executeTakeFirst();

test('a member’s first post waits, a later one appears at once, and its author follows it', async () => {
  const { account, by } = await newMember({ app: api.app, db: api.db });
  const first = await by.post('/api/forum/posts', post());
  expect(first.statusCode).toBe(201);
  expect(first.headers['cache-control']).toBe('no-store');
  expect(first.json()).toMatchObject({
    status: 'pending',
    held: null,
    reason: null,
    note: null,
    revision: 1,
    author: authorOf(account),
    removed: false,
  });
  const { id } = first.json();
  expect(await caseOf(id)).toMatchObject({ state: 'open', causes: ['pending'] });
  expect((await by.get(`${postUrl(id)}/follow`)).json()).toEqual({ following: true });
  expect((await api.app.inject({ url: postUrl(id) })).statusCode).toBe(404);
  expect((await by.get(`${postUrl(id)}/own`)).json()).toMatchObject({ id, status: 'pending' });

  const known = await knownMember();
  const later = await known.by.post('/api/forum/posts', post());
  expect(later.json()).toMatchObject({ status: 'published', held: null });
  expect((await api.app.inject({ url: postUrl(later.json().id) })).statusCode).toBe(200);
  expect(announced).toContainEqual({ topic: 'forum', id: later.json().id });
});

test('what looks like spam is held and says why', async () => {
  const { by } = await knownMember();
  const links = 'https://a.example https://b.example https://c.example';
  const held = await by.post('/api/forum/posts', { ...post(), content: links });
  expect(held.json()).toMatchObject({ status: 'pending', held: 'links' });
  const quick = await by.post('/api/forum/posts', { ...post(), traces: { filledInMs: 5 } });
  expect(quick.json()).toMatchObject({ status: 'pending', held: 'too_quick' });
});

test('guests reply and wait; they begin no posts', async () => {
  const guest = await guestAgent(api);
  const id = await insertTestPost(api.db);
  const answer = await guest.post(repliesUrl(id), reply());
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    postId: id,
    status: 'pending',
    author: { id: null, shortId: guest.guestId.slice(-4), marks: ['guest'] },
    quote: null,
  });
  expect((await guest.post('/api/forum/posts', post())).statusCode).toBe(401);
  const own = await guest.get(`${repliesUrl(id)}/own`);
  expect(own.json()).toEqual([answer.json()]);
  const other = await guestAgent(api);
  expect((await other.get(`${repliesUrl(id)}/own`)).json()).toEqual([]);
  expect((await api.app.inject({ url: repliesUrl(id) })).json()).toEqual([]);
});

test('a reply quotes another one that readers see, of the same post', async () => {
  const db = api.db;
  const { by, account } = await knownMember();
  const id = await insertTestPost(db);
  const quoted = await insertTestReply(db, {
    post_id: id,
    account_id: account.id,
    content: 'So be it.',
  });
  const answer = await by.post(repliesUrl(id), { ...reply(), quoteId: quoted });
  expect(answer.json()).toMatchObject({
    status: 'published',
    quote: { id: quoted, author: authorOf(account), content: 'So be it.', language: 'en' },
  });
  const elsewhere = await insertTestReply(db, { post_id: await insertTestPost(db) });
  const hidden = await insertTestReply(db, { post_id: id, status: 'hidden' });
  for (const quoteId of [elsewhere, hidden, uuidv4()]) {
    const refused = await by.post(repliesUrl(id), { ...reply(), quoteId });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual([{ path: 'quoteId', code: 'unknown' }]);
  }
  expect(await rowOf(id)).toMatchObject({ replies: 2, newest_reply_id: answer.json().id });
});

test('posts that are locked, deleted or not shown take no replies', async () => {
  const db = api.db;
  const { by, account } = await knownMember();
  const locked = await insertTestPost(db, { locked: true });
  const deleted = await insertTestPost(db, { title: '', content: '', deleted_at: new Date() });
  const own = await insertTestPost(db, { status: 'pending', account_id: account.id });
  for (const id of [locked, deleted, own]) {
    const refused = await by.post(repliesUrl(id), reply());
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'post_locked']);
  }
  for (const id of [await insertTestPost(db, { status: 'hidden' }), uuidv4()]) {
    expect((await by.post(repliesUrl(id), reply())).statusCode).toBe(404);
  }
});

test('an edit keeps what was said, marks it, and holds only for the text that was seen', async () => {
  const { by } = await knownMember();
  const begun = (await by.post('/api/forum/posts', post())).json();
  const change = { title: 'What then?', content: words('an edit'), revision: begun.revision };
  const edited = await patch(by, postUrl(begun.id), change);
  expect(edited.json()).toMatchObject({
    title: 'What then?',
    status: 'published',
    revision: 2,
    editedAt: expect.any(String),
  });
  expect(await selectEdits(api.db, { kind: 'forum_post', id: begun.id })).toEqual([
    { title: 'What now?', content: begun.content, replacedAt: expect.any(Date) },
  ]);
  const late = await patch(by, postUrl(begun.id), { ...change, title: 'Late' });
  expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
  const same = await patch(by, postUrl(begun.id), { ...change, revision: 2 });
  expect(same.json()).toMatchObject({ revision: 2 });

  const said = (await by.post(repliesUrl(begun.id), reply())).json();
  const again = await patch(by, replyUrl(said.id), { content: words('more'), revision: 1 });
  expect(again.json()).toMatchObject({ revision: 2, status: 'published', postId: begun.id });
  expect(await selectEdits(api.db, { kind: 'forum_reply', id: said.id })).toHaveLength(1);
  const page = await api.app.inject({ url: repliesUrl(begun.id) });
  expect(page.json()[0]).toMatchObject({ id: said.id, editedAt: again.json().editedAt });
});

test('a newcomer’s edit of a published post waits for review and keeps its place in the list', async () => {
  const db = api.db;
  const { by, account } = await newMember({ app: api.app, db });
  const id = await insertTestPost(db);
  const said = await insertTestReply(db, { post_id: id, account_id: account.id });
  const edited = await patch(by, replyUrl(said), { content: words(), revision: 1 });
  expect(edited.json()).toMatchObject({ status: 'pending', removed: false });
  expect(await rowOf(id)).toMatchObject({ replies: 0, newest_reply_id: null });
  const [place] = (await api.app.inject({ url: repliesUrl(id) })).json();
  expect(place).toMatchObject({ id: said, removed: true, content: '' });
});

test('content of another author cannot be changed, read as its owner or deleted', async () => {
  const db = api.db;
  const { account } = await knownMember();
  const id = await insertTestPost(db, { account_id: account.id });
  const said = await insertTestReply(db, { post_id: id, account_id: account.id });
  const guests = await guestAgent(api);
  const theirs = await insertTestReply(db, { post_id: id, guest_id: guests.guestId });
  const stranger = await newMember({ app: api.app, db }, { role: 'admin' });
  const other = await guestAgent(api);
  const change = { title: 'Mine now', content: words(), revision: 1 };
  expect((await stranger.by.get(`${postUrl(id)}/own`)).statusCode).toBe(404);
  expect((await patch(stranger.by, postUrl(id), change)).statusCode).toBe(404);
  expect((await drop(stranger.by, postUrl(id))).statusCode).toBe(404);
  for (const by of [stranger.by, other]) {
    for (const each of [said, theirs, uuidv4()]) {
      expect((await patch(by, replyUrl(each), change)).statusCode).toBe(404);
      expect((await drop(by, replyUrl(each))).statusCode).toBe(404);
    }
  }
  expect(await rowOf(id)).toMatchObject({ title: 'What now?', revision: 1, deleted_at: null });
  expect(await replyOf(theirs)).toMatchObject({ revision: 1, deleted_at: null });
});

test('a post without replies goes wholly, one with replies leaves its place', async () => {
  const db = api.db;
  const { by, account } = await knownMember();
  const alone = (await by.post('/api/forum/posts', post())).json().id;
  await patch(by, postUrl(alone), { title: 'Other', content: words(), revision: 1 });
  expect((await drop(by, postUrl(alone))).statusCode).toBe(204);
  expect(await rowOf(alone)).toBeUndefined();
  expect(await selectEdits(db, { kind: 'forum_post', id: alone })).toEqual([]);
  expect((await drop(by, postUrl(alone))).statusCode).toBe(404);

  const answered = await insertTestPost(db, { account_id: account.id });
  await insertTestReply(db, { post_id: answered });
  expect((await drop(by, postUrl(answered))).statusCode).toBe(204);
  expect(await rowOf(answered)).toMatchObject({ title: '', content: '', replies: 1 });
  expect((await by.get(`${postUrl(answered)}/own`)).statusCode).toBe(404);
  const page = await api.app.inject({ url: postUrl(answered) });
  expect(page.json()).toMatchObject({ removed: true, title: '', content: '', author: null });
});

test('a reply that was seen leaves its place, one that waits goes wholly', async () => {
  const { by } = await knownMember();
  const guest = await guestAgent(api);
  const id = await insertTestPost(api.db);
  const said = (await by.post(repliesUrl(id), reply())).json().id;
  const waits = (await guest.post(repliesUrl(id), reply())).json().id;
  expect(await caseOf(waits)).toMatchObject({ state: 'open' });
  announced.length = 0;
  expect((await drop(by, replyUrl(said))).statusCode).toBe(204);
  expect((await drop(guest, replyUrl(waits))).statusCode).toBe(204);
  expect(await replyOf(said)).toMatchObject({ content: '', deleted_at: expect.any(Date) });
  expect(await replyOf(waits)).toBeUndefined();
  expect(await caseOf(waits)).toBeUndefined();
  expect(await rowOf(id)).toMatchObject({ replies: 0, newest_reply_id: null });
  expect(announced).toContainEqual({ topic: 'forum', id });
});

test('the same key writes once, and another text with it is refused', async () => {
  const { by, account } = await knownMember();
  const id = await insertTestPost(api.db);
  for (const [url, body] of [
    ['/api/forum/posts', post()],
    [repliesUrl(id), reply()],
  ] as const) {
    const key = uuidv4();
    const send = (payload: object) =>
      by.request({ method: 'POST', url, payload, headers: { 'idempotency-key': key } });
    const both = await Promise.all([send(body), send(body)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(both[0]?.json().id).toBe(both[1]?.json().id);
    const traced = await send({ ...body, traces: { filledInMs: 9_000 } });
    expect(traced.json().id).toBe(both[0]?.json().id);
    const other = await send({ ...body, content: words() });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
  }
  const keys = await api.db.selectFrom('idempotency_key').select('key').execute();
  expect(keys.length).toBeGreaterThan(1);
  expect(JSON.stringify(keys)).not.toContain(account.id);
});

test('a guest who signs in and sends the same again has written once', async () => {
  const guest = await guestAgent(api);
  const id = await insertTestPost(api.db);
  const send = (key: string, payload: object) =>
    guest.request({
      method: 'POST',
      url: repliesUrl(id),
      payload,
      headers: { 'idempotency-key': key },
    });
  const [one, two] = [reply(), reply()];
  const said = [await send('one', one), await send('two', two)].map((answer) => answer.json().id);
  await signInAs(api.app, await makeAccount(api.db), guest);
  await guest.post(linkGuest.url, { guestId: guest.guestId });
  const again = await send('one', one);
  expect([again.statusCode, again.json().id]).toEqual([201, said[0]]);
  expect((await send('one', one)).json().id).toBe(said[0]);
  const other = await send('two', reply());
  expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
  const own = await guest.get(`${repliesUrl(id)}/own`);
  expect(own.json().map((each: { id: string }) => each.id)).toEqual(said);
});

test('the least that is sent is enough, and an edit may name what it changes alone', async () => {
  const { by } = await knownMember();
  const begun = await by.post('/api/forum/posts', {
    categoryId: 'legal-rights',
    title: '再见',
    content: words(),
  });
  expect([begun.statusCode, begun.json().language]).toEqual([201, 'en']);
  const { id, content } = begun.json();
  const said = await by.post(repliesUrl(id), { content: words() });
  expect([said.statusCode, said.json().language]).toEqual([201, 'en']);
  const renamed = await patch(by, postUrl(id), { title: 'Renamed' });
  expect(renamed.json()).toMatchObject({ title: 'Renamed', content, revision: 2 });
  const nothing = await patch(by, postUrl(id), {});
  expect(nothing.json()).toMatchObject({ title: 'Renamed', revision: 2 });
  const again = await patch(by, replyUrl(said.json().id), { content: words() });
  expect(again.json()).toMatchObject({ revision: 2 });
});

test('of very many own replies the newest are answered, oldest first', async () => {
  const { by, account } = await knownMember();
  const post_id = await insertTestPost(api.db);
  const ids: string[] = [];
  for (let second = 0; second < 102; second += 1) {
    const times = { created_at: at(second), appeared_at: at(second) };
    ids.push(await insertTestReply(api.db, { post_id, account_id: account.id, ...times }));
  }
  const own = await by.get(`${repliesUrl(post_id)}/own`);
  expect(own.json().map(({ id }: { id: string }) => id)).toEqual(ids.slice(2));
});

test('what is not written counts for nothing, and moderators write without end', async () => {
  const { by } = await knownMember();
  const [open, locked] = [
    await insertTestPost(api.db),
    await insertTestPost(api.db, { locked: true }),
  ];
  const said = (await by.post(repliesUrl(open), reply())).json();
  for (let times = 0; times < 6; times += 1) {
    expect((await by.post(repliesUrl(locked), reply())).statusCode).toBe(409);
    expect((await by.post(repliesUrl(open), { ...reply(), quoteId: uuidv4() })).statusCode).toBe(
      400,
    );
    expect((await patch(by, replyUrl(said.id), { content: said.content })).statusCode).toBe(200);
    const late = await patch(by, replyUrl(said.id), { content: words(), revision: 9 });
    expect(late.statusCode).toBe(409);
    expect((await patch(by, replyUrl(uuidv4()), { content: words() })).statusCode).toBe(404);
  }
  expect((await by.post(repliesUrl(open), reply())).statusCode).toBe(201);
  const moderator = await newMember({ app: api.app, db: api.db }, { role: 'moderator' });
  for (let times = 0; times < 22; times += 1) {
    expect((await moderator.by.post(repliesUrl(open), reply())).statusCode).toBe(201);
  }
});

test('who writes much too much has to wait', async () => {
  const { by } = await knownMember();
  const id = await insertTestPost(api.db);
  const codes: number[] = [];
  for (let times = 0; times < 22; times += 1) {
    codes.push((await by.post(repliesUrl(id), reply())).statusCode);
  }
  expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(codes.at(-1)).toBe(429);
});

test('what is too short, too long or no text is refused', async () => {
  const { by } = await knownMember();
  const id = await insertTestPost(api.db);
  for (const body of [
    { ...post(), title: 'x' },
    { ...post(), title: 'x'.repeat(161) },
    { ...post(), content: ' ' },
    { ...post(), content: 'a\0b' },
    { ...post(), categoryId: 'elsewhere' },
    { ...post(), language: 'x' },
  ]) {
    expect((await by.post('/api/forum/posts', body)).statusCode).toBe(400);
  }
  expect(
    (await by.post(repliesUrl(id), { ...reply(), content: 'x'.repeat(20_001) })).statusCode,
  ).toBe(400);
  const longest = { ...reply(), content: '\u{1F600}'.repeat(10_000) };
  expect((await by.post(repliesUrl(id), longest)).statusCode).toBe(201);
});
