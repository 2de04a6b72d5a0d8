// SPDX-License-Identifier: AGPL-3.0-or-later
import { forumReplyPath, languages } from '@kga/contracts/core';
import { forumCategoryIds } from '@kga/contracts/forum';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { authorOf, makeAccount } from '../../testing/account-fixture.ts';
import { insertTestPost, insertTestReply, at } from '../../testing/forum-fixture.ts';
import { insertTestStory } from '../../testing/story-fixture.ts';
import {
  type Services,
  startServices,
  type TestApp,
  createTestApp,
} from '../../testing/test-app.ts';

let services: Services;
let api: TestApp;
beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  const { db } = services.database;
  await db.deleteFrom('forum_post').execute();
  // Tests share no cached responses.
  await api?.close();
  const stream = {
    connectionsMax: 10,
    connectionsPerNetworkMax: 10,
    heartbeatMs: 60_000,
    renewMs: 60_000,
    changesMs: 0,
  };
  api = await createTestApp({ ...services, config: { stream } });
});
afterAll(async () => {
  await api.close();
  await services.stop();
});

const dbOf = () => services.database.db;
const read = (path: string) => api.app.inject({ url: `/api/forum/${path}` });
const json = async (path: string) => (await read(path)).json();
const titles = async (path: string): Promise<string[]> =>
  (await json(path)).map(({ title }: { title: string }) => title);
const contents = async (path: string): Promise<string[]> =>
  (await json(path)).map(({ content }: { content: string }) => content);

/** Where a list goes on, beneath the forum. */
function linkIn(header: unknown, rel: 'next' | 'prev'): string | undefined {
  const found = new RegExp(`<([^>]+)>; rel="${rel}"`).exec(String(header))?.[1];
  return found?.replace('/api/forum/', '');
}

test('there are four categories in each language, with words of its own', async () => {
  const seen = new Set<string>();
  for (const lang of languages) {
    const categories = await json(`categories?lang=${lang}`);
    expect(categories.map(({ id }: { id: string }) => id)).toEqual(forumCategoryIds);
    for (const { name, description } of categories) seen.add(name).add(description);
  }
  expect(seen.size).toBe(6 * 4 * 2);
  expect(await json('categories')).toEqual(await json('categories?lang=en'));
  expect((await json('categories'))[0]).toEqual({
    id: 'legal-rights',
    name: 'Legal Rights',
    description: expect.any(String),
    color: 'blue',
    icon: 'balance-scale',
    postCount: 0,
    replies: 0,
    posts: [],
  });
});

test('a category shows posts in the language asked for first, filled up with others', async () => {
  const db = dbOf();
  const post = (title: string, language: 'de' | 'en', second: number, pinned = false) =>
    insertTestPost(db, { title, language, pinned, last_activity_at: at(second) });
  await post('Regeln', 'de', 1, true);
  await post('Alt', 'de', 2);
  await post('Old', 'en', 3);
  await post('New', 'en', 4);
  await post('Newest', 'en', 5);
  const latestIn = async (lang: string) => {
    const [legal] = (await read(`categories?lang=${lang}`)).json();
    return legal.posts.map(({ title }: { title: string }) => title);
  };
  await expect.poll(() => latestIn('de')).toEqual(['Alt', 'Newest', 'New']);
  expect(await latestIn('en')).toEqual(['Newest', 'New', 'Old']);
  expect(await latestIn('fr')).toEqual(['Newest', 'New', 'Old']);
});

test('a category has its counts and the three posts in which something happened last', async () => {
  const db = dbOf();
  for (const second of [1, 2, 3, 4]) {
    await insertTestPost(db, {
      title: `Post ${second}`,
      created_at: at(second),
      last_activity_at: at(second),
    });
  }
  const old = await insertTestPost(db, {
    title: 'Old',
    created_at: at(0),
    last_activity_at: at(0),
  });
  await insertTestReply(db, { post_id: old, appeared_at: at(9) });
  await insertTestReply(db, { post_id: old, appeared_at: at(10) });
  await insertTestReply(db, { post_id: old, status: 'pending', appeared_at: null });
  await insertTestPost(db, { title: 'Waits', status: 'pending' });
  await insertTestPost(db, { title: '', content: '', deleted_at: new Date() });
  await insertTestPost(db, { category_id: 'game-cases', title: 'Elsewhere' });
  const answer = await read('categories');
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=10, stale-while-revalidate=60',
    etag: expect.any(String),
  });
  const [legal, cases] = answer.json();
  expect(legal).toMatchObject({ postCount: 5, replies: 2 });
  expect(legal.posts).toEqual([
    {
      id: old,
      author: null,
      title: 'Old',
      language: 'en',
      replies: 2,
      views: 0,
      lastActivityAt: at(10).toISOString(),
    },
    expect.objectContaining({ title: 'Post 4' }),
    expect.objectContaining({ title: 'Post 3' }),
  ]);
  expect(cases).toMatchObject({ postCount: 1, replies: 0 });
});

