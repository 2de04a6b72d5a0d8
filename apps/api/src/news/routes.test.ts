import { changedChannel, getNews } from '@kga/contracts';
import type { Schema } from '@kga/db';
import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Services, startServices } from '../testing/services.ts';
import { type TestApp, createTestApp } from '../testing/test-app.ts';

let services: Services;
let api: TestApp;
beforeAll(async () => {
  services = await startServices();
  api = await createTestApp(services);
});
afterAll(async () => {
  await api.close();
  await services.stop();
});

const get = (query = '') => api.app.inject({ url: `${getNews.url}${query}` });

async function addArticle(
  article: Partial<Insertable<Schema['news_article']>> & { unique_id: string },
): Promise<void> {
  await services.database.db
    .insertInto('news_article')
    .values({
      id: uuidv7(),
      title: 'The answer',
      category: 'policy',
      excerpt: 'What was answered.',
      image_url: null,
      is_aggregated: false,
      source: null,
      language: 'en',
      ...article,
    })
    .execute();
}

const uniqueIds = async (query = '') =>
  (await get(query)).json().map(({ uniqueId }: { uniqueId: string }) => uniqueId);

test('answers no news where there are none', async () => {
  const answer = await get('?limit=3');
  expect([answer.statusCode, answer.json()]).toEqual([200, []]);
});

test('answers what is published, newest first, and anew when something changed', async () => {
  await get('?limit=1');
  await addArticle({
    unique_id: 'old',
    created_at: '2026-01-01T00:00:00Z',
    category: 'industry',
    is_aggregated: true,
    source: 'A paper',
  });
  await addArticle({ unique_id: 'new', created_at: '2026-01-02T00:00:00Z' });
  await addArticle({ unique_id: 'draft', status: 'draft' });
  await addArticle({ unique_id: 'hidden', status: 'hidden' });
  await api.redis.publish(changedChannel, JSON.stringify({ topic: 'news', id: 'new' }));
  await expect.poll(() => uniqueIds('?limit=100')).toEqual(['new', 'old']);
  await expect.poll(() => uniqueIds('?limit=1')).toEqual(['new']);
  const answer = await get('?limit=100');
  expect(answer.headers['cache-control']).toBe('public, max-age=10, stale-while-revalidate=60');
  expect(answer.headers.etag).toBeDefined();
  expect(answer.json()[1]).toEqual({
    id: expect.any(String),
    uniqueId: 'old',
    title: 'The answer',
    category: 'industry',
    excerpt: 'What was answered.',
    imageUrl: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    isAggregated: true,
    source: 'A paper',
  });
});
