// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  approveDisplayName,
  getMember,
  listDisplayNameReviews,
  listMemberContributions,
  resetDisplayName,
} from '@kga/contracts/accounts';
import { selectAuditEntriesAbout } from '@kga/db/core';
import { expect, test } from 'vitest';

import { authorOf, makeAccount, newMember } from '../../../testing/account-fixture.ts';
import type { Agent } from '../../../testing/agent.ts';
import { insertTestGame, insertTestMemory } from '../../../testing/archive-fixture.ts';
import { at, insertTestPost, insertTestReply } from '../../../testing/forum-fixture.ts';
import { insertTestStory } from '../../../testing/story-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();

const get = (id: string) => api.app.inject({ url: getMember.url.replace(':id', id) });

const list = (id: string, query = '') =>
  api.app.inject({ url: `${listMemberContributions.url.replace(':id', id)}${query}` });

const reset = (by: Agent, id: string) =>
  by.request({
    method: 'DELETE',
    url: resetDisplayName.url.replace(':id', id),
    payload: { reason: 'An insult' },
  });

test('a member is shown with name, marks and the day of the registration alone', async () => {
  const account = await makeAccount(api.db, { displayName: 'Grace', role: 'moderator' });
  const answer = await get(account.id.toUpperCase());
  expect(answer.json()).toEqual({
    ...authorOf(account, { displayName: 'Grace', marks: ['team'] }),
    since: account.created_at.toISOString().slice(0, 10),
    games: [],
  });
  expect(answer.headers['cache-control']).toMatch('public');
});

test('a member comes with the games of the published memories, the last one first', async () => {
  const account = await makeAccount(api.db);
  const remember = async (name: string, second: number, status: 'published' | 'hidden') => {
    const game_id = await insertTestGame(api.db, { name });
    const memory = { game_id, account_id: account.id, created_at: at(second), status };
    await insertTestMemory(api.db, memory);
    return game_id;
  };
  const first = await remember('Mainsail', 1, 'published');
  await insertTestMemory(api.db, { game_id: first, account_id: account.id, created_at: at(0) });
  await remember('Topsail', 2, 'published');
  await remember('Jib', 3, 'hidden');
  const { games } = (await get(account.id)).json();
  expect(games.map(({ name }: { name: string }) => name)).toEqual(['Topsail', 'Mainsail']);
});

test('suspended and unknown accounts have no page', async () => {
  const { id } = await makeAccount(api.db, { suspended: true });
  for (const each of [id, crypto.randomUUID()]) {
    expect([(await get(each)).statusCode, (await list(each)).statusCode]).toEqual([404, 404]);
  }
  expect((await get('me')).statusCode).toBe(400);
});

test('what everybody can read is listed by pages, newest first', async () => {
  const { db } = api;
  const { id: account_id } = await makeAccount(db);
  const author = { account_id };
  const hidden = await insertTestPost(db, { status: 'hidden' });
  const post = await insertTestPost(db, { ...author, created_at: at(1), title: 'A post' });
  const story = await insertTestStory(db, { ...author, created_at: at(3) });
  const content = `${'word '.repeat(80)}\n`;
  const reply = await insertTestReply(db, { ...author, post_id: post, created_at: at(2), content });
  for (const status of ['pending', 'hidden', 'rejected'] as const) {
    await insertTestPost(db, { ...author, status });
    await insertTestStory(db, { ...author, status });
    await insertTestReply(db, { ...author, post_id: post, status });
  }
  await insertTestReply(db, { ...author, post_id: hidden });
  await insertTestReply(db, { ...author, post_id: post, deleted_at: at(5) });
  await insertTestPost(db, { ...author, deleted_at: at(5) });
  await insertTestStory(db);

  const first = await list(account_id, '?limit=2');
  expect(first.json()).toMatchObject([
    { kind: 'story', id: story, path: `/stories/${story}` },
    { kind: 'forum_reply', id: reply, title: 'A post', path: expect.stringContaining(post) },
  ]);
  expect(first.json()[1].excerpt).toHaveLength(280);
  const [, next = ''] = /<([^>]+)>; rel="next"/.exec(String(first.headers['link'])) ?? [];
  const second = await api.app.inject({ url: next });
  expect(second.json()).toMatchObject([{ kind: 'forum_post', id: post, title: 'A post' }]);
  expect(second.headers['link']).toBeUndefined();
  const posts = await list(account_id, '?kind=forum_post');
  expect(posts.json()).toHaveLength(1);
  expect((await list(account_id, '?cursor=x')).statusCode).toBe(400);
});

