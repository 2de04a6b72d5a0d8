// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import type { RedisClient } from '@kga/server';

export type Lease = ReturnType<typeof createLease>;

/**
 * What only one worker has at a time, for as long as it claims it again within `ms`. A worker counts as
 * the holder until it has asked for the first time.
 */
export function createLease(redis: RedisClient, { key, ms }: { key: string; ms: number }) {
  const self = randomUUID();
  let isHeld = true;

  async function take(): Promise<boolean> {
    if ((await redis.set(key, self, 'PX', ms, 'NX')) === 'OK') return true;
    if ((await redis.get(key)) !== self) return false;
    await redis.pexpire(key, ms);
    return true;
  }

  return {
    isHeld: () => isHeld,
    /** Takes the lease, or extends it; false where another worker has it. */
    async claim(): Promise<boolean> {
      isHeld = await take();
      return isHeld;
    },
    /** Leaves it to another worker, where this one has it. */
    async release(): Promise<void> {
      if ((await redis.get(key)) === self) await redis.del(key);
    },
  };
}
