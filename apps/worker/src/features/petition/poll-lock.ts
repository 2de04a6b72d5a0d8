import { randomUUID } from 'node:crypto';

import type { Redis } from 'ioredis';

import type { Log } from '../../platform/log.ts';

/** Deletes the lock only if this owner still holds it. */
const releaseScript = `
if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end
return 0`;

/**
 * Runs `poll` under the lock of this petition; undefined where another worker holds it. A lock that is
 * not released expires after `maxMs` milliseconds.
 */
export async function withPollLock<T>(
  { redis, log }: { redis: Redis; log: Log },
  petitionId: string,
  maxMs: number,
  poll: () => Promise<T>,
): Promise<T | undefined> {
  const key = `kga:lock:petition.poll:${petitionId}`;
  const token = randomUUID();
  if ((await redis.set(key, token, 'PX', maxMs, 'NX')) !== 'OK') return undefined;
  try {
    return await poll();
  } finally {
    await redis.eval(releaseScript, 1, key, token).catch((error: unknown) => {
      log.warn({ err: error }, 'a poll lock could not be released and will expire');
    });
  }
}
