// SPDX-License-Identifier: AGPL-3.0-or-later
import { changeChannel } from '@kga/contracts/core';
import { newsArticle, newsArticleDetail } from '@kga/contracts/news';
import { insertPicture } from '@kga/db/content';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { insertTestGame } from '../../testing/archive-fixture.ts';
import { addArticle, publishNewsChange, second } from '../../testing/news-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();
beforeEach(async () => {
  await api.db.deleteFrom('news_article').execute();
});

const get = (name: string, headers = {}) =>
  api.app.inject({ url: `/api/news/${encodeURIComponent(name)}`, headers });

const detailOf = async (name: string) => newsArticleDetail.parse((await get(name)).json());

async function addFeed(name: string): Promise<string> {
  const id = uuidv7();
  const place = { id, url: `https://${id}.test/feed`, site_url: `https://${id}.test/` };
  await api.db
    .insertInto('feed')
    .values({ ...place, name, language: 'en', category: 'policy', enabled: true })
    .execute();
  return id;
}

async function addItem(articleId: string, feedId: string, url: string | null, number: number) {
  await api.db
    .insertInto('feed_item')
    .values({
      feed_id: feedId,
      guid: Buffer.from(String(number)),
      article_id: articleId,
      url,
      url_hash: null,
      content_hash: Buffer.from('x'),
      title: `Title ${number}`,
      excerpt: '',
      html: '',
      picture_source: null,
      category: 'policy',
      published_at: new Date(Date.UTC(2026, 0, number)),
    })
    .execute();
}

test('sends an aggregated article with its picture and copies elsewhere', async () => {
  const { db } = api;
  const pictures = await Promise.all(
    [320, 960].map(async (width) => {
      const size = { width, height: width / 2 };
      return { id: await insertPicture(db, { bytes: Buffer.from('x'), ...size }), ...size };
    }),
  );
  const [own, late, early] = [await addFeed('Own'), await addFeed('Late'), await addFeed('Early')];
  const id = await addArticle(db, {
    ...second(1),
    unique_id: 'an-article-1',
    title: '<b>Bold</b>',
    is_aggregated: true,
    source: 'Own',
    feed_id: own,
    url: 'https://own.test/1',
    html: '<p>What was answered.</p>',
    image_alt: 'A shelf',
    picture_small_id: pictures[0]?.id ?? null,
    picture_large_id: pictures[1]?.id ?? null,
  });
  await addItem(id, own, 'https://own.test/1', 1);
  await addItem(id, late, 'https://late.test/1', 3);
  await addItem(id, early, 'https://early.test/1', 2);
  await addItem(id, early, null, 4);
  // Duplicates within a source are listed once, and the article itself is not listed.
  await addItem(id, early, 'https://early.test/2', 5);
  await addItem(id, own, 'https://own.test/again', 6);
  const answer = await get('an-article-1');
  expect(newsArticleDetail.parse(answer.json())).toMatchObject({
    id,
    uniqueId: 'an-article-1',
    title: '<b>Bold</b>',
    html: '<p>What was answered.</p>',
    url: 'https://own.test/1',
    imageUrl: `/api/pictures/${pictures[0]?.id}`,
    images: pictures.map(({ id: picture, width, height }) => ({
      url: `/api/pictures/${picture}`,
      width,
      height,
    })),
    alsoAt: [
      { source: 'Early', title: 'Title 2', url: 'https://early.test/1' },
      { source: 'Late', title: 'Title 3', url: 'https://late.test/1' },
    ],
    translations: [],
    related: [],
  });
  expect((await get(id)).body).toBe(answer.body);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=30, stale-while-revalidate=300',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
  });
  const same = await get('an-article-1', { 'if-none-match': answer.headers.etag });
  expect([same.statusCode, same.body]).toEqual([304, '']);
});

test('limits the number of copies', async () => {
  const { db } = api;
  const id = await addArticle(db, { unique_id: 'everywhere', is_aggregated: true });
  for (let number = 0; number < 22; number += 1) {
    const feed = await addFeed(`Copy ${number}`);
    await addItem(id, feed, `https://copy-${number}.test/`, number);
  }
  const { alsoAt } = await detailOf('everywhere');
  expect(alsoAt).toHaveLength(20);
  expect(alsoAt[0]?.source).toBe('Copy 0');
});

