// SPDX-License-Identifier: AGPL-3.0-or-later
import { mergeGame } from '@kga/contracts/archive';
import {
  createPost,
  createReply,
  getGameThread,
  getOwnGameThread,
  getPost,
  listReplies,
  postFollow,
} from '@kga/contracts/forum';
import { createDecisions, createReport } from '@kga/contracts/moderation';
import { contentTypes } from '@kga/db/registry';
import { countLockWaits } from '@kga/db/testing';
import { v4 as uuidv4 } from 'uuid';
import { expect, test } from 'vitest';

import { newMember } from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import { insertTestGame } from '../../testing/archive-fixture.ts';
import { at, insertTestPost, insertTestReply } from '../../testing/forum-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();

const urlAt = (url: string, id: string) => url.replace(':id', id);
const threadOf = (gameId: string) => api.app.inject({ url: urlAt(getGameThread.url, gameId) });

/** Unlike anything that was written before. */
const body = (gameId?: string) => ({
  categoryId: 'game-cases',
  ...(gameId !== undefined && { gameId }),
  title: 'What is left of it',
  content: `Here is what I know: ${Array.from({ length: 12 }, () => uuidv4()).join(' ')}`,
  language: 'en',
});

/** A member who has published something before. */
async function knownMember() {
  const member = await newMember(api);
  await insertTestPost(api.db, { account_id: member.account.id });
  return member;
}

const begin = (by: Agent, gameId: string) => by.post(createPost.url, body(gameId));

async function decide(id: string, decision: string, reason?: string) {
  const { by } = await newMember(api, { role: 'moderator' });
  const decided = await by.post(createDecisions.url, {
    items: [{ kind: 'forum_post', id }],
    decision,
    ...(reason !== undefined && { reason }),
  });
  expect(decided.statusCode).toBe(200);
  return decided.json();
}

test('a member begins the thread of a game, which everyone finds there', async () => {
  const game = await insertTestGame(api.db, { name: 'Anthem' });
  expect((await threadOf(game)).statusCode).toBe(404);
  const { by } = await knownMember();
  const begun = await begin(by, game);
  expect(begun.statusCode).toBe(201);
  expect(begun.json()).toMatchObject({
    status: 'published',
    categoryId: 'game-cases',
    game: { id: game, name: 'Anthem' },
  });
  const { id } = begun.json();
  await expect.poll(async () => (await threadOf(game)).statusCode).toBe(200);
  expect((await threadOf(game)).json()).toMatchObject({ id, game: { id: game } });
  const shown = await api.app.inject({ url: urlAt(getPost.url, id) });
  expect(shown.json().game).toEqual({ id: game, name: 'Anthem' });
});

test('a post without a game belongs to none', async () => {
  const { by } = await knownMember();
  expect((await by.post(createPost.url, body())).json().game).toBeNull();
});

test('a thread about a game is in the category of games, and its game is in the archive', async () => {
  const game = await insertTestGame(api.db);
  const { by } = await knownMember();
  const elsewhere = { ...body(game), categoryId: 'legal-rights' };
  const refused = await by.post(createPost.url, elsewhere);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toMatchObject([{ path: 'gameId' }]);
  const hidden = await insertTestGame(api.db, { status: 'hidden' });
  for (const unknown of [uuidv4(), hidden]) {
    const missing = await begin(by, unknown);
    expect(missing.statusCode).toBe(400);
    expect(missing.json().errors).toEqual([{ path: 'gameId', code: 'unknown' }]);
  }
});

test('a second thread is refused and says where the first one is', async () => {
  const game = await insertTestGame(api.db);
  const [first, second] = [await knownMember(), await knownMember()];
  const { id } = (await begin(first.by, game)).json();
  const refused = await begin(second.by, game);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'game_has_thread',
    existing: `/forum/posts/${id}`,
  });
});

