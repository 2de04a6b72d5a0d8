// SPDX-License-Identifier: AGPL-3.0-or-later
import { type TestService, startRedis } from '@kga/dev/testing';
import { createLog } from '@kga/server';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { withPollLock } from './poll-petition.ts';

let service: TestService;
let redis: Redis;
beforeAll(async () => {
  service = await startRedis();
  redis = new Redis(service.url);
});
afterAll(async () => {
  redis.disconnect();
  await service.stop();
});

const log = createLog('worker', 'silent');
const key = 'kga:lock:petition.poll:p';
const locked = <T>(poll: () => Promise<T>) => withPollLock({ redis, log }, 'p', 60_000, poll);

test('admits one poll at a time', async () => {
  const inner = await locked(async () => [await locked(async () => 'two'), 'one']);
  expect(inner).toEqual([undefined, 'one']);
  expect(await locked(async () => 'three')).toBe('three');
});

test('is released after a failure', async () => {
  await expect(locked(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await redis.exists(key)).toBe(0);
});

test('expires if its owner is gone', async () => {
  const owner = new Redis(service.url);
  await withPollLock({ redis: owner, log }, 'p', 500, async () => owner.disconnect());
  expect(await locked(async () => 'early')).toBeUndefined();
  await vi.waitFor(async () => expect(await locked(async () => 'next')).toBe('next'), 5_000);
});

test('is not released by an owner whose lock expired', async () => {
  await locked(() => redis.set(key, 'another'));
  expect(await redis.getdel(key)).toBe('another');
});
