// SPDX-License-Identifier: AGPL-3.0-or-later
import { changeChannel } from '@kga/contracts/core';
import { startRedis } from '@kga/dev/testing';
import fastify from 'fastify';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { subscribeToChanges } from './changes.ts';
import { rendered, startWeb } from './testing.ts';

/** Other tests keep the processor busy. */
const wait = 10_000;

const change = JSON.stringify({ topic: 'petition', id: 'keep-games-alive' });

let redis: Awaited<ReturnType<typeof startRedis>>;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

async function publish(...messages: string[]): Promise<void> {
  const publisher = new Redis(redis.url);
  for (const message of messages) await publisher.publish(changeChannel, message);
  publisher.disconnect();
}

test('reports each change once, and a gap after which some may be missing', async () => {
  const onChange = vi.fn<() => void>();
  const listener = subscribeToChanges(redis.url, onChange, fastify().log);
  onTestFinished(() => listener.close());
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), wait);

  await publish('no JSON', '{"topic":"unknown"}', change);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), wait);

  await publish(JSON.stringify({ topic: 'news', id: 'all' }));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(3), wait);

  await redis.kill();
  await redis.restart();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(4), wait);
  await publish(change);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(5), wait);
});

test('a change replaces the cached pages', async () => {
  let figure = 'old';
  const { get } = await startWeb({
    environment: { REDIS_URL: redis.url },
    // Time does not pass, so that nothing but a change makes a page old.
    now: () => 0,
    limits: { invalidateInterval: 10 },
    render: () => Promise.resolve(rendered({ body: `The ${figure} figure` })),
  });
  expect((await get('/')).text).toContain('The old figure');
  figure = 'new';
  await vi.waitFor(async () => {
    await publish(change);
    expect((await get('/')).text).toContain('The new figure');
  }, wait);
});

test('without Redis pages are served all the same', async () => {
  const { get } = await startWeb({ environment: { REDIS_URL: 'redis://127.0.0.1:9' } });
  expect((await get('/')).status).toBe(200);
});
