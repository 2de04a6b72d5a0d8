// SPDX-License-Identifier: AGPL-3.0-or-later
import { fastify } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';

import type { Config } from '../../config.ts';
import { createMetrics } from '../../platform/plugins/metrics.ts';
import { listenTo } from '../../testing/event-stream.ts';
import {
  insertTestPost,
  insertTestReply,
  publishForumChange,
  at,
} from '../../testing/forum-fixture.ts';
import {
  type Services,
  startServices,
  type TestApp,
  createTestApp,
} from '../../testing/test-app.ts';
import { createForumStream } from './stream.ts';

let services: Services;
let opened: TestApp[] = [];
beforeAll(async () => {
  services = await startServices();
});
afterEach(async () => {
  await Promise.all(opened.map((api) => api.close()));
  opened = [];
});
afterAll(() => services.stop());

const dbOf = () => services.database.db;

async function start(stream: Partial<Config['stream']> = {}) {
  const settings = {
    connectionsMax: 100,
    connectionsPerNetworkMax: 100,
    heartbeatMs: 60_000,
    renewMs: 60_000,
    changesMs: 0,
    ...stream,
  };
  const api = await createTestApp({ ...services, config: { stream: settings } });
  opened.push(api);
  const origin = await api.listen();
  return { api, listen: (id: string) => listenTo(`${origin}/api/forum/posts/${id}/stream`) };
}

const parsed = (data: readonly string[]): unknown[] => data.map((each) => JSON.parse(each));

test('sends replies to readers of their post only', async () => {
  const { api, listen } = await start();
  const [id, other] = [await insertTestPost(dbOf()), await insertTestPost(dbOf())];
  const readers = await Promise.all([listen(id), listen(id)]);
  const elsewhere = await listen(other);
  expect(readers[0]?.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  await Promise.all([...readers, elsewhere].map((each) => each.events(1)));
  const reply = await insertTestReply(dbOf(), { post_id: id, appeared_at: at(1) });
  await publishForumChange(api.redis, other);
  await publishForumChange(api.redis, id);
  for (const reader of readers) {
    expect(parsed(await reader.events(2))).toEqual([
      { replies: 0, newestReplyId: null },
      { replies: 1, newestReplyId: reply },
    ]);
    expect(reader.text()).toMatch(/^retry: \d{4}\n\nevent: replies\ndata: /);
  }
  // Events of this post are sent after those that the other one could have caused.
  await insertTestReply(dbOf(), { post_id: other, appeared_at: at(2) });
  await publishForumChange(api.redis, other);
  const received = parsed(await elsewhere.events(2));
  expect(received.map((each) => JSON.stringify(each).includes(reply))).toEqual([false, false]);
});

test('finds changes that are not published, and sends nothing without a change', async () => {
  const { listen } = await start({ renewMs: 50 });
  const id = await insertTestPost(dbOf());
  const reader = await listen(id);
  await reader.events(1);
  await dbOf().updateTable('forum_post').set({ views: 3 }).where('id', '=', id).execute();
  const one = await insertTestReply(dbOf(), { post_id: id, appeared_at: at(1) });
  await reader.events(2);
  const two = await insertTestReply(dbOf(), { post_id: id, appeared_at: at(2) });
  expect(parsed(await reader.events(3))).toEqual([
    { replies: 0, newestReplyId: null },
    { replies: 1, newestReplyId: one },
    { replies: 2, newestReplyId: two },
  ]);
});

test('limits listeners, and counts those that leave', async () => {
  const { api, listen } = await start({ connectionsMax: 1 });
  const id = await insertTestPost(dbOf());
  const first = await listen(id);
  await first.events(1);
  expect((await listen(id)).status).toBe(503);
  const open = async () => (await api.metrics.openForumStreams.get()).values[0]?.value;
  expect(await open()).toBe(1);
  first.leave();
  await expect.poll(open).toBe(0);
  expect((await listen(id)).status).toBe(200);
});

test('all streams end with the process', async () => {
  const { api, listen } = await start();
  const reader = await listen(await insertTestPost(dbOf()));
  await reader.events(1);
  opened = [];
  await api.close();
  await expect(reader.ended).resolves.toBeUndefined();
});

test('a later listener starts with the newest figures, and none are sent twice', async () => {
  const errors: unknown[] = [];
  const stream = createForumStream({
    db: dbOf(),
    metrics: createMetrics(),
    config: { connectionsMax: 10, connectionsPerNetworkMax: 10, heartbeatMs: 60_000 },
    onError: (error) => errors.push(error),
  });
  const id = await insertTestPost(dbOf());
  const server = fastify({ forceCloseConnections: true });
  onTestFinished(async () => {
    stream.close();
    await server.close();
  });
  server.get('/', (request, reply) => stream.open(request, reply, id));
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const early = await listenTo(origin);
  await early.events(1);
  const one = await insertTestReply(dbOf(), { post_id: id, appeared_at: at(1) });
  stream.update(id);
  await early.events(2);
  const late = await listenTo(origin);
  expect(parsed(await late.events(1))).toEqual([{ replies: 1, newestReplyId: one }]);
  const two = await insertTestReply(dbOf(), { post_id: id, appeared_at: at(2) });
  stream.update(id);
  expect(parsed(await early.events(3))).toEqual([
    { replies: 0, newestReplyId: null },
    { replies: 1, newestReplyId: one },
    { replies: 2, newestReplyId: two },
  ]);
  expect(errors).toEqual([]);
});
