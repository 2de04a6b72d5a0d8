// SPDX-License-Identifier: AGPL-3.0-or-later
import { insertOutboxJob } from '@kga/db/core';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { status, text } from '../../testing/fake-provider.ts';
import { type FeedFixture, createFeedFixture } from '../../testing/feed-fixture.ts';
import { createFetchNewsPicture } from './fetch-picture.ts';

let on: FeedFixture;
let picture: Buffer;
beforeAll(async () => {
  on = await createFeedFixture();
  picture = await sharp({ create: { width: 1_600, height: 900, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});
afterAll(() => on.close());
beforeEach(async () => {
  await on.clear();
  await on.services.database.db.deleteFrom('picture').execute();
  on.paths.set('/1.png', (_request, response) => void response.end(picture));
  on.paths.set('/2.png', (_request, response) => void response.end(picture));
});

const source = (path = '/1.png') => on.host.url + path;

const article = {
  title: 'A',
  category: 'policy',
  excerpt: '',
  source: null,
  is_aggregated: true,
} as const;

async function addArticle(path = '/1.png'): Promise<string> {
  const id = uuidv7();
  await on.services.database.db
    .insertInto('news_article')
    .values({ id, unique_id: id, language: 'en', picture_source: source(path), ...article })
    .execute();
  return id;
}

const ask = (articleId: string, path = '/1.png') =>
  on.services.database.db
    .transaction()
    .execute((trx) => insertOutboxJob(trx, 'news.picture', { articleId, source: source(path) }));

const fetchIt = (outboxId: string) => createFetchNewsPicture(on.deps())(outboxId);

async function shown() {
  const rows = await on.services.database.db
    .selectFrom('news_article')
    .leftJoin('picture as small', 'small.id', 'picture_small_id')
    .leftJoin('picture as large', 'large.id', 'picture_large_id')
    .select(['small.width as small', 'large.width as large', 'picture_small_id as id'])
    .orderBy('unique_id')
    .execute();
  return rows;
}

async function pictures(): Promise<number> {
  return (await on.services.database.db.selectFrom('picture').select('id').execute()).length;
}

const none = { small: null, large: null, id: null };

test('an article gets its picture in two widths', async () => {
  expect(await fetchIt(await ask(await addArticle()))).toBe('fetched');
  expect(await shown()).toMatchObject([{ small: 480, large: 1_200 }]);
  expect(await pictures()).toBe(2);
});

test('a new picture replaces the previous one', async () => {
  const id = await addArticle();
  await fetchIt(await ask(id));
  const [before] = await shown();
  await on.services.database.db
    .updateTable('news_article')
    .set({ picture_source: source('/2.png') })
    .execute();
  expect(await fetchIt(await ask(id))).toBe('gone');
  expect(await fetchIt(await ask(id, '/2.png'))).toBe('fetched');
  const [after] = await shown();
  expect(after?.id).not.toBe(before?.id);
  expect(await pictures()).toBe(2);
});

test('all languages of an own article get the same picture', async () => {
  const { db } = on.services.database;
  const own = uuidv7();
  const picture_source = source();
  await db
    .insertInto('own_article')
    .values({ id: own, category: 'policy', picture_source })
    .execute();
  const ids: string[] = [];
  for (const language of ['en', 'de'] as const) {
    const id = uuidv7();
    ids.push(id);
    await db
      .insertInto('news_article')
      .values({ id, unique_id: id, language, own_article_id: own, ...article })
      .execute();
  }
  expect(await fetchIt(await ask(ids[1] ?? ''))).toBe('fetched');
  const [one, other] = await shown();
  expect(one).toMatchObject({ small: 480, large: 1_200 });
  expect(other).toEqual(one);
  expect(await pictures()).toBe(2);
  await db.updateTable('own_article').set({ picture_source: null }).execute();
  expect(await fetchIt(await ask(ids[0] ?? ''))).toBe('gone');
});

test('a picture that cannot be fetched is removed', async () => {
  const id = await addArticle();
  await fetchIt(await ask(id));
  on.paths.set('/1.png', text('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect(await fetchIt(await ask(id))).toBe('failed');
  expect(await shown()).toEqual([none]);
  expect(await pictures()).toBe(0);
});

const makeDue = (change: { tries?: number; created_at?: Date } = {}) =>
  on.services.database.db
    .updateTable('outbox')
    .set({ due_at: new Date(0), ...change })
    .execute();

test('transient errors are retried, up to a limit', async () => {
  on.paths.set('/1.png', status(503));
  const outboxId = await ask(await addArticle());
  const outcomes: string[] = [];
  for (let round = 0; round < 7; round += 1) {
    await makeDue();
    outcomes.push(await fetchIt(outboxId));
  }
  expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'waiting'), 'failed', 'gone']);
  expect(on.host.asked).toBe(6);
});

test.each([
  ['never comes to an end', { tries: 6 }, 0],
  ['was tried for days', { created_at: new Date(Date.now() - 4 * 86_400_000) }, 1],
])('one that %s is given up, with the one before', async (_what, change, asked) => {
  const id = await addArticle();
  await fetchIt(await ask(id));
  on.paths.set('/1.png', status(503));
  on.host.asked = 0;
  const outboxId = await ask(id);
  await makeDue(change);
  expect(await fetchIt(outboxId)).toBe('failed');
  expect(on.host.asked).toBe(asked);
  expect(await shown()).toEqual([none]);
});

test('added and removed pictures publish a change, others do not', async () => {
  const ear = on.services.redis.duplicate();
  const heard: string[] = [];
  await ear.subscribe('kga:changed');
  ear.on('message', (_channel, message) => void heard.push(message));
  const id = await addArticle();
  expect(await fetchIt(await ask(id))).toBe('fetched');
  on.paths.set('/1.png', status(404));
  expect(await fetchIt(await ask(id))).toBe('failed');
  expect(await fetchIt(await ask(id))).toBe('failed');
  await on.services.redis.publish('kga:changed', 'end');
  await vi.waitFor(() => expect(heard.at(-1)).toBe('end'));
  const told = '{"topic":"news","id":"all"}';
  expect(heard).toEqual([told, told, 'end']);
  ear.disconnect();
});

test('nothing is stored for a deleted article', async () => {
  const outboxId = await ask(uuidv7());
  expect(await fetchIt(outboxId)).toBe('gone');
  expect(await pictures()).toBe(0);
});