test('a category is sorted by the last reply, the beginning or the replies, pinned posts first', async () => {
  const db = dbOf();
  const one = { created_at: at(1), last_activity_at: at(30), replies: 1 };
  await insertTestPost(db, { title: 'one', ...one });
  await insertTestPost(db, {
    title: 'two',
    created_at: at(2),
    last_activity_at: at(20),
    replies: 5,
  });
  await insertTestPost(db, {
    title: 'three',
    created_at: at(3),
    last_activity_at: at(10),
    replies: 3,
  });
  await insertTestPost(db, {
    title: 'pinned',
    created_at: at(0),
    last_activity_at: at(0),
    pinned: true,
  });
  await insertTestPost(db, { title: 'hidden', status: 'hidden', pinned: true });
  await insertTestPost(db, { title: 'other', category_id: 'game-cases' });
  const list = 'categories/legal-rights/posts';
  expect(await titles(list)).toEqual(['pinned', 'one', 'two', 'three']);
  expect(await titles(`${list}?sort=newest`)).toEqual(['pinned', 'three', 'two', 'one']);
  expect(await titles(`${list}?sort=top`)).toEqual(['pinned', 'two', 'three', 'one']);
  for (const sort of ['active', 'newest', 'top']) {
    const whole = await titles(`${list}?sort=${sort}`);
    const first = await read(`${list}?sort=${sort}&limit=3`);
    expect(first.headers['x-total-count']).toBe('4');
    const next = linkIn(first.headers.link, 'next') ?? '';
    expect([...(await titles(`${list}?sort=${sort}&limit=3`)), ...(await titles(next))]).toEqual(
      whole,
    );
    expect((await read(next)).headers.link).toBeUndefined();
  }
  const failed = async () =>
    (await api.metrics.cacheRefreshes.get()).values.filter(
      ({ labels }) => labels['outcome'] === 'failed',
    );
  const before = await failed();
  expect((await read(`${list}?cursor=bm9uZQ`)).statusCode).toBe(400);
  expect((await read(`posts/${uuidv4()}/replies?cursor=bm9uZQ`)).statusCode).toBe(400);
  for (const value of [2 ** 31, 2 ** 53 - 1, -1, 1.5]) {
    const place = JSON.stringify({ pinned: false, value, id: uuidv4() });
    const cursor = Buffer.from(place).toString('base64url');
    for (const query of ['', '&q=one']) {
      const refused = await read(`${list}?sort=top&cursor=${cursor}${query}`);
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'validation_failed']);
    }
  }
  expect(await failed()).toEqual(before);
  expect((await read('categories/nowhere/posts')).statusCode).toBe(400);
});

test('a search finds words of title and text in any script, within its category', async () => {
  const db = dbOf();
  await insertTestPost(db, { title: 'Refund refused', created_at: at(1), last_activity_at: at(1) });
  await insertTestPost(db, {
    title: 'B',
    content: 'They refused a réfund',
    last_activity_at: at(2),
  });
  await insertTestPost(db, { title: '停服之后', content: '玩家要求退款', language: 'zh-CN' });
  await insertTestPost(db, { title: 'Refund', category_id: 'game-cases' });
  await insertTestPost(db, { title: 'Refund', status: 'pending' });
  const list = 'categories/legal-rights/posts';
  const found = await read(`${list}?q=REFUND`);
  expect(found.json().map(({ title }: { title: string }) => title)).toEqual([
    'B',
    'Refund refused',
  ]);
  expect(found.headers['x-total-count']).toBe('2');
  expect(await titles(`${list}?q=${encodeURIComponent('退款')}`)).toEqual(['停服之后']);
  expect(await titles(`${list}?q=nowhere`)).toEqual([]);
  const first = await read(`${list}?q=refund&limit=1`);
  expect(await titles(linkIn(first.headers.link, 'next') ?? '')).toEqual(['Refund refused']);
});

