// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';

import { campaign, changeChannel } from '@kga/contracts/core';
import { petitionLatest } from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import { seedPetition } from '@kga/db/seeds';
import { type TestDatabase, cloneDatabase } from '@kga/db/testing';
import { type TestService, startRedis, startTcpProxy } from '@kga/dev/testing';
import type { KyselyPlugin } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test } from 'vitest';

import type { Config } from '../../../config.ts';
import { listenTo } from '../../../testing/event-stream.ts';
import { type TestApp, createTestApp } from '../../../testing/test-app.ts';

const path = `/api/${campaign.slug}/stream`;

let redis: TestService;
let database: TestDatabase;
let opened: TestApp[] = [];

beforeAll(async () => {
  redis = await startRedis();
  database = await cloneDatabase(inject('databaseUrl'));
  await seedPetition(database.db, { type: 'record' });
});
afterEach(async () => {
  await Promise.all(opened.map((api) => api.close()));
  opened = [];
});
afterAll(async () => {
  await database.drop();
  await redis.stop();
});

type Connections = { db?: Database; redisUrl?: string };

async function start(stream: Partial<Config['stream']> = {}, connections: Connections = {}) {
  const settings = {
    connectionsMax: 100,
    connectionsPerNetworkMax: 100,
    heartbeatMs: 60_000,
    renewMs: 60_000,
    changesMs: 0,
    ...stream,
  };
  const api = await createTestApp({
    databaseUrl: database.url,
    redisUrl: redis.url,
    ...connections,
    config: { stream: settings },
  });
  opened.push(api);
  return { api, url: `${await api.listen()}${path}` };
}

async function setTotal(total: number): Promise<void> {
  await database.db.updateTable('petition_snapshot').set({ signature_count: total }).execute();
}

const announce = (api: TestApp) =>
  api.redis.publish(changeChannel, JSON.stringify({ topic: 'petition', id: campaign.petition }));

const totalOf = (data: string | undefined) =>
  petitionLatest.parse(JSON.parse(data ?? '')).signatureCount;

test('sends the figures at once with a retry hint', async () => {
  const { url } = await start();
  const listening = await listenTo(url);
  expect(listening.status).toBe(200);
  expect(listening.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  expect(listening.headers).not.toHaveProperty('etag');
  expect(listening.headers).not.toHaveProperty('content-encoding');
  const [data] = await listening.events(1);
  expect(totalOf(data)).toBeGreaterThan(0);
  expect(listening.text()).toMatch(/^retry: \d{4}\n\nevent: latest\nid: [\w-]+\ndata: \{.*\}\n\n$/);
});

test('sends each change to all listeners', async () => {
  const { api, url } = await start();
  const all = await Promise.all(Array.from({ length: 20 }, () => listenTo(url)));
  await Promise.all(all.map((each) => each.events(1)));
  await setTotal(1_000_001);
  await announce(api);
  const received = await Promise.all(all.map((each) => each.events(2)));
  expect(received.map((data) => totalOf(data[1]))).toEqual(all.map(() => 1_000_001));
});

test('finds changes that are not published', async () => {
  const { url } = await start({ renewMs: 100 });
  const listening = await listenTo(url);
  await listening.events(1);
  await setTotal(1_000_002);
  const data = await listening.events(2);
  expect(totalOf(data[1])).toBe(1_000_002);
}, 15_000);

test('finds changes once a subscription that hangs is replaced', async () => {
  const line = await startTcpProxy(redis.url);
  onTestFinished(() => line.close());
  const { url } = await start({}, { redisUrl: line.url });
  const listening = await listenTo(url);
  await listening.events(1);
  line.mute();
  await setTotal(1_000_003);
  const data = await listening.events(2);
  expect(totalOf(data[1])).toBe(1_000_003);
}, 15_000);

test('keeps connections open with comments', async () => {
  const { url } = await start({ heartbeatMs: 20 });
  const listening = await listenTo(url);
  await expect.poll(() => listening.text().split('\n:\n').length).toBeGreaterThan(2);
  expect(listening.data()).toHaveLength(1);
});

test('refuses more listeners than allowed until one leaves', async () => {
  const { api, url } = await start({ connectionsMax: 1 });
  const first = await listenTo(url);
  const refused = await fetch(url);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refused.json()).toMatchObject({ code: 'overloaded' });
  first.leave();
  await expect.poll(async () => (await api.metrics.openStreams.get()).values[0]?.value).toBe(0);
  expect((await listenTo(url)).status).toBe(200);
});

test('has no HEAD route', async () => {
  const { url } = await start();
  const response = await fetch(url, { method: 'HEAD' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, OPTIONS');
});

test('refuses a request that is still loading when the process ends', async () => {
  const held = Promise.withResolvers<void>();
  const waiting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => held.promise.then(() => result),
  };
  const { api, url } = await start({}, { db: database.db.withPlugin(waiting) });
  const arrived = once(api.app.server, 'request');
  const asked = listenTo(url);
  await arrived;
  const closed = api.app.close();
  await expect.poll(() => api.app.server.listening).toBe(false);
  held.resolve();
  const listening = await asked;
  expect(listening.status).toBe(503);
  await closed;
});

test('ends streams and connections with the process', async () => {
  const { api, url } = await start();
  const all = await Promise.all(Array.from({ length: 5 }, () => listenTo(url)));
  await api.app.close();
  await Promise.all(all.map((each) => each.ended));
  expect((await api.metrics.openStreams.get()).values[0]?.value).toBe(0);
});