test('of those who begin at once, one does', async () => {
  const game = await insertTestGame(api.db);
  const members = await Promise.all([1, 2, 3, 4].map(() => knownMember()));
  const answers = await Promise.all(members.map(({ by }) => begin(by, game)));
  const statuses = answers.map(({ statusCode }) => `${statusCode}`);
  expect(statuses.toSorted()).toEqual(['201', '409', '409', '409']);
});

test('a thread that waits for a moderator takes the place, and its author alone learns where', async () => {
  const game = await insertTestGame(api.db);
  const newcomer = await newMember(api);
  const waiting = (await begin(newcomer.by, game)).json();
  expect(waiting).toMatchObject({ status: 'pending', game: { id: game } });
  expect((await threadOf(game)).statusCode).toBe(404);
  const own = urlAt(getOwnGameThread.url, game);
  expect((await newcomer.by.get(own)).json()).toMatchObject({ id: waiting.id, status: 'pending' });
  const member = await knownMember();
  expect((await member.by.get(own)).statusCode).toBe(404);
  const other = await begin(member.by, game);
  expect(other.statusCode).toBe(409);
  expect(other.json()).not.toHaveProperty('existing');
  const again = await begin(newcomer.by, game);
  expect(again.json().existing).toBe(`/forum/posts/${waiting.id}`);
  const [item] = await contentTypes.forum_post.load(api.db, [waiting.id]);
  expect(item?.details).toContainEqual({ name: 'gameName', value: 'The Crew' });
  await decide(waiting.id, 'reject', 'spam');
  expect((await begin((await knownMember()).by, game)).statusCode).toBe(201);
});

test.each(['deleted', 'hidden'])('a %s thread makes room for another one', async (how) => {
  const game = await insertTestGame(api.db);
  const { by } = await knownMember();
  const { id } = (await begin(by, game)).json();
  await insertTestReply(api.db, { post_id: id });
  if (how === 'hidden') await decide(id, 'hide', 'spam');
  else await by.request({ method: 'DELETE', url: urlAt(getPost.url, id) });
  await expect.poll(async () => (await threadOf(game)).statusCode).toBe(404);
  expect((await begin((await knownMember()).by, game)).statusCode).toBe(201);
});

test('a hidden thread that is shown again is that of its game', async () => {
  const game = await insertTestGame(api.db);
  const { id } = (await begin((await knownMember()).by, game)).json();
  await decide(id, 'hide', 'spam');
  expect((await decide(id, 'restore')).skipped).toEqual([]);
  await expect.poll(async () => (await threadOf(game)).json().id).toBe(id);
});

test('a hidden thread that is shown again is about no game where that has another one', async () => {
  const game = await insertTestGame(api.db);
  const { id } = (await begin((await knownMember()).by, game)).json();
  await decide(id, 'hide', 'spam');
  const other = (await begin((await knownMember()).by, game)).json();
  expect((await decide(id, 'restore')).skipped).toEqual([]);
  const shown = await api.app.inject({ url: urlAt(getPost.url, id) });
  expect(shown.json()).toMatchObject({ id, game: null });
  expect((await threadOf(game)).json().id).toBe(other.id);
});

/** Merges a game into another one, as a moderator. */
async function merge(from: string, into: string): Promise<void> {
  const { by } = await newMember(api, { role: 'moderator' });
  const merged = await by.post(urlAt(mergeGame.url, from), { into, revision: 1 });
  expect(merged.statusCode).toBe(204);
}

test('the thread of a merged game is that of the other one, whichever is asked for', async () => {
  const [from, into] = [await insertTestGame(api.db), await insertTestGame(api.db)];
  const { by } = await knownMember();
  const { id } = (await begin(by, from)).json();
  await merge(from, into);
  for (const game of [from, into]) {
    await expect.poll(async () => (await threadOf(game)).json().id).toBe(id);
  }
  // The form was open while the games were merged.
  const late = await begin((await knownMember()).by, from);
  expect(late.json().existing).toBe(`/forum/posts/${id}`);
});

