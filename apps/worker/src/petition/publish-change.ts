import { type Change, changedChannel } from '@kga/contracts';
import type { Redis } from 'ioredis';

import type { Log } from '../log.ts';

/**
 * Tells every process that a petition is no longer what it was. Where Redis is away nobody is
 * told: readers look again by themselves after seconds.
 */
export async function publishChange(redis: Redis, log: Log, slug: string): Promise<void> {
  const change: Change = { topic: 'petition', id: slug };
  try {
    await redis.publish(changedChannel, JSON.stringify(change));
  } catch (error) {
    log.warn({ err: error, petition: slug }, 'nobody could be told of a change');
  }
}
