// SPDX-License-Identifier: AGPL-3.0-or-later
import { linkGuest, registerGuest } from '@kga/contracts/accounts';
import { selectAuditEntriesAbout } from '@kga/db/core';
import { v4 as uuidv4 } from 'uuid';
import { expect, test } from 'vitest';

import {
  guestAgent,
  makeAccount,
  newGuestId,
  newMember,
  signInAs,
} from '../../testing/account-fixture.ts';
import { type Agent, agent } from '../../testing/agent.ts';
import { insertTestPost } from '../../testing/forum-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();

const member = () => newMember({ app: api.app, db: api.db });
const viewUrl = (id: string) => `/api/forum/posts/${id}/views`;
const followsOfPost = (id: string) =>
  api.db.selectFrom('forum_follow').selectAll().where('post_id', '=', id).execute();

test.each([
  ['a form, as mail programs send it', 'application/x-www-form-urlencoded'],
  ['a form in parts', 'multipart/form-data; boundary=x'],
  ['JSON', 'application/json'],
  ['nothing', undefined],
])('whoever has the mail ends it by one press, with %s', async (_name, type) => {
  const { account } = await member();
  const id = await insertTestPost(api.db);
  const token = `token-of-${uuidv4()}`;
  const follow = { post_id: id, account_id: account.id, token };
  await api.db.insertInto('forum_follow').values(follow).execute();
  const url = '/api/forum/unsubscribe?token=';
  const press = (given: string) =>
    api.app.inject({
      method: 'POST',
      url: `${url}${encodeURIComponent(given)}`,
      ...(type !== undefined && {
        headers: { 'content-type': type },
        payload: 'List-Unsubscribe=One-Click',
      }),
    });
  // The answer does not tell whether a guess was good.
  expect((await press('somebody-elses-token')).statusCode).toBe(204);
  expect((await press('a token with \0 in it')).statusCode).toBe(204);
  expect(await followsOfPost(id)).toHaveLength(1);
  expect((await press(token)).statusCode).toBe(204);
  expect(await followsOfPost(id)).toEqual([]);
  expect((await press(token)).statusCode).toBe(204);
  expect((await press('short')).statusCode).toBe(400);
});

test('a browser that opens the address of a mail’s header is led to the page, and nothing ends', async () => {
  const id = await insertTestPost(api.db);
  const { account } = await member();
  const token = 'a-token+of/a mail';
  const follow = { post_id: id, account_id: account.id, token };
  await api.db.insertInto('forum_follow').values(follow).execute();
  const open = (query: string) => api.app.inject(`/api/forum/unsubscribe${query}`);
  const answer = await open(`?token=${encodeURIComponent(token)}`);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers).toMatchObject({
    location: '/unsubscribe#token=a-token%2Bof%2Fa%20mail',
    'cache-control': 'no-store',
  });
  expect(await followsOfPost(id)).toHaveLength(1);
  expect((await open('')).headers.location).toBe('/unsubscribe');
});

test('a view counts once for each visitor, of whom only bits are stored', async () => {
  const id = await insertTestPost(api.db);
  const { by } = await member();
  const guest = await guestAgent(api);
  const [one, two] = [agent(api.app, { address: '10.1.2.3' }), agent(api.app)];
  const again = agent(api.app, { address: '10.1.2.3', userAgent: 'another' });
  for (const each of [by, guest, one, two, again, by, guest, one]) {
    expect((await each.post(viewUrl(id))).statusCode).toBe(204);
  }
  expect(await api.redis.hget('kga:{views}:counts', id)).toBe('4');
  const day = new Date().toISOString().slice(0, 10);
  const seen = await api.redis.getBuffer(`kga:{views}:seen:${day}`);
  // Bits alone, of which each visitor and network sets a few.
  const ones = (seen ?? Buffer.of()).reduce(
    (sum, byte) => sum + byte.toString(2).replaceAll('0', '').length,
    0,
  );
  expect(ones).toBeGreaterThan(0);
  expect(ones).toBeLessThan(200);
});

/** Registers the browser's visitor as a guest. */
async function becomeGuest(by: Agent): Promise<string> {
  const guestId = newGuestId();
  await by.post(registerGuest.url, { guestId, fingerprint: {} });
  by.headers['x-guest-id'] = guestId;
  return guestId;
}

const viewsOf = (id: string) => api.redis.hget('kga:{views}:counts', id);

test('who becomes a guest and then a member stays one visitor', async () => {
  const id = await insertTestPost(api.db);
  const by = agent(api.app);
  await by.post(viewUrl(id));
  const guestId = await becomeGuest(by);
  await by.post(viewUrl(id));
  await signInAs(api.app, await makeAccount(api.db), by);
  await by.post(linkGuest.url, { guestId });
  await by.post(viewUrl(id));
  by.cookies.clear();
  delete by.headers['x-guest-id'];
  await by.post(viewUrl(id));
  expect(await viewsOf(id)).toBe('1');
});

