// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout as delay } from 'node:timers/promises';

import { campaign, changeChannel } from '@kga/contracts/core';
import { selectPollState } from '@kga/db/petitions';
import { seedPetitions } from '@kga/db/seeds';
import { startRedis } from '@kga/dev/testing';
import { createLog } from '@kga/server';
import { Redis } from 'ioredis';
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

import { pollPetition } from './features/petitions/initiative/poll-petition.ts';
import { type JobQueue, createQueue } from './platform/queue.ts';
import { type FakeProvider, hang, json, startFakeProvider } from './testing/fake-provider.ts';
import { type WorkerFixture, createWorkerFixture } from './testing/worker-fixture.ts';
import { type BackgroundWorker, type WorkerDeps, buildWorker } from './worker.ts';

let services: WorkerFixture;
let provider: FakeProvider;
let queue: JobQueue;
let petitionId: string;
const running: BackgroundWorker[] = [];

const quick = { PETITION_POLL_MS: '60', WORKER_RECONCILE_MS: '50' };
const hourly = { PETITION_POLL_MS: '3600000', WORKER_RECONCILE_MS: '50' };

beforeAll(async () => {
  [services, provider] = await Promise.all([createWorkerFixture(), startFakeProvider(hang)]);
  queue = createQueue(services.redis, 'jobs');
  queue.on('error', () => {});
});
afterAll(async () => {
  await queue.close();
  await Promise.all([services.close(), provider.close()]);
});
beforeEach(async () => {
  await services.redis.flushall();
  petitionId = await services.seed('uk-parliament', provider.url);
  let count = 0;
  provider.respond = (request, response) => {
    count += 1;
    return json({ signature_count: count })(request, response);
  };
  provider.asked = 0;
  provider.mostAtOnce = 0;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop()));
});

async function begin(env: Record<string, string>, deps: Partial<WorkerDeps> = {}) {
  const worker = buildWorker({
    config: services.config(env),
    log: createLog('worker', 'silent'),
    ...deps,
  });
  running.push(worker);
  const { port } = await worker.start();
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: response.status, body: await response.text() };
  };
  return { worker, get };
}

const wait = { timeout: 60_000, interval: 20 };
const asked = (least: number) =>
  vi.waitFor(() => expect(provider.asked).toBeGreaterThanOrEqual(least), wait);
const db = () => services.database.db;
const pollSchedule = () => queue.getJobScheduler(`petition.poll:${petitionId}`);

test('a new schedule polls at once, a start of the worker does not', async () => {
  const { worker } = await begin(hourly);
  await asked(1);
  await vi.waitFor(async () => expect((await pollSchedule())?.every).toBe(3_600_000), wait);
  await vi.waitFor(
    async () => expect(await selectPollState(db(), petitionId)).toMatchObject({ failures: 0 }),
    wait,
  );
  await worker.stop();

  const { get } = await begin(hourly);
  // Its first look at the petitions has ended when it tells of their polls.
  await vi.waitFor(
    async () => expect((await get('/metrics')).body).toContain('kga_petition_breaker{'),
    wait,
  );
  expect(await queue.getJobCounts('waiting', 'active')).toEqual({ waiting: 0, active: 0 });
  expect(provider.asked).toBe(1);
});

test('backs off while Redis refuses writes, says so, and goes on afterwards', async () => {
  const lines: string[] = [];
  const log = createLog('worker', 'error', { write: (line) => void lines.push(line) });
  const { get } = await begin(quick, { log });
  await asked(2);
  await services.redis.config('SET', 'maxmemory', '1');
  await vi.waitFor(async () => expect((await get('/health/ready')).status).toBe(503), wait);
  await vi.waitFor(() => expect(lines.join('')).toContain('OOM'), wait);
  await services.redis.config('SET', 'maxmemory', '0');
  // Jobs that were in flight would be taken over after their locks have expired.
  await services.redis.flushall();
  await asked(provider.asked + 2);
  expect((await get('/health/ready')).status).toBe(200);
  // Without a pause there are thousands in a second.
  expect(lines.length).toBeLessThan(60);
});

test('several workers never poll a petition twice at a time, however slow the provider', async () => {
  let count = 0;
  provider.respond = async (request, response) => {
    count += 1;
    // Longer than two intervals.
    await delay(150);
    await json({ signature_count: count })(request, response);
  };
  await Promise.all([begin(quick), begin(quick)]);
  const deps = services.pollDeps();
  const direct: string[] = [];
  while (provider.asked < 15) {
    direct.push(...(await Promise.all([1, 2, 3].map(() => pollPetition(deps, petitionId)))));
  }
  expect(provider.mostAtOnce).toBe(1);
  expect(direct).toContain('busy');
});

