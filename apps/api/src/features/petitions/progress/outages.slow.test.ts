// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, changeChannel } from '@kga/contracts/core';
import { petitionLatest } from '@kga/contracts/petitions';
import { createDatabase, ping } from '@kga/db/core';
import { seedPetition } from '@kga/db/seeds';
import { type TestDatabase, cloneDatabase } from '@kga/db/testing';
import { type TcpProxy, type TestService, startRedis, startTcpProxy } from '@kga/dev/testing';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';

import { createFeatureCache } from '../../../platform/cache/feature-cache.ts';
import { type TestApp, createTestApp } from '../../../testing/test-app.ts';
import { createProgressCache } from './routes.ts';

const base = `/api/${campaign.slug}`;
const ofMain = `/api/petitions/${campaign.petition}`;

let redis: TestService;
let database: TestDatabase;
beforeAll(async () => {
  redis = await startRedis();
  database = await cloneDatabase(inject('databaseUrl'));
  await seedPetition(database.db, { type: 'record' });
});
afterAll(async () => {
  await database.drop();
  await redis.stop();
});

async function setTotal(total: number): Promise<void> {
  const newest = database.db
    .selectFrom('petition_snapshot')
    .select(({ fn }) => [fn.max('taken_at').as('at')]);
  await database.db
    .updateTable('petition_snapshot')
    .set({ signature_count: total })
    .where('taken_at', '=', newest)
    .execute();
}

async function totalOf(api: TestApp): Promise<number | null> {
  const response = await api.app.inject(`${base}/latest`);
  return petitionLatest.parse(response.json()).signatureCount;
}

const petitionChanged = JSON.stringify({ topic: 'petition', id: campaign.petition });

describe('with Postgres and Redis', () => {
  test('a published change shows at once, in the history too', async () => {
    const api = await createTestApp({ databaseUrl: database.url, redisUrl: redis.url });
    onTestFinished(() => api.close());
    expect(await totalOf(api)).toBe(1_448_271);
    await api.app.inject(`${base}/history`);
    await setTotal(1_448_300);
    expect(await totalOf(api)).toBe(1_448_271);
    await api.redis.publish(changeChannel, petitionChanged);
    await expect.poll(() => totalOf(api)).toBe(1_448_300);
    await expect
      .poll(async () => (await api.app.inject(`${base}/history`)).body)
      .toContain('1448300');
    await setTotal(1_448_271);
  });

  test('unknown messages change nothing', async () => {
    const api = await createTestApp({ databaseUrl: database.url, redisUrl: redis.url });
    onTestFinished(() => api.close());
    await totalOf(api);
    const loads = async () => (await api.metrics.cacheRefreshes.get()).values;
    // Subscribing loads the figures, perhaps after a load in flight.
    await api.subscriber.ping();
    await totalOf(api);
    await totalOf(api);
    const before = await loads();
    for (const message of [
      '',
      '{',
      '{"topic":"weather","id":"x"}',
      '{"topic":"petition","id":"x"}',
    ]) {
      await api.redis.publish(changeChannel, message);
    }
    await api.redis.ping();
    await api.subscriber.ping();
    expect(await loads()).toEqual(before);
  });

  test('thousands of concurrent requests cause one load', async () => {
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    // A slow machine answers the last request after the figures would be stale, renewed or given up.
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'setTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const db = database.db.withPlugin(counting);
    const api = await createTestApp({ databaseUrl: database.url, redisUrl: redis.url, db });
    onTestFinished(() => api.close());
    // Subscribing loads the figures once.
    await expect.poll(async () => (await api.metrics.cacheRefreshes.get()).values.length).toBe(1);
    queries = 0;
    const ask = (url: string) =>
      Promise.all(Array.from({ length: 1_000 }, () => api.app.inject(url)));
    const answers = await Promise.all([
      ask(`${base}/latest`),
      ask(`${base}/history`),
      ask(`${ofMain}/days`),
    ]);
    expect(new Set(answers.flat().map((answer) => answer.statusCode))).toEqual(new Set([200]));
    // History: the petition, its last snapshot and the points; days: the petition and its days. The languages in
    // use are read at the start.
    expect(queries).toBeLessThanOrEqual(6);
  });
});

/** The petition's cache on a database whose results the test releases. */
async function holdReads() {
  const held = Promise.withResolvers<void>();
  const queries = { running: 0, most: 0, all: 0 };
  const holding: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.all += 1;
      queries.running += 1;
      queries.most = Math.max(queries.most, queries.running);
      return node;
    },
    transformResult: async ({ result }) => {
      await held.promise;
      queries.running -= 1;
      return result;
    },
  };
  const api = await createTestApp({ databaseUrl: database.url, redisUrl: redis.url });
  onTestFinished(() => api.close());
  const featureCache = createFeatureCache({
    topics: ['petition'],
    metrics: api.metrics,
    throttleMs: 0,
  });
  const cache = createProgressCache(featureCache, database.db.withPlugin(holding));
  return { cache, featureCache, queries, release: held.resolve };
}

describe('with requests for many different histories', () => {
  test('loads two at a time', async () => {
    const { cache, queries, release } = await holdReads();
    const limits = Array.from({ length: 100 }, (_, index) => index + 1);
    const asked = limits.map(async (limit) =>
      cache.history.page({ slug: campaign.petition, range: 'all', limit }),
    );
    await expect.poll(() => queries.running).toBe(2);
    release();
    await Promise.all(asked);
    expect(queries.most).toBe(2);
    expect(queries.all).toBeGreaterThan(limits.length);
  });

  test('starts no second load while one hangs', async () => {
    const { cache, featureCache, queries, release } = await holdReads();
    const ask = async () => cache.history.page({ slug: campaign.petition, range: 'all', limit: 7 });
    await expect(ask()).rejects.toMatchObject({ code: 'dependency_unavailable' });
    await expect(ask()).rejects.toMatchObject({ code: 'dependency_unavailable' });
    featureCache.renew();
    expect(queries.all).toBe(1);
    release();
    await expect.poll(() => ask().catch(() => undefined)).toHaveProperty('source');
  }, 15_000);
});

