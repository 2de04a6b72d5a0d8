// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { insertViews } from '@kga/db/forum';
import { createLog } from '@kga/server';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type WorkerFixture, createWorkerFixture } from '../../testing/worker-fixture.ts';
import { flushViews } from './flush-views.ts';

const countsKey = 'kga:{views}:counts';
const log = createLog('worker', 'silent');

let services: WorkerFixture;
beforeAll(async () => {
  services = await createWorkerFixture();
});
afterAll(() => services.close());
beforeEach(() => services.redis.flushall());

const flush = () => flushViews({ db: services.database.db, redis: services.redis, log });

async function newPost(): Promise<string> {
  const id = uuidv7();
  await services.database.db
    .insertInto('forum_post')
    .values({
      id,
      category_id: 'game-cases',
      account_id: null,
      title: 'A post',
      content: 'A text',
      language: 'en',
      status: 'published',
    })
    .execute();
  return id;
}

async function viewsOf(id: string): Promise<number> {
  const { views } = await services.database.db
    .selectFrom('forum_post')
    .select('views')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return views;
}

const left = () => services.redis.keys('kga:{views}:*');

test('counted views are added to their posts, and Redis is emptied', async () => {
  const [one, two] = [await newPost(), await newPost()];
  await services.redis.hincrby(countsKey, one, 3);
  await services.redis.hincrby(countsKey, two, 1);
  // A post that was deleted meanwhile.
  await services.redis.hincrby(countsKey, randomUUID(), 2);
  expect(await flush()).toBe(6);
  expect([await viewsOf(one), await viewsOf(two)]).toEqual([3, 1]);
  expect(await left()).toEqual([]);
  expect(await flush()).toBe(0);
});

test('20 counting and five flushing at the same time lose and double no view', async () => {
  const posts = await Promise.all([newPost(), newPost(), newPost()]);
  const counting = Array.from({ length: 20 }, async (_, writer) => {
    for (let view = 0; view < 30; view += 1) {
      await services.redis.hincrby(countsKey, posts[(writer + view) % 3] ?? '', 1);
    }
  });
  const writing = Array.from({ length: 5 }, async () => {
    for (let turn = 0; turn < 6; turn += 1) await flush();
  });
  await Promise.all([...counting, ...writing]);
  await flush();
  expect(await Promise.all(posts.map(viewsOf))).toEqual([200, 200, 200]);
  expect(await left()).toEqual([]);
});

test('after a crash, flushed views are not written twice and others are not lost', async () => {
  const [written, taken] = [await newPost(), await newPost()];
  const batches = { done: randomUUID(), open: randomUUID() };
  await services.redis.hset(`kga:{views}:batch:${batches.done}`, written, 5);
  await services.redis.hset(`kga:{views}:batch:${batches.open}`, taken, 7);
  await services.redis.sadd('kga:{views}:batches', batches.done, batches.open);
  // It ended after Postgres had taken the first one, and before Redis forgot it.
  await insertViews(services.database.db, { id: batches.done, views: { [written]: 5 } });
  expect(await flush()).toBe(7);
  expect(await flush()).toBe(0);
  expect([await viewsOf(written), await viewsOf(taken)]).toEqual([5, 7]);
  expect(await left()).toEqual([]);
});

test('no view is lost while Postgres is down', async () => {
  const id = await newPost();
  await services.redis.hincrby(countsKey, id, 4);
  const refused = services.database.db.withPlugin({
    transformQuery() {
      throw new Error('Postgres is away');
    },
    transformResult: async ({ result }) => result,
  });
  await expect(flushViews({ db: refused, redis: services.redis, log })).rejects.toThrow('away');
  expect(await viewsOf(id)).toBe(0);
  expect(await flush()).toBe(4);
  expect(await viewsOf(id)).toBe(4);
});

test('an invalid batch is dropped', async () => {
  await services.redis.sadd('kga:{views}:batches', 'rubbish', randomUUID());
  const broken = randomUUID();
  await services.redis.hset(`kga:{views}:batch:${broken}`, 'no post', 'none');
  await services.redis.sadd('kga:{views}:batches', broken);
  expect(await flush()).toBe(0);
  expect(await left()).toEqual([]);
});
