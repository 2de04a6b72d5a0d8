// SPDX-License-Identifier: AGPL-3.0-or-later
import { listNewsSitemapEntries } from '@kga/contracts/news';
import type { Schema } from '@kga/db/core';
import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';

import { publishNewsChange } from '../../testing/news-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();

async function addVersion(
  version: Partial<Insertable<Schema['news_article']>> & { unique_id: string },
): Promise<void> {
  await api.db
    .insertInto('news_article')
    .values({
      id: uuidv7(),
      title: 'The answer',
      category: 'policy',
      excerpt: '',
      is_aggregated: false,
      source: null,
      language: 'en',
      status: 'published',
      ...version,
    })
    .execute();
}

test('lists published own articles, newest first, with their translations', async () => {
  const own = uuidv7();
  await api.db
    .insertInto('own_article')
    .values({ id: own, category: 'policy', picture_source: null })
    .execute();
  const version = { own_article_id: own };
  await addVersion({ ...version, unique_id: 'old-en', created_at: '2026-01-01T00:00:00Z' });
  await addVersion({
    ...version,
    unique_id: 'new-de',
    language: 'de',
    created_at: '2026-01-02T00:00:00Z',
    updated_at: '2026-01-03T00:00:00Z',
  });
  await addVersion({ ...version, unique_id: 'draft-fr', language: 'fr', status: 'draft' });
  await addVersion({ unique_id: 'of-another', is_aggregated: true, source: 'A paper' });

  const answer = await api.app.inject({ url: listNewsSitemapEntries.url });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([
    {
      uniqueId: 'new-de',
      language: 'de',
      updatedAt: '2026-01-03T00:00:00.000Z',
      translations: [{ language: 'en', uniqueId: 'old-en' }],
    },
    {
      uniqueId: 'old-en',
      language: 'en',
      updatedAt: expect.any(String),
      translations: [{ language: 'de', uniqueId: 'new-de' }],
    },
  ]);
});

test('is cached until a change, and a matching ETag gets 304', async () => {
  const { db } = api;
  const own = uuidv7();
  const get = (headers = {}) => api.app.inject({ url: listNewsSitemapEntries.url, headers });
  const { etag, vary } = (await get()).headers;
  expect(vary).toBe('accept-encoding');
  const same = await get({ 'if-none-match': etag });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  await db
    .insertInto('own_article')
    .values({ id: own, category: 'policy', picture_source: null })
    .execute();
  await addVersion({ own_article_id: own, unique_id: 'another' });
  await publishNewsChange(api.redis);
  await expect.poll(async () => (await get()).body).toContain('"another"');
});
