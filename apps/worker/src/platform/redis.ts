// SPDX-License-Identifier: AGPL-3.0-or-later
import { type RedisClient, openRedis, openSubscriber } from '@kga/server';

import { withTimeout } from './loop.ts';

type OnError = (error: Error) => void;

/** Reconnects forever, at most two seconds apart. */
const shared = {
  connectTimeout: 5_000,
  retryStrategy: (times: number) => Math.min(times * 100, 2_000),
};

/** Longer than the 10 s for which BullMQ lets a command wait for a job at the most. */
const blockingSocketMs = 15_000;

/** For taking jobs: commands wait until Redis is back. */
export const createBlockingRedis = (url: string, onError: OnError): RedisClient =>
  openRedis(url, {
    ...shared,
    maxRetriesPerRequest: null,
    socketTimeout: blockingSocketMs,
  }).on('error', onError);

/** For subscriptions, which the caller makes on each `ready`. */
export const createSubscriber = (url: string, onError: OnError): RedisClient =>
  openSubscriber(url, shared).on('error', onError);

/** Commands fail within seconds while Redis is down. */
export const createFailFastRedis = (url: string, onError: OnError): RedisClient =>
  openRedis(url, {
    ...shared,
    maxRetriesPerRequest: 1,
    commandTimeout: 5_000,
    socketTimeout: 3_000,
  }).on('error', onError);

type RedisMemory = { used: number; max: number };

/** How much memory Redis uses and may use, in bytes. */
async function readRedisMemory(redis: RedisClient): Promise<RedisMemory> {
  const info = await redis.info('memory');
  const numberOf = (key: string) => Number(new RegExp(`^${key}:(\\d+)`, 'm').exec(info)?.[1] ?? 0);
  return { used: numberOf('used_memory'), max: numberOf('maxmemory') };
}

/** The servers of Redis by what is on them; queues that are on that of caches have no other. */
export type RedisServers = Readonly<{ cache: RedisClient; queue?: RedisClient }>;

export type ServerMemory = RedisMemory & { server: string };

/** The memory of each server that answers within so many milliseconds. */
export async function readServerMemories(
  servers: RedisServers,
  timeoutMs: number,
): Promise<ServerMemory[]> {
  const memories = Object.entries(servers).map(async ([server, redis]) => {
    const memory = await withTimeout(timeoutMs, readRedisMemory(redis), undefined);
    return memory ? [{ server, ...memory }] : [];
  });
  return (await Promise.all(memories)).flat();
}
