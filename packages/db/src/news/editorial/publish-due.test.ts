// SPDX-License-Identifier: AGPL-3.0-or-later
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';

import { type TestDatabase, cloneDatabase } from '../../testing.ts';
import { publishDueArticles } from './hidden.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());
afterEach(() => database.db.deleteFrom('news_article').execute());

const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];

const add = (unique_id: string, status: 'draft' | 'scheduled', publish_at: Date) =>
  database.db
    .insertInto('news_article')
    .values({
      id: v7(),
      unique_id,
      title: 'A',
      category: 'policy',
      excerpt: '',
      is_aggregated: false,
      source: null,
      language: 'en',
      status,
      publish_at,
      created_at: new Date(0),
    })
    .execute();

test('publishes what is scheduled once its time has come, dated by it', async () => {
  await add('due', 'scheduled', past);
  await add('later', 'scheduled', future);
  await add('draft', 'draft', past);
  expect(await publishDueArticles(database.db)).toBe(1);
  expect(await publishDueArticles(database.db)).toBe(0);
  const rows = await database.db
    .selectFrom('news_article')
    .select(['unique_id', 'status', 'created_at', 'revision'])
    .orderBy('unique_id')
    .execute();
  expect(rows).toEqual([
    { unique_id: 'draft', status: 'draft', created_at: new Date(0), revision: 1 },
    { unique_id: 'due', status: 'published', created_at: past, revision: 1 },
    { unique_id: 'later', status: 'scheduled', created_at: new Date(0), revision: 1 },
  ]);
});

test('skips versions that are locked, which are published later', async () => {
  const { db } = database;
  for (const name of ['one', 'two', 'three']) await add(name, 'scheduled', past);
  await db.transaction().execute(async (trx) => {
    const held = trx.selectFrom('news_article').select('id').where('unique_id', '=', 'two');
    await held.forUpdate().execute();
    expect(await publishDueArticles(db)).toBe(2);
  });
  expect(await publishDueArticles(db)).toBe(1);
});
