// SPDX-License-Identifier: AGPL-3.0-or-later
import { createLog } from '@kga/server';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';

import { createQueue, createQueues } from '../../../platform/queue.ts';
import { type Respond, text } from '../../../testing/fake-provider.ts';
import { type FeedFixture, rss, createFeedFixture } from '../../../testing/feed-fixture.ts';
import { type BackgroundWorker, buildWorker } from '../../../worker.ts';
import { createFeedDispatcher } from './poll-feed.ts';

vi.setConfig({ testTimeout: 120_000 });

let on: FeedFixture;
const running: BackgroundWorker[] = [];
beforeAll(async () => {
  on = await createFeedFixture();
});
afterAll(() => on.close());
beforeEach(async () => {
  await on.services.redis.flushall();
  await on.clear();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop()));
});

const wait = { timeout: 60_000, interval: 20 };

async function begin(env: Record<string, string> = {}) {
  const config = on.services.config({ FETCH_ALLOW_HOSTS: on.allowed, ...env });
  const worker = buildWorker({ config, log: createLog('worker', 'silent') });
  running.push(worker);
  const { port } = await worker.start();
  return async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

/** Adds sources of one item each; `respond` may do something before it answers. */
async function addMany(count: number, before: () => Promise<void> = async () => {}) {
  const asked = new Map<string, { now: number; most: number; total: number }>();
  for (let number = 0; number < count; number += 1) {
    const path = `/feed/${number}`;
    const seen = { now: 0, most: 0, total: 0 };
    asked.set(path, seen);
    const respond: Respond = async (request, response) => {
      seen.now += 1;
      seen.total += 1;
      seen.most = Math.max(seen.most, seen.now);
      await before();
      seen.now -= 1;
      await text(rss([{ guid: `${number}`, title: `Number ${number}` }]))(request, response);
    };
    on.paths.set(path, respond);
    await on.add(path);
  }
  return asked;
}

const untilPolled = (count: number) =>
  vi.waitFor(async () => {
    const rows = await on.services.database.db
      .selectFrom('feed')
      .select('id')
      .where('state', '=', 'working')
      .execute();
    expect(rows).toHaveLength(count);
  }, wait);

test('a worker polls all due feeds, some at a time, and counts them', async () => {
  await addMany(60);
  await on.add('/off', { enabled: false });
  const metrics = await begin({ FEED_CONCURRENCY: '5' });
  await untilPolled(60);
  expect(on.host.asked).toBe(60);
  expect(on.host.mostAtOnce).toBeLessThanOrEqual(5);
  expect(await on.titles()).toHaveLength(60);
  const body = await metrics();
  expect(body).toContain('kga_feed_polls_total{outcome="changed"} 60');
  expect(body).toMatch(/kga_feeds{state="(new|working)"} \d/);
  expect(body).toMatch(/kga_feeds_lag_seconds \d/);
});

test('two workers never poll a feed at the same time, although jobs come twice', async () => {
  const held = Promise.withResolvers<void>();
  const asked = await addMany(12, () => held.promise);
  await Promise.all([begin(), begin()]);
  await vi.waitFor(() => expect(on.host.inFlight).toBe(12), wait);
  const queue = createQueue(on.services.redis, 'feeds');
  const ids = await on.services.database.db.selectFrom('feed').select('id').execute();
  // Under other names, as Redis would have them that lost what it knew.
  await queue.addBulk(ids.map(({ id: feedId }) => ({ name: 'feed.poll', data: { feedId } })));
  await vi.waitFor(
    async () => expect((await queue.getJobCounts()).completed).toBeGreaterThan(0),
    wait,
  );
  held.resolve();
  await untilPolled(12);
  await vi.waitFor(async () => expect(await queue.getWaitingCount()).toBe(0), wait);
  for (const seen of asked.values()) expect(seen).toEqual({ now: 0, most: 1, total: 1 });
  expect(on.host.asked).toBe(12);
});

test('no feed is lost when Redis is emptied', async () => {
  await addMany(40, async () => {
    if (on.host.asked === 5) await on.services.redis.flushall();
  });
  await begin({ FEED_CONCURRENCY: '4' });
  await untilPolled(40);
  expect(await on.titles()).toHaveLength(40);
});

test('a due feed has one job, however often it is dispatched', async () => {
  await addMany(25);
  const queues = createQueues(on.services.redis);
  onTestFinished(async () => {
    await Promise.all(Object.values(queues).map((queue) => queue.close()));
  });
  const { db, metrics } = on.deps();
  const dispatch = createFeedDispatcher({ db, queues, metrics });
  await dispatch();
  await dispatch();
  expect(await queues.feeds.getWaitingCount()).toBe(25);
});