test('merged threads are one, and old addresses lead there', async () => {
  const [from, into] = [await insertTestGame(api.db), await insertTestGame(api.db)];
  const thread = { category_id: 'game-cases' as const };
  const { account, by } = await knownMember();
  const old = await insertTestPost(api.db, {
    ...thread,
    game_id: from,
    account_id: account.id,
    title: 'The old one',
    content: 'Its text.',
    created_at: at(2),
  });
  const stays = await insertTestPost(api.db, { ...thread, game_id: into, created_at: at(1) });
  const reply = await insertTestReply(api.db, { post_id: old, content: '4', appeared_at: at(4) });
  await insertTestReply(api.db, { post_id: stays, content: '3', appeared_at: at(3) });
  const oldUrl = urlAt(getPost.url, old);
  expect((await api.app.inject({ url: oldUrl })).json().id).toBe(old);
  const solved = { solution_id: reply };
  await api.db.updateTable('forum_post').set(solved).where('id', '=', old).execute();
  await merge(from, into);

  await expect.poll(async () => (await api.app.inject({ url: oldUrl })).json().id).toBe(stays);
  expect((await api.app.inject({ url: oldUrl })).json().solution).toMatchObject({ id: reply });
  expect((await api.app.inject({ url: oldUrl })).json()).toMatchObject({ replies: 3 });
  const repliesUrl = urlAt(listReplies.url, old);
  const listed = (await api.app.inject({ url: `${repliesUrl}?at=${reply}` })).json();
  expect(listed).toMatchObject([{ id: reply, postId: stays, content: '4' }]);
  const all = (await api.app.inject({ url: urlAt(listReplies.url, stays) })).json();
  expect(all.map(({ content }: { content: string }) => content)).toEqual([
    'The old one\n\nIts text.',
    '3',
    '4',
  ]);
  expect(all[0]).toMatchObject({
    id: old,
    author: { shortId: account.id.slice(0, 8) },
    createdAt: at(2).toISOString(),
  });

  const late = await by.post(urlAt(createReply.url, old), {
    content: body().content,
    language: 'en',
  });
  expect(late.statusCode).toBe(201);
  expect(late.json()).toMatchObject({ postId: stays });
  await expect.poll(async () => (await api.app.inject({ url: oldUrl })).json().replies).toBe(4);
  const stream = await api.app.inject({ url: `${oldUrl}/stream` });
  expect(stream.statusCode).toBe(404);
  const follow = { method: 'PUT', url: urlAt(postFollow.set.url, old), payload: {} } as const;
  expect((await by.request({ ...follow, payload: { following: true } })).statusCode).toBe(404);
  const report = { kind: 'forum_post', id: old, reason: 'spam', note: '' };
  const reporter = await knownMember();
  expect((await reporter.by.post(createReport.url, report)).statusCode).toBe(404);
  const ofReply = { ...report, kind: 'forum_reply' };
  expect((await reporter.by.post(createReport.url, ofReply)).statusCode).toBe(204);
});

test('what is written while threads merge is in the other one', async () => {
  const [from, into] = [await insertTestGame(api.db), await insertTestGame(api.db)];
  const old = await insertTestPost(api.db, { category_id: 'game-cases', game_id: from });
  const stays = await insertTestPost(api.db, { category_id: 'game-cases', game_id: into });
  let merging = Promise.resolve();
  await api.db.transaction().execute(async (trx) => {
    const post = trx.selectFrom('forum_post').select('id').where('id', '=', old);
    await post.forNoKeyUpdate().execute();
    merging = merge(from, into);
    await expect.poll(() => countLockWaits(api.db)).toBe(1);
    await insertTestReply(trx, { post_id: old, content: 'Just in time' });
  });
  await merging;
  const replies = await api.app.inject({ url: urlAt(listReplies.url, stays) });
  expect(replies.json()).toHaveLength(2);
  expect(replies.json()).toContainEqual(expect.objectContaining({ content: 'Just in time' }));
});
