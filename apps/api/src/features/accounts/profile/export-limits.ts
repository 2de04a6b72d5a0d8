// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';
import { finished } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

import type { FastifyReply } from 'fastify';

import { AppError } from '../../../platform/errors.ts';
import { limitOnce, refundOnFailure } from '../../../platform/rate-limits.ts';
import { redisScript } from '../../../platform/redis-script.ts';
import type { Services } from '../../../platform/services.ts';

/** Exports in one process at a time: each is held in memory whole until its caller has read it. */
const processMax = 2;

/** Milliseconds for which a slow reader can hold a place. */
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
 * Limits exports before anything is loaded: one at a time for an account, over all processes; five in 24
 * hours; two at a time in a process.
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

  /** Counts an export, and takes that back where it fails or this process has no place for it. */
  async function load<Data>({ accountId, address }: Caller, reply: FastifyReply, run: () => Data) {
    const limit = limitOnce(rateLimits, 'export', { address, account: accountId });
    await limit.consume();
    const releaseWhenSent = async () => {
      await sent(reply);
      running -= 1;
    };
    return refundOnFailure(limit, async () => {
      if (running >= processMax) throw busy();
      running += 1;
      try {
        return await run();
      } finally {
        // Its bytes stay in memory until they are sent, also where the caller has hung up meanwhile.
        void releaseWhenSent();
      }
    });
  }

  return {
    /** @throws AppError `rate_limited`, and what `run` throws */
    async run<Data>(caller: Caller, reply: FastifyReply, run: () => Promise<Data>): Promise<Data> {
      const unlock = await lock(caller.accountId);
      if (!unlock) throw busy();
      try {
        return await load(caller, reply, run);
      } finally {
        void sent(reply)
          .then(unlock)
          .catch((error: unknown) => {
            reply.log.warn(
              { err: error },
              'the lock of an export was not released and will expire',
            );
          });
      }
    },
  };
}

/** Resolves when the response has been sent or given up, or after a minute. */
async function sent(reply: FastifyReply): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    finished(reply.raw, () => resolve());
  });
  await Promise.race([ended, setTimeout(holdMs, undefined, { ref: false })]);
}
