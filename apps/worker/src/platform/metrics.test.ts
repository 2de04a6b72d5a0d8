// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { createPlatformMetrics } from './metrics.ts';

const options = { now: () => new Date(), queueDepth: async () => [] };

test('a recurring job that only fails has a last success: the start of the worker', async () => {
  const begun = Date.now() / 1_000;
  const { registry, timeJob } = createPlatformMetrics({ ...options, recurring: ['legal.upkeep'] });
  const failing = timeJob('legal.upkeep', () => Promise.reject(new Error('no key')));
  await expect(failing).rejects.toThrow('no key');
  const text = await registry.metrics();
  const value = /^kga_job_last_success_timestamp_seconds\{job="legal.upkeep"\} (\S+)$/m.exec(text);
  expect(Number(value?.[1])).toBeGreaterThanOrEqual(begun);
  // Jobs that do not recur, or that this worker does not run, are not late.
  expect(text.match(/^kga_job_last_success_timestamp_seconds\{/gm)).toHaveLength(1);
});

test('memory of Redis is measured for each server that answers', async () => {
  const { registry } = createPlatformMetrics({
    ...options,
    redisMemory: async () => [{ server: 'queue', used: 10, max: 100 }],
    pool: () => ({ busy: 1, idle: 2, waiting: 0 }),
  });
  const text = await registry.metrics();
  expect(text).toContain('kga_redis_memory_bytes{server="queue",kind="used"} 10');
  expect(text).toContain('kga_redis_memory_bytes{server="queue",kind="max"} 100');
  expect(text).not.toContain('server="cache"');
  expect(text).toContain('kga_database_pool{pool="primary",state="idle"} 2');
});
