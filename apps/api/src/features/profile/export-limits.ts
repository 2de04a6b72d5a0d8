// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';
import { finished } from 'node:stream';

import type { FastifyReply } from 'fastify';

import { AppError } from '../../platform/errors.ts';
import { limitOnce } from '../../platform/rate-limits.ts';
import { redisScript } from '../../platform/redis-script.ts';
import type { Services } from '../../platform/services.ts';

/** Exports in one process at a time: each is held in memory whole until its caller has read it. */
const processMax = 2;

/** Milliseconds after which an export no longer counts, so that slow readers do not block others. */
const holdMs = 60_000;

/** Seconds after which callers may retry while exports are running. */
const busySeconds = 10;

const busy = () => new AppError('rate_limited', { retryAfter: busySeconds });

/** Deletes a lock unless it has expired and belongs to another export. */
const runRelease = redisScript(`
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`);

type Caller = { accountId: string; address: string };

/**
 * Limits exports before anything is loaded: one at a time for an account, over all processes; two at a
 * time in a process; a few a day.
 */
export function createExportLimits({ redis, rateLimits }: Pick<Services, 'redis' | 'rateLimits'>) {
  let running = 0;

  /** Locks the account; undefined where an export of it is running. */
  async function lock(accountId: string): Promise<(() => Promise<unknown>) | undefined> {
    const key = `kga:lock:profile.export:${accountId}`;
    const token = randomUUID();
    if ((await redis.set(key, token, 'PX', holdMs, 'NX')) !== 'OK') return undefined;
    return () => runRelease(redis, [key], [token]);
  }

  return {
    /**
     * Counts an export from now until its response has been sent, or for a minute at most.
     * @returns what takes it back from the count of the day if it fails
     * @throws AppError `rate_limited`
     */
    async begin({ accountId, address }: Caller, reply: FastifyReply) {
      if (running >= processMax) throw busy();
      running += 1;
      let unlock: Awaited<ReturnType<typeof lock>>;
      const end = () => {
        clearTimeout(timer);
        stopWatching();
        running -= 1;
        // A lock that could not be deleted expires.
        unlock?.().catch((error: unknown) =>
          reply.log.warn({ err: error }, 'an export stays locked'),
        );
      };
      const timer = setTimeout(end, holdMs);
      timer.unref();
      const stopWatching = finished(reply.raw, end);

      unlock = await lock(accountId);
      if (!unlock) throw busy();
      const limit = limitOnce(rateLimits, 'export', { address, account: accountId });
      await limit.consume();
      return limit;
    },
  };
}