test('of one address few guests count, and every member', async () => {
  const id = await insertTestPost(api.db);
  const address = '2001:db8::1';
  for (const host of ['1', '2', '3', '4', '5', '6']) {
    const by = agent(api.app, { address: `2001:db8::${host}` });
    await becomeGuest(by);
    await by.post(viewUrl(id));
  }
  expect(await viewsOf(id)).toBe('3');
  for (const times of [1, 2]) {
    const by = agent(api.app, { address });
    await signInAs(api.app, await makeAccount(api.db), by);
    await by.post(viewUrl(id));
    expect(await viewsOf(id)).toBe(String(3 + times));
  }
});

test('views of what is not shown leave nothing behind', async () => {
  const before = await api.redis.dbsize();
  const visitor = agent(api.app);
  for (const id of [uuidv4(), await insertTestPost(api.db, { status: 'pending' })]) {
    expect((await visitor.post(viewUrl(id))).statusCode).toBe(204);
    expect(await api.redis.hget('kga:{views}:counts', id)).toBeNull();
  }
  // The limit of the caller's address is all that came.
  expect((await api.redis.dbsize()) - before).toBeLessThanOrEqual(1);
});

test('a post is unread for members until they view it, and again after a reply', async () => {
  const [{ by }, { by: writer }] = [await member(), await newMember(api, { role: 'moderator' })];
  const [id, old] = [
    await insertTestPost(api.db),
    await insertTestPost(api.db, { last_activity_at: new Date('2026-01-01') }),
  ];
  const unread = async (of = by) => (await of.get(`/api/forum/unread?ids=${id},${old}`)).json();
  expect(await unread()).toEqual([id]);
  await by.post(viewUrl(id));
  expect(await unread()).toEqual([]);
  const content = `Only a test ${uuidv4()}`;
  await writer.post(`/api/forum/posts/${id}/replies`, { content, language: 'en' });
  expect([await unread(), await unread(writer)]).toEqual([[id], []]);
  expect((await by.get('/api/forum/unread?ids=x')).statusCode).toBe(400);
});

test('moderators lock and pin, which is written down once', async () => {
  const { by } = await newMember({ app: api.app, db: api.db }, { role: 'moderator' });
  const plain = await member();
  const id = await insertTestPost(api.db);
  const url = `/api/admin/forum/posts/${id}`;
  const set = (payload: object) => by.request({ method: 'PATCH', url, payload });
  const categoryId = 'legal-rights';
  const locked = { locked: true, pinned: false, categoryId };
  expect((await set({ locked: true })).json()).toEqual(locked);
  expect((await set({ locked: true })).json()).toEqual(locked);
  expect((await set({ locked: false, pinned: true })).json()).toEqual({
    locked: false,
    pinned: true,
    categoryId,
  });
  const log = await selectAuditEntriesAbout(api.db, { kind: 'forum_post', id });
  expect(new Map(log.map(({ action, before, after }) => [action, [before, after]]))).toEqual(
    new Map([
      ['content.lock', ['not locked', 'locked']],
      ['content.pin', ['not pinned', 'pinned']],
      ['content.unlock', ['locked', 'not locked']],
    ]),
  );
  expect(log).toHaveLength(3);
  const refused = await plain.by.request({ method: 'PATCH', url, payload: { locked: true } });
  expect(refused.statusCode).toBe(403);
});

test('moderators move a post to another category, where it is listed and counted from then on', async () => {
  const { by } = await newMember({ app: api.app, db: api.db }, { role: 'moderator' });
  const title = `Moved ${uuidv4()}`;
  const id = await insertTestPost(api.db, { title });
  const url = `/api/admin/forum/posts/${id}`;
  const move = (categoryId: string) =>
    by.request({ method: 'PATCH', url, payload: { categoryId } });
  const counts = async () => {
    const categories: { id: string; postCount: number }[] = (
      await by.get('/api/forum/categories')
    ).json();
    const of = (wanted: string) => categories.find((each) => each.id === wanted)?.postCount ?? 0;
    return { legal: of('legal-rights'), action: of('action-organization') };
  };
  const isListedIn = async (categoryId: string) => {
    const posts: { id: string }[] = (
      await by.get(`/api/forum/categories/${categoryId}/posts?sort=newest`)
    ).json();
    return posts.some((post) => post.id === id);
  };
  const before = await counts();
  expect(await isListedIn('legal-rights')).toBe(true);
  expect((await move('action-organization')).json()).toEqual({
    locked: false,
    pinned: false,
    categoryId: 'action-organization',
  });
  // The cached lists end with the change event.
  await expect.poll(() => isListedIn('legal-rights')).toBe(false);
  await expect.poll(() => isListedIn('action-organization')).toBe(true);
  await expect.poll(counts).toEqual({ legal: before.legal - 1, action: before.action + 1 });
  const log = await selectAuditEntriesAbout(api.db, { kind: 'forum_post', id });
  expect(log).toMatchObject([
    { action: 'content.move', before: 'legal-rights', after: 'action-organization' },
  ]);
  expect((await move('no-such-category')).statusCode).toBe(400);
  const plain = await member();
  const payload = { categoryId: 'legal-rights' };
  const refused = await plain.by.request({ method: 'PATCH', url, payload });
  expect(refused.statusCode).toBe(403);
});
