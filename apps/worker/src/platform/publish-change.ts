import { type Change, changeChannel } from '@kga/contracts';
import type { Redis } from 'ioredis';

import type { Log } from './log.ts';

/**
 * Tells every process that something is no longer what it was. Where Redis is away nobody is told:
 * readers look again by themselves after seconds.
 */
export async function publishChange(
  { redis, log }: { redis: Redis; log: Log },
  change: Change,
): Promise<void> {
  try {
    await redis.publish(changeChannel, JSON.stringify(change));
  } catch (error) {
    log.warn({ err: error, ...change }, 'nobody could be told of a change');
  }
}
