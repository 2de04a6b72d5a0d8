// SPDX-License-Identifier: AGPL-3.0-or-later
import { hostname } from 'node:os';

import { type TestService, startRedis } from '@kga/dev/testing';
import { createKeyAnnouncements, selectKeyHolders } from '@kga/server';
import { keyFingerprints } from '@kga/server/crypto';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';

const keyOf = (version: number, byte = version) => ({
  version,
  key: new Uint8Array(32).fill(byte),
});

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

const copy = `api ${hostname()}:${process.pid}`;

test('a copy is known from its start to its end, and for less than a minute where it is killed', async () => {
  const fingerprints = keyFingerprints([keyOf(2), keyOf(1)]);
  const announcements = createKeyAnnouncements(redis, {
    app: 'api',
    fingerprints,
    onError: (error) => expect.unreachable(String(error)),
  });
  announcements.start();
  await expect.poll(() => selectKeyHolders(redis)).toEqual([{ copy, fingerprints }]);
  const keys = await redis.keys('kga:{keys}:*');
  expect(keys).toHaveLength(2);
  for (const key of keys) {
    const seconds = await redis.ttl(key);
    expect(seconds).toBeGreaterThan(20);
    expect(seconds).toBeLessThan(60);
  }
  // What is left of a killed copy is only its name in the list.
  await redis.del(`kga:{keys}:of:${copy.replace(' ', ':')}`);
  expect(await selectKeyHolders(redis)).toEqual([]);
  await announcements.stop();
  expect(await redis.keys('kga:{keys}:*')).toEqual([]);
});

test('the name of a copy that was killed is deleted by the next announcement of another one', async () => {
  await redis.sadd('kga:{keys}:copies', 'worker:gone:7');
  const announcements = createKeyAnnouncements(redis, {
    app: 'api',
    fingerprints: [],
    onError: (error) => expect.unreachable(String(error)),
  });
  announcements.start();
  await expect.poll(() => redis.smembers('kga:{keys}:copies')).toEqual([copy.replace(' ', ':')]);
  await announcements.stop();
});

test('a copy is known again once Redis is back without its data', async () => {
  const own = new Redis(service.url, { retryStrategy: () => 20 });
  own.on('error', () => {});
  const announcements = createKeyAnnouncements(own, {
    app: 'api',
    fingerprints: [],
    onError: () => {},
  });
  announcements.start();
  await expect.poll(() => selectKeyHolders(redis)).toHaveLength(1);
  await redis.flushall();
  own.disconnect(true);
  await expect.poll(() => selectKeyHolders(redis)).toHaveLength(1);
  await announcements.stop();
  own.disconnect();
});

test('a fingerprint tells the version and whether the key is the same, and nothing of it', () => {
  const [one, other] = keyFingerprints([keyOf(1, 7), keyOf(1, 8)]);
  expect(one).toMatch(/^1:[0-9a-f]{16}$/);
  expect(other).not.toBe(one);
  expect(keyFingerprints([keyOf(1, 7)])).toEqual([one]);
  expect(one).not.toContain('0707');
});
