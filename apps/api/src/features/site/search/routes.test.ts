// SPDX-License-Identifier: AGPL-3.0-or-later
import { listSearchHits, searchHit, searchKinds } from '@kga/contracts/site';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { insertTestGame, insertTestMemory } from '../../../testing/archive-fixture.ts';
import {
  at,
  insertTestPost,
  insertTestReply,
  publishForumChange,
} from '../../../testing/forum-fixture.ts';
import { addArticle } from '../../../testing/news-fixture.ts';
import { insertTestStory } from '../../../testing/story-fixture.ts';
import { createTestApp, setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();

const hits = z.array(searchHit);

const search = (query: Record<string, string>) =>
  api.app.inject({ url: listSearchHits.url, query: { kind: 'story', ...query } });

const found = async (query: Record<string, string>) => hits.parse((await search(query)).json());

const titles = async (query: Record<string, string>) =>
  (await found(query)).map(({ title }) => title);

const attack = '<img src=x onerror=alert(1)> refund';

let post = '';
let reply = '';
let game = '';
let memory = '';

beforeAll(async () => {
  const { db } = api;
  post = await insertTestPost(db, { title: 'Refund law', category_id: 'legal-rights' });
  await insertTestPost(db, { title: 'Law', content: 'No refund.', category_id: 'game-cases' });
  await insertTestPost(db, { title: 'Refund hidden', status: 'hidden' });
  await insertTestPost(db, { title: 'Refund deleted', deleted_at: new Date() });
  reply = await insertTestReply(db, { post_id: post, content: 'My refund came after a year.' });
  await insertTestReply(db, { post_id: post, content: 'A refund?', status: 'pending' });
  const hidden = await insertTestPost(db, { status: 'hidden' });
  await insertTestReply(db, { post_id: hidden, content: 'A refund below what is hidden.' });
  await insertTestStory(db, { title: 'Old refund', created_at: at(1) });
  await insertTestStory(db, { title: 'Newest', content: attack, created_at: at(4) });
  await insertTestStory(db, { title: 'Neu', content: 'Kein refund.', language: 'de' });
  await insertTestStory(db, { game_name: 'Refund Simulator', title: 'Gone', created_at: at(3) });
  await insertTestStory(db, { title: 'Refund?', status: 'pending' });
  game = await insertTestGame(db);
  memory = await insertTestMemory(db, { game_id: game, content: 'No refund, only memories.' });
  await insertTestMemory(db, { game_id: game, content: 'A refund?', status: 'pending' });
  const hiddenGame = await insertTestGame(db, { status: 'hidden' });
  await insertTestMemory(db, { game_id: hiddenGame, content: 'A refund below what is hidden.' });
  await addArticle(db, { unique_id: 'refunds', title: 'Refunds for all', excerpt: 'At last.' });
  await insertTestGame(db, { name: 'Refund Tycoon' });
  await insertTestGame(db, { name: 'Refund?', status: 'pending' });
  await addArticle(db, { title: 'A draft on refunds', status: 'draft' });
});

describe('every kind', () => {
  test.each(searchKinds)('%s: what readers do not see is not found', async (kind) => {
    const all = await found({ kind, q: 'refund' });
    expect(all.length).toBeGreaterThan(0);
    expect(all.every((hit) => hit.kind === kind)).toBe(true);
    expect(JSON.stringify(all)).not.toMatch(/hidden|deleted|draft|Refund\?|A refund/);
  });

  test('names the page that shows a hit', async () => {
    const pathOf = async (kind: string) => (await found({ kind, q: 'refund' }))[0]?.path;
    expect(await pathOf('news')).toBe('/news/refunds');
    expect(await pathOf('forum_post')).toBe(`/forum/posts/${post}`);
    expect(await pathOf('forum_reply')).toBe(`/forum/posts/${post}?at=${reply}#reply-${reply}`);
    expect(await pathOf('memory')).toBe(`/archive/${game}/memories?at=${memory}#memory-${memory}`);
  });
});

test('posts of all categories are found, and a reply with the title of its post', async () => {
  expect(await titles({ kind: 'forum_post', q: 'refund' })).toEqual(['Refund law', 'Law']);
  expect(await found({ kind: 'forum_reply', q: 'refund year' })).toMatchObject([
    { id: reply, title: 'Refund law', excerpt: 'My refund came after a year.' },
  ]);
});

test('matches in titles and names of games come first, each newest first', async () => {
  expect(await titles({ q: 'refund', lang: 'en' })).toEqual(['Gone', 'Old refund', 'Newest']);
});

test('a game comes with what its cover is drawn from, other hits without', async () => {
  expect(await found({ kind: 'game', q: 'refund tycoon' })).toMatchObject([
    { game: { name: 'Refund Tycoon', genre: 'racing', shutdownDate: '2024-03-31' } },
  ]);
  expect((await found({ q: 'refund' })).every((hit) => hit.game === null)).toBe(true);
});

test('excerpts are plain text', async () => {
  const newest = (await found({ q: 'refund' })).find(({ title }) => title === 'Newest');
  expect(newest?.excerpt).toBe(attack);
});

test('keeps to the languages asked for, and pages cover what is found', async () => {
  expect(await titles({ q: 'refund', lang: 'de' })).toEqual(['Neu']);
  const first = await search({ q: 'refund', lang: 'de,en', limit: '3' });
  expect(first.headers['x-total-count']).toBe('4');
  const next = /<(.+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
  const second = await api.app.inject({ url: next });
  expect([...hits.parse(first.json()), ...hits.parse(second.json())]).toHaveLength(4);
  expect([second.headers['x-total-count'], second.headers['link']]).toEqual(['4', undefined]);
});

describe('where no item has all words', () => {
  const relation = async (query: Record<string, string>) =>
    (await search(query)).headers['x-match-relation'];

  test('those with some of them are found, a word of a title before one of a text', async () => {
    const q = 'simulator refund nowhere';
    expect(await titles({ q })).toEqual(['Gone']);
    expect(await relation({ q })).toBe('some-words');
    expect(await titles({ q: 'onerror simulator' })).toEqual(['Gone']);
  });

  test('a game is found by its name among other words', async () => {
    expect(await titles({ kind: 'game', q: 'the refund tycoon money' })).toEqual(['Refund Tycoon']);
  });

  test('of a long sentence the words that say something are looked for', async () => {
    const q = 'what is the best way of all ways to get a refund for my Simulator';
    expect(await titles({ q })).toEqual(['Gone']);
    expect(await titles({ q: 'zzyzx the of' })).toEqual([]);
  });

  test('Chinese words are found without spaces between them', async () => {
    await insertTestStory(api.db, { title: '我要退款', content: '游戏停服了', language: 'zh-CN' });
    expect(await titles({ q: '退款停服通知' })).toEqual(['我要退款']);
  });

  test('their pages go on with the same words', async () => {
    const first = await search({ q: 'refund nowhere', lang: 'de,en', limit: '3' });
    const next = /<(.+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await api.app.inject({ url: next });
    expect([...hits.parse(first.json()), ...hits.parse(second.json())]).toHaveLength(4);
    expect(second.headers['x-match-relation']).toBe('some-words');
  });

  test('a search with all words is not relaxed, and one word is not', async () => {
    expect(await relation({ q: 'refund' })).toBeUndefined();
    expect(await titles({ q: 'nowhere' })).toEqual([]);
    expect(await titles({ q: 'nowhere nothing' })).toEqual([]);
  });
});

test('searches are counted by what they found, without their words', async () => {
  const counted = async () => {
    const { values } = await api.metrics.searches.get();
    return new Map(values.map(({ labels, value }) => [`${labels.kind} ${labels.found}`, value]));
  };
  const before = await counted();
  await titles({ q: 'refund tycoon counted' });
  await titles({ q: 'zyzzyva' });
  await titles({ q: 'zyzzyva' });
  const after = await counted();
  const added = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect([added('story some'), added('story none'), added('story all')]).toEqual([1, 1, 0]);
});

test('counts to 100', async () => {
  const rows = Array.from({ length: 101 }, (_, index) => index);
  await Promise.all(rows.map((n) => insertTestPost(api.db, { title: `Countless ${n}` })));
  const answer = await search({ kind: 'forum_post', q: 'countless', limit: '1' });
  expect(answer.headers).toMatchObject({
    'x-total-count': '100',
    'x-total-relation': 'at-least',
  });
});

test('a change of what is found shows', async () => {
  const id = await insertTestPost(api.db, { title: 'Vanishing' });
  expect(await titles({ kind: 'forum_post', q: 'vanishing' })).toEqual(['Vanishing']);
  await api.db.updateTable('forum_post').set({ status: 'hidden' }).where('id', '=', id).execute();
  await publishForumChange(api.redis, id);
  await expect.poll(() => titles({ kind: 'forum_post', q: 'vanishing' })).toEqual([]);
});

test.each(['', ' ', 'x', '%_', '"', '🎮'])('nothing is found for %j', async (q) => {
  const answer = await search({ q });
  expect([answer.statusCode, answer.json()]).toEqual([200, []]);
});

test.each([
  { kind: 'account', q: 'refund' },
  { q: 'x'.repeat(201) },
  { q: 'a\0b' },
  { q: 'refund', lang: 'x' },
  { q: 'refund', limit: '101' },
  { q: 'refund', cursor: 'x' },
])('refuses %j', async (query) => {
  const answer = await search(query);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
});

test('searches of an IP address are limited, those answered from the cache too', async () => {
  const limited = await createTestApp({
    ...api.services,
    config: { rateLimit: { max: 3, windowMs: 60_000 } },
  });
  onTestFinished(() => limited.close());
  const ask = async (address: string, kind: string) => {
    const headers = { 'x-forwarded-for': address };
    const query = { kind, q: 'refund' };
    return limited.app.inject({ url: listSearchHits.url, query, headers });
  };
  for (const kind of ['news', 'story', 'news']) {
    expect((await ask('192.0.2.1', kind)).statusCode).toBe(200);
  }
  const refused = await ask('192.0.2.1', 'news');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('192.0.2.2', 'news')).statusCode).toBe(200);
});
