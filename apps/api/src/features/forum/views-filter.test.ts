// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import { startRedis } from '@kga/dev/testing';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';

import { takeView } from './views-filter.ts';

const [countsKey, day, postId] = ['counts', '2026-11-23', 'a-post'];

test('thousands of visitors are counted once each, in memory that does not grow with them', async () => {
  const server = await startRedis();
  const redis = new Redis(server.url);
  onTestFinished(async () => {
    redis.disconnect();
    await server.stop();
  });
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const view = (visitor: number) => {
    const [network, names] = [`network ${visitor}`, [`guest ${visitor}`]];
    return takeView(redis, { countsKey, day, postId, network, names, isAccount: false }, hash);
  };
  await view(0);
  const size = async () => Number(await redis.call('MEMORY', 'USAGE', `kga:{views}:seen:${day}`));
  const visitors = Array.from({ length: 3_000 }, (_, visitor) => visitor);
  await Promise.all(visitors.map(view));
  await Promise.all(visitors.map(view));
  const counted = Number(await redis.hget(countsKey, postId));
  expect(counted).toBeLessThanOrEqual(3_000);
  expect(counted).toBeGreaterThan(2_990);
  expect(await size()).toBeLessThan(11_000_000);
  expect(await redis.dbsize()).toBe(2);
  expect(await redis.ttl(`kga:{views}:seen:${day}`)).toBeGreaterThan(24 * 3_600);
});
