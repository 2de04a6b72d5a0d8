// SPDX-License-Identifier: AGPL-3.0-or-later
import { changeChannel } from '@kga/contracts/core';
import { updateFeed } from '@kga/contracts/news';
import { updateArticleSource } from '@kga/db/news';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';

import { setupAgent } from '../../../testing/account-fixture.ts';
import { addAggregated } from '../../../testing/editorial-fixture.ts';
import { insertTestFeed } from '../../../testing/news-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin' });

const change = (id: string, payload: object) =>
  admin.request({ method: 'PATCH', url: updateFeed.url.replace(':id', id), payload });

const articlesOf = (feedId: string) =>
  api.db
    .selectFrom('news_article')
    .leftJoin('news_listing', 'article_id', 'id')
    .select(['source', 'news_article.language', 'news_listing.language as listed'])
    .where('feed_id', '=', feedId)
    .execute();

async function counts(): Promise<Record<string, number>> {
  const { rows } = await sql<{ language: string; articles: number }>`
    select language, sum(articles)::int as articles from news_count
    group by language having sum(articles) <> 0`.execute(api.db);
  return Object.fromEntries(rows.map(({ language, articles }) => [language, articles]));
}

test('articles follow the name and language of their feed, and the change is published', async () => {
  const heard: string[] = [];
  api.subscriber.on('message', (channel, message) => {
    if (channel === changeChannel) heard.push(message);
  });
  const [{ id }, other] = [await insertTestFeed(admin), await insertTestFeed(admin)];
  for (const feed_id of [id, id, other.id]) await addAggregated(api.db, { feed_id });
  expect(await counts()).toEqual({ en: 3 });

  await change(id, { category: 'policy' });
  await change(id, { name: 'Ein Blatt', language: 'de' });
  await vi.waitFor(() => expect(heard).toEqual(['{"topic":"news","id":"all"}']));
  const renamed = { source: 'Ein Blatt', language: 'de', listed: 'de' };
  expect(await articlesOf(id)).toEqual([renamed, renamed]);
  expect(await articlesOf(other.id)).toEqual([{ source: 'A paper', language: 'en', listed: 'en' }]);
  expect(await counts()).toEqual({ en: 1, de: 2 });
});

test('however many they are', async () => {
  const { id } = await insertTestFeed(admin, { name: 'Many' });
  await sql`
    insert into news_article (id, unique_id, title, category, excerpt, is_aggregated, source,
      language, feed_id)
    select gen_random_uuid(), 'many-' || n, 'A', 'policy', '', true, 'Many', 'en', ${id}
    from generate_series(1, 2500) as n`.execute(api.db);
  const rename = (name: string) =>
    api.db.transaction().execute((trx) => updateArticleSource(trx, id, { name, language: 'fr' }));
  expect(await rename('More')).toBe(true);
  expect(await rename('More')).toBe(false);
  const { rows } = await sql`
    select source, language, count(*)::int from news_article
    where feed_id = ${id} group by 1, 2`.execute(api.db);
  expect(rows).toEqual([{ source: 'More', language: 'fr', count: 2_500 }]);
  expect(await counts()).toMatchObject({ fr: 2_500 });
});