test('moderators remove a name for good, which the audit log keeps', async () => {
  const { account, by } = await newMember(api, { displayName: 'Rude word' });
  const moderator = await newMember(api, { role: 'moderator' });
  expect((await get(account.id)).json()).toMatchObject({ displayName: 'Rude word' });
  expect((await reset(moderator.by, account.id)).statusCode).toBe(204);
  await expect
    .poll(async () => (await get(account.id)).json())
    .toMatchObject({ displayName: null });
  expect((await reset(moderator.by, account.id)).statusCode).toBe(204);
  const entries = await selectAuditEntriesAbout(api.db, { kind: 'account', id: account.id });
  expect(entries).toMatchObject([
    { action: 'display_name_reset', actor_id: moderator.account.id, before: 'Rude word' },
  ]);
  expect(entries[0]?.reason).toBe('An insult');
  const again = await by.request({
    method: 'PUT',
    url: '/api/profile/display-name',
    payload: { displayName: 'RUDE_W0RD' },
  });
  expect(again.json().errors).toEqual([{ path: 'displayName', code: 'nameReserved' }]);
});

test('moderators do not remove names of the team, admins not their own', async () => {
  const moderator = await newMember(api, { role: 'moderator', displayName: 'Mo Derata' });
  const admin = await newMember(api, { role: 'admin', displayName: 'Ad Mina' });
  expect((await reset(moderator.by, admin.account.id)).json().code).toBe('not_allowed');
  expect((await reset(admin.by, admin.account.id)).json().code).toBe('own_account');
  expect((await reset(admin.by, crypto.randomUUID())).statusCode).toBe(404);
  expect((await reset(admin.by, moderator.account.id)).statusCode).toBe(204);
});

/** An account whose name looks like that of `other`. */
async function reviewed(other: string | null = null): Promise<string> {
  const name = `Look ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await makeAccount(api.db, { displayName: name });
  const reason = other === null ? 'reserved' : 'look_alike';
  await api.db
    .insertInto('display_name_review')
    .values({ account_id: id, reason, other_id: other })
    .execute();
  return id;
}

const reviewsOf = async (by: Agent): Promise<{ id: string }[]> =>
  (await by.get(listDisplayNameReviews.url)).json();

const approve = (by: Agent, id: string) => by.post(approveDisplayName.url.replace(':id', id));

test('names that look alike are listed for moderators, who keep or remove them', async () => {
  const { by: moderator } = await newMember(api, { role: 'moderator' });
  const older = await makeAccount(api.db, { displayName: 'The older one' });
  const [kept, removed] = [await reviewed(older.id), await reviewed()];
  expect(await reviewsOf(moderator)).toMatchObject([
    { id: kept, other: { id: older.id, name: 'The older one' } },
    { id: removed, other: null },
  ]);

  const { by: self, account } = await newMember(api, {
    role: 'moderator',
    displayName: 'Own name',
  });
  await api.db
    .insertInto('display_name_review')
    .values({ account_id: account.id, reason: 'reserved' })
    .execute();
  expect((await approve(self, account.id)).statusCode).toBe(409);
  expect((await approve(moderator, account.id)).statusCode).toBe(403);
  await api.db.deleteFrom('display_name_review').where('account_id', '=', account.id).execute();

  expect((await approve(moderator, kept)).statusCode).toBe(204);
  expect((await approve(moderator, kept)).statusCode).toBe(404);
  expect(await selectAuditEntriesAbout(api.db, { kind: 'account', id: kept })).toMatchObject([
    { action: 'display_name_approved', after: expect.stringContaining('Look') },
  ]);
  expect((await reset(moderator, removed)).statusCode).toBe(204);
  expect(await reviewsOf(moderator)).toEqual([]);
});
