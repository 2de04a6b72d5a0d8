// SPDX-License-Identifier: AGPL-3.0-or-later
import { type NewsArticle, listNews, newsArticle } from '@kga/contracts/news';
import { insertPicture } from '@kga/db/content';
import type { KyselyPlugin } from 'kysely';
import { v4 as uuidv4 } from 'uuid';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { z } from 'zod';

import { addArticle, publishNewsChange, second } from '../../testing/news-fixture.ts';
import {
  type Services,
  startServices,
  type TestApp,
  createTestApp,
} from '../../testing/test-app.ts';

let services: Services;
let api: TestApp;
/** All queries of the api. */
let queries = 0;

beforeAll(async () => {
  services = await startServices();
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = services.database.db.withPlugin(counting);
  api = await createTestApp({ ...services, db });
});
beforeEach(async () => {
  await services.database.db.deleteFrom('news_article').execute();
  await untilListed(0);
});
afterAll(async () => {
  await api.close();
  await services.stop();
});

const get = (query = '', headers = {}) =>
  api.app.inject({ url: `${listNews.url}${query}`, headers });

const articles = z.array(newsArticle);

async function titles(query = ''): Promise<string[]> {
  return articles.parse((await get(query)).json()).map(({ title }) => title);
}

/** Publishes a change and waits until that many articles are listed. */
async function untilListed(count: number): Promise<void> {
  await publishNewsChange(api.redis);
  await vi.waitUntil(async () => (await titles('?limit=100')).length === count, 10_000);
}

/** The URL of the next page; undefined after the last one. */
const nextOf = (link: string | number | string[] | undefined): string | undefined =>
  /^<(.+)>; rel="next"$/.exec(String(link))?.[1];

test('lists published articles, newest first, and reloads after a change', async () => {
  const { db } = services.database;
  const size = { width: 640, height: 360 };
  const picture = { id: await insertPicture(db, { bytes: Buffer.from('x'), ...size }), ...size };
  await addArticle(db, { ...second(1), unique_id: 'old', category: 'industry', language: 'de' });
  await addArticle(db, {
    ...second(2),
    unique_id: 'new',
    title: '<script>alert(1)</script> & "more"',
    is_aggregated: true,
    source: 'A paper',
    // Not wide enough for two.
    picture_small_id: picture.id,
    picture_large_id: picture.id,
    image_alt: 'A shelf',
  });
  for (const status of ['draft', 'scheduled', 'hidden'] as const) await addArticle(db, { status });
  await untilListed(2);
  const answer = await get('?limit=1');
  const images = [{ url: `/api/pictures/${picture.id}`, width: 640, height: 360 }];
  expect(answer.json()).toEqual([
    {
      id: expect.any(String),
      uniqueId: 'new',
      title: '<script>alert(1)</script> & "more"',
      category: 'policy',
      excerpt: 'What was answered.',
      imageUrl: `/api/pictures/${picture.id}`,
      images,
      imageAlt: 'A shelf',
      createdAt: '2026-01-01T00:00:02.000Z',
      dateDoubt: null,
      isAggregated: true,
      source: 'A paper',
      language: 'en',
      game: null,
    } satisfies NewsArticle,
  ]);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=10, stale-while-revalidate=60',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-total-count': '2',
    vary: 'accept-encoding',
  });
});

test('a matching ETag gets 304', async () => {
  const { etag } = (await get('?limit=3')).headers;
  const same = await get('?limit=3', { 'if-none-match': etag });
  expect([same.statusCode, same.body, same.headers['x-total-count']]).toEqual([304, '', '0']);
});

test('the hot read does not query the database without a change', async () => {
  await get('?limit=3');
  await get('?category=policy&lang=en,de');
  await get('?lang=de,en&category=policy');
  queries = 0;
  for (let turn = 0; turn < 20; turn += 1) {
    await get('?limit=3');
    await get('?category=policy&lang=de,en');
  }
  // A response is fresh for seconds; on a slow machine one may be renewed meanwhile.
  expect(queries).toBeLessThanOrEqual(4);
});

describe('filters', () => {
  beforeEach(async () => {
    const { db } = services.database;
    for (const [index, language] of (['en', 'de', 'fr', 'en', 'de'] as const).entries()) {
      const category = index % 2 === 0 ? 'policy' : 'consumer';
      await addArticle(db, { ...second(index), language, category, title: `${index} ${language}` });
    }
    await untilListed(5);
  });

  test.each([
    ['?lang=de', ['4 de', '1 de'], '2'],
    ['?lang=de,en', ['4 de', '3 en', '1 de', '0 en'], '4'],
    ['?category=policy', ['4 de', '2 fr', '0 en'], '3'],
    ['?category=consumer&lang=en,fr', ['3 en'], '1'],
    ['?lang=zh-CN', [], '0'],
    ['?q=3&lang=en', [], '0'],
    ['?q=answer&lang=en,fr', ['3 en', '2 fr', '0 en'], '3'],
    ['?q=answer&category=policy', ['4 de', '2 fr', '0 en'], '3'],
  ])('%s', async (query, found, total) => {
    const answer = await get(query);
    expect(articles.parse(answer.json()).map(({ title }) => title)).toEqual(found);
    expect(answer.headers['x-total-count']).toBe(total);
  });
});

