// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import { type TestService, startRedis } from '@kga/dev/testing';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { createQueue, createRunner } from './queue.ts';
import { judgeActivity, selectWorkerActivity } from './worker-activity.ts';

let service: TestService;
beforeAll(async () => {
  service = await startRedis();
});
afterAll(() => service.stop());

function connect(url = service.url): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  onTestFinished(() => redis.disconnect());
  return redis;
}

test('a worker whose queue never gets empty is not silent', async () => {
  const queue = createQueue(connect(), 'jobs');
  const runner = createRunner(connect(), 'jobs', 1, () => setTimeout(10));
  onTestFinished(async () => {
    await runner.close(true);
    await queue.obliterate({ force: true });
    await queue.close();
  });
  await queue.addBulk(Array.from({ length: 2_000 }, () => ({ name: 'x', data: {} })));
  void runner.run();
  const idle = async () => Number((await queue.getWorkers())[0]?.idle);
  await expect.poll(idle, { timeout: 15_000 }).toBeGreaterThanOrEqual(3);
  const { silences, quiet } = await selectWorkerActivity(queue);
  expect(silences).toHaveLength(1);
  expect(silences?.[0]).toBeLessThan(2);
  expect(quiet).toBeLessThan(2);
});

test('an idle worker is known by its connection', async () => {
  const queue = createQueue(connect(), 'exports');
  const runner = createRunner(connect(), 'exports', 1, () => Promise.resolve());
  onTestFinished(async () => {
    await runner.close();
    await queue.close();
  });
  void runner.run();
  await expect
    .poll(() => selectWorkerActivity(queue))
    .toEqual({ silences: [expect.any(Number)], quiet: Infinity });
});

test('a user who may not list connections leaves them unknown', async () => {
  await connect().acl('SETUSER', 'limited', 'on', '>secret', '~*', '&*', '+@all', '-client');
  const url = new URL(service.url);
  url.username = 'limited';
  url.password = 'secret';
  const queue = createQueue(connect(url.href), 'jobs');
  onTestFinished(() => queue.close());
  expect(await selectWorkerActivity(queue)).toEqual({ silences: undefined, quiet: Infinity });
});

describe('of each worker', () => {
  const now = 1_000_000;
  const ago = (seconds: number) => now - seconds * 1_000;
  const connection = (name: string, idle: number) => ({
    rawname: `kga:{queues}:am9icw==:w:${name}`,
    idle: String(idle),
  });

  test('its own jobs count, and those of others do not', () => {
    const jobs = [
      { processedBy: 'one:1', processedOn: ago(80), finishedOn: ago(5) },
      { processedBy: 'two:1', processedOn: ago(200), finishedOn: ago(190) },
      { processedBy: 'three:1', processedOn: ago(30) },
    ];
    const connections = [
      connection('one:1', 300),
      connection('two:1', 180),
      connection('three:1', 300),
      connection('four:1', 2),
    ];
    expect(judgeActivity(connections, jobs, now)).toEqual({
      silences: [5, 180, 30, 2],
      quiet: 5,
    });
  });

  test('those of an older version have no name', () => {
    const connections = [{ rawname: 'kga:{queues}:am9icw==', idle: '300' }];
    const jobs = [{ finishedOn: ago(4) }, { processedBy: 'one:1', finishedOn: ago(1) }];
    expect(judgeActivity(connections, jobs, now)).toEqual({ silences: [4], quiet: 1 });
  });

  test('a Redis without a list of connections leaves all unknown', () => {
    expect(judgeActivity([{}], [{ finishedOn: ago(4) }], now)).toEqual({
      silences: undefined,
      quiet: 4,
    });
  });
});
