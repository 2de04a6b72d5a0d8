import { randomUUID } from 'node:crypto';

import type { Redis } from 'ioredis';

import type { Log } from '../../platform/log.ts';

/** Deletes the lock only where it is still the one's who took it. */
const releaseScript = `
if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end
return 0`;

/**
 * Runs `poll` while no other worker polls this petition; answers undefined where one does. A lock
 * that its owner could not give back ends after `longest` milliseconds.
 */
export async function withPollLock<T>(
  { redis, log }: { redis: Redis; log: Log },
  petitionId: string,
  longest: number,
  poll: () => Promise<T>,
): Promise<T | undefined> {
  const key = `kga:lock:petition.poll:${petitionId}`;
  const token = randomUUID();
  if ((await redis.set(key, token, 'PX', longest, 'NX')) !== 'OK') return undefined;
  try {
    return await poll();
  } finally {
    await redis.eval(releaseScript, 1, key, token).catch((error: unknown) => {
      log.warn({ err: error }, 'a lock of a poll is left to run out');
    });
  }
}