test('recreates the schedules that an emptied Redis has lost', async () => {
  await begin(hourly);
  await asked(1);
  await services.redis.flushall();
  await asked(2);
  await vi.waitFor(async () => {
    const keys = (await queue.getJobSchedulers()).map(({ key }) => key);
    expect(keys.toSorted()).toEqual([
      'accounts.upkeep',
      'forum.views',
      'legal.digest',
      'legal.documents',
      'legal.upkeep',
      'moderation.digest',
      'moderation.marks',
      'news.publish',
      'news.upkeep',
      'objects.upkeep',
      `petition.poll:${petitionId}`,
      'petition.thin',
      'rates.refresh',
      'signatures.log',
      'signatures.upkeep',
    ]);
  }, wait);
});

test('recovers after Redis was killed and came back empty', async () => {
  const { get } = await begin(quick);
  await asked(2);
  expect(await get('/health/ready')).toEqual({
    status: 200,
    body: '{"status":"ready","dependencies":{"postgres":"up","schema":"up","redis":"up"}}',
  });
  await services.redisService.kill();
  expect(await get('/health/ready')).toEqual({
    status: 503,
    body: '{"status":"unavailable","dependencies":{"postgres":"up","schema":"up","redis":"down"}}',
  });
  expect((await get('/health/live')).status).toBe(200);
  const metrics = (await get('/metrics')).body;
  expect(metrics).toContain('kga_petition_polls_total');
  expect(metrics).toContain('kga_dependency_up{dependency="postgres"} 1');
  expect(metrics).toContain('kga_dependency_up{dependency="redis"} 0');
  await services.redisService.restart();
  await asked(provider.asked + 3);
});

test('starts without Redis and polls once it is up', async () => {
  await services.redisService.kill();
  const { get } = await begin(quick);
  expect((await get('/health/ready')).status).toBe(503);
  await services.redisService.restart();
  await asked(2);
});

test('stops within its time limit while Redis is down', async () => {
  const { worker } = await begin({ ...quick, WORKER_STOP_MS: '200' });
  await asked(1);
  await services.redisService.kill();
  const began = performance.now();
  await worker.stop();
  expect(performance.now() - began).toBeLessThan(4_000);
  await services.redisService.restart();
});

test('finishes the poll in flight before it stops, and starts no other', async () => {
  const held = Promise.withResolvers<void>();
  provider.respond = async (request, response) => {
    await held.promise;
    await json({ signature_count: 77 })(request, response);
  };
  const { worker, get } = await begin(quick);
  await vi.waitFor(() => expect(provider.inFlight).toBe(1), wait);
  const stopped = worker.stop();
  expect(worker.stop()).toBe(stopped);
  held.resolve();
  await stopped;
  expect(provider.asked).toBe(1);
  expect(await services.latest(petitionId)).toMatchObject({ signature_count: 77 });
  expect(await selectPollState(services.database.db, petitionId)).toMatchObject({ failures: 0 });
  await expect(get('/health/live')).rejects.toThrow('fetch failed');
});

test('polls rarely once the petition has closed, and publishes the change', async () => {
  const subscriber = new Redis(services.redisService.url);
  const heard: string[] = [];
  subscriber.on('message', (_channel, message) => void heard.push(message));
  await subscriber.subscribe(changeChannel);
  provider.respond = json({ signature_count: 0 });

  const closes = new Date(Date.now() + 3_600_000);
  await services.database.db.updateTable('petition').set({ closes_at: closes }).execute();
  let clock = new Date();
  await begin({ ...quick, PETITION_REST_POLL_MS: '7200000' }, { now: () => clock });
  await asked(3);
  expect((await pollSchedule())?.every).toBe(60);
  const before = heard.length;
  clock = closes;
  const change = JSON.stringify({ topic: 'petition', id: campaign.petition });
  await vi.waitFor(() => expect(heard.slice(before)).toEqual([change]), wait);
  await vi.waitFor(async () => expect((await pollSchedule())?.every).toBe(7_200_000), wait);
  subscriber.disconnect();
});

test('publishes that a petition of our own has closed', async () => {
  const subscriber = new Redis(services.redisService.url);
  const heard: string[] = [];
  subscriber.on('message', (_channel, message) => void heard.push(message));
  await subscriber.subscribe(changeChannel);
  await seedPetitions(db(), { polls: false });
  const ours = db().updateTable('petition').where('slug', '=', 'nz');
  await ours.set({ opened_at: new Date() }).execute();
  await begin(quick);
  // The worker has seen all statuses when it polls.
  await asked(2);
  await ours.set({ closes_at: new Date() }).execute();
  const change = JSON.stringify({ topic: 'petition', id: 'nz' });
  await vi.waitFor(() => expect(heard).toContain(change), wait);
  subscriber.disconnect();
});