test('a category is listed and searched in some languages, and counted in all', async () => {
  const db = dbOf();
  const german = { language: 'de', category_id: 'game-cases' } as const;
  await insertTestPost(db, { title: 'Refund', category_id: 'game-cases', pinned: true });
  await insertTestPost(db, { ...german, title: 'Alt', last_activity_at: at(1), replies: 2 });
  await insertTestPost(db, { ...german, title: 'Neu', content: 'Refund', last_activity_at: at(2) });
  await insertTestPost(db, { ...german, title: 'Verborgen', status: 'hidden' });
  const list = 'categories/game-cases/posts';
  expect(await titles(`${list}?lang=de`)).toEqual(['Neu', 'Alt']);
  expect(await titles(`${list}?lang=de&sort=top`)).toEqual(['Alt', 'Neu']);
  expect(await titles(`${list}?lang=de,en`)).toEqual(['Refund', 'Neu', 'Alt']);
  expect(await titles(`${list}?lang=de&q=refund`)).toEqual(['Neu']);
  const { headers } = await read(`${list}?lang=de,fr`);
  expect([headers['x-total-count'], headers['x-total-all-languages']]).toEqual(['2', '3']);
  const first = await read(`${list}?lang=de,en&limit=2`);
  expect(await titles(linkIn(first.headers.link, 'next') ?? '')).toEqual(['Alt']);
});

test('a post is read with its author, and with titles of our own pages that it names', async () => {
  const db = dbOf();
  const team = await makeAccount(db, { role: 'moderator', displayName: 'Team of Ada' });
  const story = await insertTestStory(db, { title: 'My loss' });
  const other = await insertTestPost(db, { title: 'Other' });
  const waits = await insertTestPost(db, { title: 'Waits', status: 'pending' });
  const origin = api.config.http.publicOrigin;
  const content = [
    `See ${origin}/stories/${story}, and 【/forum/posts/${other}?at=x】`,
    `请看${origin}/stories/${story}。`,
    `https://evil.example/forum/posts/${other} /forum/posts/${waits} /stories/${uuidv4()}`,
  ].join('\n');
  const id = await insertTestPost(db, { account_id: team.id, content, edited_at: at(5) });
  const answer = await read(`posts/${id}`);
  expect(answer.json()).toEqual({
    format: 'plain',
    blocks: null,
    id,
    categoryId: 'legal-rights',
    game: null,
    author: authorOf(team, { displayName: 'Team of Ada', marks: ['team'] }),
    title: 'What now?',
    language: 'en',
    replies: 0,
    views: 0,
    pinned: false,
    locked: false,
    createdAt: expect.any(String),
    lastActivityAt: expect.any(String),
    content,
    removed: false,
    mentions: [
      { path: `/stories/${story}`, title: 'My loss' },
      { path: `/forum/posts/${other}`, title: 'Other' },
    ],
    helpful: 0,
    editedAt: at(5).toISOString(),
    solution: null,
    solved: false,
    newestReplyId: null,
  });
});

test('what readers may not see is not there', async () => {
  const db = dbOf();
  for (const status of ['pending', 'hidden', 'rejected'] as const) {
    const id = await insertTestPost(db, { status });
    expect((await read(`posts/${id}`)).statusCode).toBe(404);
    expect((await read(`posts/${id}/replies`)).statusCode).toBe(404);
    expect((await read(`posts/${id}/stream`)).statusCode).toBe(404);
  }
  expect((await read(`posts/${uuidv4()}`)).json()).toMatchObject({ code: 'not_found' });
});

test('a deleted post with replies keeps its place, without words and author', async () => {
  const db = dbOf();
  const { id: account_id } = await makeAccount(db);
  const id = await insertTestPost(db, { account_id, title: '', content: '', deleted_at: at(3) });
  await insertTestReply(db, { post_id: id });
  expect(await json(`posts/${id}`)).toMatchObject({ removed: true, locked: true, author: null });
  expect(await contents(`posts/${id}/replies`)).toHaveLength(1);
  expect(await titles('categories/legal-rights/posts')).toEqual([]);
});