describe('without Postgres', () => {
  let line: TcpProxy;
  let api: TestApp;
  beforeAll(async () => {
    line = await startTcpProxy(database.url);
    api = await createTestApp({ databaseUrl: line.url, redisUrl: redis.url });
  });
  afterAll(async () => {
    await api.close();
    await line.close();
  });

  test('sends cached responses, refuses others, and recovers', async () => {
    expect(await totalOf(api)).toBe(1_448_271);
    line.cut();
    await api.redis.publish(changeChannel, petitionChanged);
    const failures = async () =>
      (await api.metrics.cacheRefreshes.get()).values.filter(
        ({ labels }) => labels.outcome === 'failed',
      ).length;
    await expect.poll(failures).toBeGreaterThan(0);

    expect(await totalOf(api)).toBe(1_448_271);
    const uncached = await api.app.inject(`${ofMain}/forecast`);
    expect(uncached.statusCode).toBe(503);
    expect(uncached.headers['content-type']).toContain('application/problem+json');
    expect(Number(uncached.headers['retry-after'])).toBeGreaterThan(0);
    expect(uncached.json()).toMatchObject({ code: 'dependency_unavailable', status: 503 });
    const ready = await api.app.inject('/api/health/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ detail: 'Down: postgres, schema' });

    line.mend();
    const statusOf = async (url: string) => (await api.app.inject(url)).statusCode;
    await expect.poll(() => statusOf(`${ofMain}/forecast`)).toBe(200);
    await expect.poll(() => statusOf('/api/health/ready')).toBe(200);
  });
});

describe('with connections to Postgres that hang', () => {
  test('sends cached responses and recovers in seconds, while a long statement goes on', async () => {
    const line = await startTcpProxy(database.url);
    onTestFinished(() => line.close());
    const db = createDatabase(line.url, { maxConnections: 3 });
    const unmuted = createDatabase(database.url);
    onTestFinished(async () => void (await Promise.all([db.destroy(), unmuted.destroy()])));
    const api = await createTestApp({ databaseUrl: line.url, redisUrl: redis.url, db });
    onTestFinished(() => api.close());
    const isReady = async () => (await api.app.inject('/api/health/ready')).statusCode === 200;
    await totalOf(api);
    // All connections of the pool are open, and will hang, one of them in a transaction.
    const interrupted = db.transaction().execute(async (trx) => {
      await Promise.all([ping(trx), ping(db), ping(db)]);
      line.mute();
      await ping(trx);
    });
    const long = sql`select pg_sleep(2)`.execute(unmuted);
    const began = performance.now();
    await expect(interrupted).rejects.toThrow('connection error');
    expect(await totalOf(api)).toBe(1_448_271);
    await expect.poll(isReady, { timeout: 60_000, interval: 20 }).toBe(true);
    expect(performance.now() - began).toBeLessThan(5_000);
    await long;
  });
});

test('a connection to Redis that hangs is replaced', async () => {
  const line = await startTcpProxy(redis.url);
  onTestFinished(() => line.close());
  const api = await createTestApp({
    databaseUrl: database.url,
    redisUrl: line.url,
    config: { timeouts: { connection: 20_000, command: 300 } },
  });
  onTestFinished(() => api.close());
  const isReady = async () => (await api.app.inject('/api/health/ready')).statusCode === 200;
  expect(await isReady()).toBe(true);
  line.mute();
  expect(await isReady()).toBe(false);
  await expect.poll(isReady, { timeout: 60_000, interval: 50 }).toBe(true);
});

describe('without Redis', () => {
  test('reads go on, and changes show again after the reconnect', async () => {
    const own = await startRedis();
    onTestFinished(() => own.stop());
    const api = await createTestApp({ databaseUrl: database.url, redisUrl: own.url });
    onTestFinished(() => api.close());
    await totalOf(api);
    await own.kill();
    await expect.poll(() => api.redis.status).not.toBe('ready');

    expect((await api.app.inject(`${base}/history?range=all`)).statusCode).toBe(200);
    expect((await api.app.inject('/api/openapi.json')).statusCode).toBe(200);
    const down = await api.app.inject('/api/health/ready');
    expect(down.statusCode).toBe(503);
    expect(down.json()).toMatchObject({ detail: 'Down: redis' });
    expect((await api.app.inject('/api/health/live')).statusCode).toBe(200);

    // This change is not published: it shows because of the reconnect.
    await setTotal(1_448_400);
    await own.restart();
    await expect.poll(() => totalOf(api), { timeout: 4_000 }).toBe(1_448_400);
    await expect.poll(async () => (await api.app.inject('/api/health/ready')).statusCode).toBe(200);
    await setTotal(1_448_500);
    await api.redis.publish(changeChannel, petitionChanged);
    await expect.poll(() => totalOf(api)).toBe(1_448_500);
    await setTotal(1_448_271);
  });
});

describe('without a petition', () => {
  test('responds with 503 instead of 500', async () => {
    const empty = await cloneDatabase(inject('databaseUrl'));
    onTestFinished(empty.drop);
    const api = await createTestApp({ databaseUrl: empty.url, redisUrl: redis.url });
    onTestFinished(() => api.close());
    const response = await api.app.inject(`${base}/latest`);
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ detail: 'The petition is not set up yet' });
  });
});