test('removes the schedule of a petition whose provider was removed', async () => {
  const { get } = await begin(quick);
  await asked(2);
  await services.database.db
    .updateTable('petition')
    .set({ provider_kind: null, provider_url: null })
    .execute();
  await vi.waitFor(async () => {
    const keys = (await queue.getJobSchedulers()).map(({ key }) => key);
    expect(keys.toSorted()).toEqual([
      'accounts.upkeep',
      'forum.views',
      'legal.digest',
      'legal.documents',
      'legal.upkeep',
      'moderation.digest',
      'moderation.marks',
      'news.publish',
      'news.upkeep',
      'objects.upkeep',
      'petition.thin',
      'rates.refresh',
      'signatures.log',
      'signatures.upkeep',
    ]);
  }, wait);
  await vi.waitFor(
    async () => expect((await get('/metrics')).body).not.toContain('kga_petition_breaker{'),
    wait,
  );
});

test('exposes metrics of polls', async () => {
  provider.respond = (request, response) =>
    json({ signature_count: provider.asked > 2 ? -1 : 10 })(request, response);
  const { get } = await begin({ ...quick, PETITION_POLL_MS: '50' });
  const petition = `petition="${campaign.petition}"`;
  await vi.waitFor(async () => {
    const { body } = await get('/metrics');
    expect(body).toContain(`kga_petition_polls_total{${petition},outcome="rejected"} 5`);
    expect(body).toContain(`kga_petition_polls_total{${petition},outcome="changed"} 1`);
    expect(body).toContain(`kga_petition_breaker{${petition}} 1`);
    expect(body).toMatch(new RegExp(`kga_petition_figures_age_seconds{${petition}} \\d`));
    expect(body).toMatch(new RegExp(`kga_petition_poll_duration_seconds_count{${petition}} 7`));
    expect(body).toContain('kga_queue_jobs{queue="jobs",state="delayed"}');
    expect(body).toMatch(/kga_redis_memory_bytes\{server="cache",kind="used"\} [1-9]/);
    // The queues are on the same one.
    expect(body).not.toContain('server="queue"');
    expect(body).toContain('kga_job_duration_seconds_count{job="petition.poll"}');
    expect(body).toContain('kga_job_last_success_timestamp_seconds{job="petition.poll"}');
    expect(body).toContain('process_cpu_seconds_total');
  }, wait);
  expect((await get('/elsewhere')).status).toBe(404);
});

test('tells the memory of the Redis of queues, also while that of caches is gone', async () => {
  const caches = await startRedis();
  onTestFinished(() => caches.stop());
  const { url } = services.redisService;
  const { get } = await begin({ ...hourly, REDIS_URL: caches.url, REDIS_QUEUE_URL: url });
  const used = (server: string) =>
    new RegExp(`kga_redis_memory_bytes\\{server="${server}",kind="used"\\} [1-9]`);
  await vi.waitFor(async () => {
    const { body } = await get('/metrics');
    expect(body).toMatch(used('cache'));
    expect(body).toMatch(used('queue'));
  }, wait);
  await caches.kill();
  const { body } = await get('/metrics');
  expect(body).toMatch(used('queue'));
  expect(body).not.toContain('server="cache"');
});

test('fails jobs with an invalid payload and runs the others', async () => {
  const { get } = await begin(hourly);
  await queue.add('petition.poll', { petitionId: 'x' });
  await queue.add('petition.forget', {});
  await vi.waitFor(async () => {
    const { body } = await get('/metrics');
    expect(body).toContain('kga_job_failures_total{job="petition.poll"} 1');
    expect(body).toContain('kga_job_failures_total{job="petition.forget"} 1');
    expect(body).toContain('kga_job_failures_total{job="mail.send"} 0');
  }, wait);
  await asked(1);
});

test('a worker of a read-only site polls nothing, and erases and writes what is due', async () => {
  const { get } = await begin({ ...quick, READ_ONLY: 'on' });
  await vi.waitFor(async () => {
    const schedules = (await queue.getJobSchedulers()).map(({ key }) => key);
    expect(schedules.toSorted()).toEqual([
      'accounts.upkeep',
      'forum.views',
      'legal.upkeep',
      'news.upkeep',
      'objects.upkeep',
      'petition.thin',
      'signatures.log',
      'signatures.upkeep',
    ]);
  }, wait);
  expect(provider.asked).toBe(0);
  // What it does not run is not late.
  const { body } = await get('/metrics');
  expect(body).toContain('kga_job_last_success_timestamp_seconds{job="legal.upkeep"}');
  expect(body).not.toContain('kga_job_last_success_timestamp_seconds{job="moderation.digest"}');
});
