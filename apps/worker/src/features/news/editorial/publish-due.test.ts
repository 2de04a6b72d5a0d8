// SPDX-License-Identifier: AGPL-3.0-or-later
import { createLog } from '@kga/server';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { type FeedFixture, createFeedFixture } from '../../../testing/feed-fixture.ts';
import { type BackgroundWorker, buildWorker } from '../../../worker.ts';

let on: FeedFixture;
let worker: BackgroundWorker | undefined;
beforeAll(async () => {
  on = await createFeedFixture();
});
afterEach(() => worker?.stop());
afterAll(() => on.close());

test('a worker publishes due articles and publishes the change', async () => {
  const { redis, database, config } = on.services;
  const heard: string[] = [];
  const ear = redis.duplicate();
  await ear.subscribe('kga:changed');
  ear.on('message', (_channel, message) => void heard.push(message));
  const publish_at = new Date(Date.now() - 60_000);
  await database.db
    .insertInto('news_article')
    .values({
      id: uuidv7(),
      unique_id: 'due',
      title: 'A',
      category: 'policy',
      excerpt: '',
      is_aggregated: false,
      source: null,
      language: 'en',
      status: 'scheduled',
      publish_at,
    })
    .execute();
  worker = buildWorker({ config: config(), log: createLog('worker', 'silent') });
  await worker.start();
  await vi.waitFor(() => expect(heard).toEqual(['{"topic":"news","id":"all"}']), {
    timeout: 60_000,
  });
  const rows = await database.db
    .selectFrom('news_article')
    .select(['status', 'created_at'])
    .execute();
  expect(rows).toEqual([{ status: 'published', created_at: publish_at }]);
  ear.disconnect();
});
