// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import { type TestDatabase, cloneDatabase } from '../testing.ts';
import { countNews } from './queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
beforeEach(() => sql`truncate news_article cascade`.execute(database.db));
afterAll(() => database.drop());

const article = (values: { language?: 'en' | 'de'; status?: 'draft' | 'published' } = {}) => {
  const id = uuidv7();
  return {
    id,
    unique_id: id,
    title: 'A title',
    category: 'policy' as const,
    excerpt: 'What it says',
    is_aggregated: true,
    source: 'A paper',
    language: 'en' as const,
    status: 'published' as const,
    ...values,
  };
};

/** What the articles themselves and their listing say. */
async function counted(): Promise<{ articles: number; listed: number }> {
  const { rows } = await sql<{ articles: number; listed: number }>`
    select (select count(*)::int from news_article where status = 'published') as articles,
      (select count(*)::int from news_listing join news_article on id = article_id
        where (news_listing.language, news_listing.category, news_listing.created_at)
          = (news_article.language, news_article.category, news_article.created_at)) as listed`.execute(
    database.db,
  );
  return rows[0] ?? { articles: -1, listed: -1 };
}

test('counts what is published, by language and category, through every change', async () => {
  const { db } = database;
  const articles = [article(), article({ language: 'de' }), article({ status: 'draft' })];
  await db.insertInto('news_article').values(articles).execute();
  expect(await countNews(db, {})).toBe(2);
  expect(await countNews(db, { languages: ['de'] })).toBe(1);
  expect(await countNews(db, { languages: ['de', 'en', 'fr'], category: 'policy' })).toBe(2);
  expect(await countNews(db, { category: 'industry' })).toBe(0);

  await db.updateTable('news_article').set({ status: 'published', category: 'industry' }).execute();
  expect(await countNews(db, {})).toBe(3);
  expect(await countNews(db, { category: 'policy' })).toBe(0);
  expect(await countNews(db, { category: 'industry', languages: ['en'] })).toBe(2);

  await db
    .updateTable('news_article')
    .set({ status: 'hidden' })
    .where('language', '=', 'de')
    .execute();
  expect(await countNews(db, {})).toBe(2);
  await db.deleteFrom('news_article').execute();
  expect(await countNews(db, {})).toBe(0);
  expect(await counted()).toEqual({ articles: 0, listed: 0 });
});

test('what is put in place of an article counts once', async () => {
  const { db } = database;
  const one = article();
  for (const language of ['en', 'de'] as const) {
    await db
      .insertInto('news_article')
      .values({ ...one, language })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ language }))
      .execute();
  }
  expect(await countNews(db, { languages: ['en'] })).toBe(0);
  expect(await countNews(db, {})).toBe(1);
});

test('stays exact and short under writers at the same time, some of whom give up', async () => {
  const { db } = database;
  const give = new Error('given up');
  const writer = async (number: number) => {
    for (let turn = 0; turn < 40; turn += 1) {
      const [kept, dropped] = [article(), article({ language: 'de' })];
      const work = db.transaction().execute(async (trx) => {
        // Each writer takes the languages in another order: who locks sums locks each other out.
        const both = (number + turn) % 2 === 0 ? [kept, dropped] : [dropped, kept];
        for (const each of both) await trx.insertInto('news_article').values(each).execute();
        await trx
          .updateTable('news_article')
          .set({ category: 'industry' })
          .where('id', '=', kept.id)
          .execute();
        await trx.deleteFrom('news_article').where('id', '=', dropped.id).execute();
        if (turn % 4 === 3) throw give;
      });
      await work.catch((error: unknown) => {
        if (error !== give) throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: 6 }, (_, number) => writer(number)));
  expect(await countNews(db, {})).toBe(6 * 30);
  expect(await countNews(db, { category: 'industry', languages: ['en'] })).toBe(6 * 30);
  expect(await countNews(db, { languages: ['de'] })).toBe(0);
  expect(await counted()).toEqual({ articles: 180, listed: 180 });
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from news_count`.execute(db);
  expect(rows[0]?.kept).toBeLessThan(400);
});