test('sends an own article with its published translations', async () => {
  const { db } = api;
  const own = uuidv7();
  await db
    .insertInto('own_article')
    .values({ id: own, category: 'policy', picture_source: null })
    .execute();
  const version = { own_article_id: own };
  await addArticle(db, { ...version, unique_id: 'en-1', language: 'en' });
  await addArticle(db, { ...version, unique_id: 'de-1', language: 'de', title: 'Die Antwort' });
  await addArticle(db, { ...version, language: 'fr', status: 'draft' });
  expect((await detailOf('en-1')).translations).toEqual([
    { language: 'de', uniqueId: 'de-1', title: 'Die Antwort' },
  ]);
});

test('lists the newest of the same category and language as related, without itself', async () => {
  const { db } = api;
  for (let number = 0; number < 5; number += 1) {
    await addArticle(db, { ...second(number), unique_id: `same-${number}` });
  }
  await addArticle(db, { ...second(9), language: 'de' });
  await addArticle(db, { ...second(9), category: 'industry' });
  const related = async (name: string) =>
    (await detailOf(name)).related.map(({ uniqueId }) => uniqueId);
  expect(await related('same-0')).toEqual(['same-4', 'same-3', 'same-2']);
  expect(await related('same-3')).toEqual(['same-4', 'same-2', 'same-1']);
});

test.each(['draft', 'scheduled', 'hidden'] as const)(
  'a %s article is not found',
  async (status) => {
    const id = await addArticle(api.db, { unique_id: 'not-yet', status });
    for (const name of ['not-yet', id]) {
      const answer = await get(name);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
  },
);

test('hiding or editing an article shows at once', async () => {
  const { db } = api;
  await addArticle(db, { unique_id: 'changing' });
  expect((await detailOf('changing')).title).toBe('The answer');
  await db.updateTable('news_article').set({ title: 'Another answer' }).execute();
  await publishNewsChange(api.redis);
  await expect.poll(async () => (await detailOf('changing')).title).toBe('Another answer');
  await db.updateTable('news_article').set({ status: 'hidden' }).execute();
  await publishNewsChange(api.redis);
  await expect.poll(async () => (await get('changing')).statusCode).toBe(404);
  await db.updateTable('news_article').set({ status: 'published' }).execute();
  expect((await get('changing')).statusCode).toBe(200);
});

test('a change of an article invalidates it under each of its names', async () => {
  const { db } = api;
  const id = await addArticle(db, { unique_id: 'renewed' });
  for (const name of ['renewed', id]) expect((await detailOf(name)).title).toBe('The answer');
  await db.updateTable('news_article').set({ title: 'Another answer' }).execute();
  await api.redis.publish(changeChannel, JSON.stringify({ topic: 'news', id: 'renewed' }));
  for (const name of ['renewed', id]) {
    await expect.poll(async () => (await detailOf(name)).title).toBe('Another answer');
  }
});

test.each(['nothing', ' ', '%00', 'a\u0000b', "' or 1=1 --", '🎮', uuidv7(), 'x'.repeat(100)])(
  'there is no article %j',
  async (name) => {
    const answer = await get(name);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  },
);

test('refuses a name that is too long', async () => {
  expect((await get('x'.repeat(101))).statusCode).toBe(414);
});

test('an article shows the game with the longest name in its title', async () => {
  const { db, redis } = api;
  await insertTestGame(db, { name: 'Coast Racer' });
  const game = await insertTestGame(db, { name: 'Coast Racer Nights (online)', genre: 'racing' });
  await insertTestGame(db, { name: 'Coast Racer Nights again', status: 'hidden' });
  await insertTestGame(db, { name: 'Coast Racer Nights again (Nintendo Switch)' });
  const title = 'Coast Racer Nights again: what remains';
  await addArticle(db, { ...second(2), unique_id: 'nights', title });
  await addArticle(db, { ...second(1), title: 'Coast Racer 2 goes on', category: 'policy' });
  const article = await detailOf('nights');
  expect(article.game).toEqual({
    id: game,
    name: 'Coast Racer Nights (online)',
    publisher: 'Ubisoft',
    genre: 'racing',
    releaseDate: '2014-12-02',
    shutdownDate: '2024-03-31',
    status: 'shut_down',
    coverUrl: null,
  });
  expect(article.related.map((each) => each.game)).toEqual([null]);
  const list = z.array(newsArticle);
  const listed = list.parse((await api.app.inject({ url: '/api/news?limit=7' })).json());
  expect(listed.map((each) => each.game?.id)).toEqual([game, undefined]);
  await db.updateTable('game').set({ shutdown_date: '2024-04' }).where('id', '=', game).execute();
  await publishNewsChange(redis);
  await expect.poll(async () => (await detailOf('nights')).game?.shutdownDate).toBe('2024-04');
});