test.each(['?limit=7', '?limit=7&lang=en,de', '?limit=7&q=article&lang=de,en'])(
  'all pages of %s contain each article once while others are added',
  async (query) => {
    const { db } = services.database;
    const expected: string[] = [];
    for (let number = 0; number < 30; number += 1) {
      // Several with the same time.
      const values = { ...second(Math.floor(number / 4)), title: `article ${number}` };
      await addArticle(db, { ...values, language: number % 2 === 0 ? 'en' : 'de' });
      expected.push(values.title);
    }
    await untilListed(30);
    const found: string[] = [];
    let url: string | undefined = `${listNews.url}${query}`;
    while (url !== undefined) {
      const answer = await api.app.inject({ url });
      expect(answer.statusCode).toBe(200);
      found.push(...articles.parse(answer.json()).map(({ title }) => title));
      await addArticle(db, { ...second(100), title: 'a newer article' });
      await publishNewsChange(api.redis);
      url = nextOf(answer.headers.link);
    }
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(new Set(found).size).toBe(30);
  },
);

test('searches titles first and counts the results', async () => {
  const { db } = services.database;
  await addArticle(db, { ...second(1), title: 'Élan vital' });
  await addArticle(db, { ...second(2), title: 'Other', excerpt: 'un elan' });
  const answer = await get('?q=ELAN&limit=1');
  expect(answer.json()).toMatchObject([{ title: 'Élan vital' }]);
  expect(answer.headers['x-total-count']).toBe('2');
  expect(answer.headers['x-total-relation']).toBeUndefined();
  const next = await api.app.inject({ url: nextOf(answer.headers.link) ?? '' });
  expect(next.json()).toMatchObject([{ title: 'Other' }]);
  expect([next.headers['x-total-count'], next.headers.link]).toEqual(['2', undefined]);
});

test('the total of a cursor that was not issued for the search is counted again', async () => {
  const { db } = services.database;
  for (let number = 0; number < 4; number += 1) {
    await addArticle(db, { ...second(number), title: `refund ${number}` });
  }
  const place = { createdAt: '2026-01-01T00:00:03.000Z', id: uuidv4(), inTitle: true };
  for (const total of [
    { total: 1_000, atLeast: true },
    { total: 0, atLeast: false },
  ]) {
    const cursor = Buffer.from(JSON.stringify({ ...place, total })).toString('base64url');
    const answer = await get(`?q=refund&limit=2&cursor=${cursor}`);
    expect(articles.parse(answer.json()).map(({ title }) => title)).toContain('refund 2');
    expect(answer.headers['x-total-count']).toBe('4');
    expect(answer.headers.link).toContain('rel="next"');
  }
});

test.each(['a', '游', '%', '__', `"'\\`, '🎮', 'x'.repeat(200), '\u0301', '()[]{}*+?'])(
  'a search for %j finds nothing',
  async (q) => {
    await addArticle(services.database.db, { title: 'A title (with signs)' });
    const answer = await get(`?${new URLSearchParams({ q }).toString()}`);
    expect([answer.statusCode, answer.json(), answer.headers['x-total-count']]).toEqual([
      200,
      [],
      '0',
    ]);
  },
);

test.each([
  'limit=0',
  'limit=101',
  'category=sport',
  'lang=x',
  'lang=',
  'q=a%00b',
  `q=${'x'.repeat(201)}`,
  'cursor=none',
  `cursor=${Buffer.from('{"id":"x"}').toString('base64url')}`,
  `q=answer&cursor=${Buffer.from('{"createdAt":"2026-01-01T00:00:00.000Z"}').toString('base64url')}`,
])('%s is refused', async (query) => {
  const answer = await get(`?${query}`);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
});

test('limits requests, but not those that are sent from memory', async () => {
  const config = { rateLimit: { max: 3, windowMs: 60_000 } };
  const limited = await createTestApp({ ...services, config });
  onTestFinished(() => limited.close());
  const ask = (query: string) =>
    limited.app.inject({ url: `${listNews.url}${query}`, remoteAddress: '192.0.2.7' });
  const statuses: number[] = [];
  for (const query of ['?limit=3', '?q=one', '?q=two'])
    statuses.push((await ask(query)).statusCode);
  expect(statuses).toEqual([200, 200, 200]);
  const refused = await ask('?q=three');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('?limit=4')).statusCode).toBe(429);
  expect((await ask('?limit=3')).statusCode).toBe(200);
});
