// SPDX-License-Identifier: AGPL-3.0-or-later
import { createPost, getGameThread, getPost } from '@kga/contracts/forum';
import { createDecisions } from '@kga/contracts/moderation';
import { contentTypes } from '@kga/db/registry';
import { v4 as uuidv4 } from 'uuid';
import { expect, test } from 'vitest';

import { newMember } from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import { insertTestGame } from '../../testing/archive-fixture.ts';
import { insertTestPost, insertTestReply } from '../../testing/forum-fixture.ts';
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
  const other = await begin((await knownMember()).by, game);
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