test('replies are read forwards, backwards, from one on and from the end', async () => {
  const db = dbOf();
  const post_id = await insertTestPost(db);
  const ids: string[] = [];
  for (const second of [1, 2, 3, 4, 5, 6, 7]) {
    ids.push(await insertTestReply(db, { post_id, content: `${second}`, appeared_at: at(second) }));
  }
  const waits = await insertTestReply(db, {
    post_id,
    content: 'x',
    status: 'pending',
    appeared_at: null,
  });
  const list = `posts/${post_id}/replies`;
  const page = async (path: string) => {
    const answer = await read(path);
    expect(answer.headers['x-total-count']).toBe('7');
    const { link } = answer.headers;
    const said = answer.json().map(({ content }: { content: string }) => content);
    return { said, next: linkIn(link, 'next'), prev: linkIn(link, 'prev') };
  };
  expect(await page(list)).toEqual({ said: ['1', '2', '3', '4', '5', '6', '7'] });
  const first = await page(`${list}?limit=3`);
  expect(first).toEqual({ said: ['1', '2', '3'], next: expect.any(String), prev: undefined });
  const second = await page(first.next ?? '');
  expect(second.said).toEqual(['4', '5', '6']);
  const third = await page(second.next ?? '');
  expect(third).toEqual({ said: ['7'], next: undefined, prev: expect.any(String) });
  expect((await page(third.prev ?? '')).said).toEqual(['4', '5', '6']);
  const back = await page(second.prev ?? '');
  expect(back).toEqual({ said: ['1', '2', '3'], next: expect.any(String), prev: undefined });
  expect((await page(back.next ?? '')).said).toEqual(['4', '5', '6']);

  const last = await page(`${list}?limit=3&at=newest`);
  expect(last).toEqual({ said: ['5', '6', '7'], next: undefined, prev: expect.any(String) });
  expect((await page(last.prev ?? '')).said).toEqual(['2', '3', '4']);
  const from = await page(`${list}?limit=3&at=${ids[1]}`);
  expect(from.said).toEqual(['2', '3', '4']);
  expect((await page(from.prev ?? '')).said).toEqual(['1']);
  expect(await page(`${list}?limit=3&at=${ids[0]}`)).toMatchObject({ prev: undefined });
  expect((await page(`${list}?limit=3&at=${waits}`)).said).toEqual(last.said);
  expect((await page(`${list}?limit=3&at=${uuidv4()}`)).said).toEqual(last.said);
  expect((await read(`${list}?at=somewhere`)).statusCode).toBe(400);
});

test('a removed reply leaves its place alone, and is quoted no more', async () => {
  const db = dbOf();
  const post_id = await insertTestPost(db);
  const account = await makeAccount(db, { role: 'admin', displayName: 'Grace' });
  const author = authorOf(account, { displayName: 'Grace', marks: ['team'] });
  const one = await insertTestReply(db, {
    post_id,
    account_id: account.id,
    content: 'a'.repeat(300),
    appeared_at: at(1),
  });
  const two = await insertTestReply(db, { post_id, quote_id: one, appeared_at: at(2) });
  const [first, second] = await json(`posts/${post_id}/replies`);
  expect(first).toMatchObject({ author, removed: false });
  expect(second.quote).toEqual({
    id: one,
    author,
    content: 'a'.repeat(280),
    language: 'en',
  });

  await db.updateTable('forum_reply').set({ status: 'hidden' }).where('id', '=', one).execute();
  await insertTestReply(db, { post_id, content: '', deleted_at: at(4), appeared_at: at(3) });
  const [hidden, answer, deleted] = await json(`posts/${post_id}/replies?limit=99`);
  for (const each of [hidden, deleted]) {
    expect(each).toMatchObject({
      removed: true,
      content: '',
      author: null,
      quote: null,
      mentions: [],
    });
  }
  expect(answer).toMatchObject({ id: two, removed: false, quote: null });
  const { replies, newestReplyId } = await json(`posts/${post_id}?fresh`);
  expect({ replies, newestReplyId }).toEqual({ replies: 1, newestReplyId: two });
});

test('a reply has a permanent address', () => {
  expect(forumReplyPath('p', 'r')).toBe('/forum/posts/p?at=r#reply-r');
});

test('hot reads ask the database nothing while nothing changes', async () => {
  const paths = ['categories', 'categories?lang=de', 'categories/legal-rights/posts'];
  for (const path of paths) await read(path);
  const counted = api.metrics.cacheRefreshes;
  const loads = async () =>
    (await counted.get()).values
      .filter(({ labels }) => String(labels['read']).startsWith('forum'))
      .reduce((sum, { value }) => sum + value, 0);
  const before = await loads();
  for (let times = 0; times < 20; times += 1) {
    for (const path of paths) expect((await read(path)).statusCode).toBe(200);
  }
  expect(await loads()).toBe(before);
});
