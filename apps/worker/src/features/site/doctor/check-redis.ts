// SPDX-License-Identifier: AGPL-3.0-or-later
import type { RedisClient } from '@kga/server';

import type { QueueAge } from '../../../platform/queue.ts';
import type { RedisServers } from '../../../platform/redis.ts';
import { judgeClock } from './check-postgres.ts';
import { type Check, type Found, judge } from './report.ts';

/** What BullMQ recommends at least. */
const leastRedis = [6, 2] as const;
const fullMemory = 0.9;
const queueAgeMax = 300;

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** A server of Redis. One without queues may evict what has a time to live, such as sessions. */
type Server = { name: string; redis: RedisClient; hasQueues: boolean };

async function checkServer({ redis, hasQueues }: Server): Promise<Found> {
  const info = await redis.info();
  const textOf = (key: string) => new RegExp(`^${key}:(.*)\r?$`, 'm').exec(info)?.[1]?.trim() ?? '';
  const version = textOf('redis_version');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNew = major > leastRedis[0] || (major === leastRedis[0] && minor >= leastRedis[1]);
  const [used, max] = [Number(textOf('used_memory')), Number(textOf('maxmemory'))];
  const policy = textOf('maxmemory_policy');
  return [
    judge(isNew, `Redis ${version}`, `Upgrade to ${leastRedis.join('.')} or newer.`),
    judge(
      max === 0 || used < max * fullMemory,
      `${megabytes(used)} of ${max === 0 ? 'no limit' : megabytes(max)}`,
      'Raise --maxmemory (docs/operations/redis.md).',
    ),
    judge(
      policy === 'noeviction' || (!hasQueues && policy.startsWith('volatile-')),
      `maxmemory-policy is ${policy}`,
      hasQueues
        ? 'Set noeviction: jobs are lost where keys are evicted (docs/operations/redis.md).'
        : 'Set noeviction or volatile-lru (docs/operations/redis.md).',
    ),
  ];
}

async function checkQueues(redis: RedisClient, ages: () => Promise<QueueAge[]>): Promise<Found> {
  // Queues wait until Redis answers; this does not.
  await redis.ping();
  const waiting = await ages();
  const oldest = waiting.toSorted((one, other) => other.seconds - one.seconds)[0];
  const found = oldest
    ? `the oldest job waits for ${Math.round(oldest.seconds)} s, in ${oldest.queue}`
    : 'no job waits';
  return [
    judge(
      oldest === undefined || oldest.seconds < queueAgeMax,
      found,
      'Is a worker running? Start another one (docs/operations/runbooks/queue-waits.md).',
    ),
  ];
}

async function readTime(redis: RedisClient): Promise<number> {
  const [seconds = 0, microseconds = 0] = (await redis.time()).map(Number);
  return seconds * 1_000 + microseconds / 1_000;
}

/** Checks of the servers, which are one where the queues have none of their own. */
export function redisChecks(
  { cache, queue }: RedisServers,
  ages: () => Promise<QueueAge[]>,
): readonly Check[] {
  const servers: Server[] = [{ name: 'Redis', redis: cache, hasQueues: queue === undefined }];
  if (queue) servers.push({ name: 'Redis of queues', redis: queue, hasQueues: true });
  return [
    ...servers.flatMap((server): Check[] => [
      { name: server.name, run: () => checkServer(server) },
      {
        name: 'clock',
        run: () => judgeClock(`that of ${server.name}`, () => readTime(server.redis)),
      },
    ]),
    { name: 'queues', run: () => checkQueues(queue ?? cache, ages) },
  ];
}
