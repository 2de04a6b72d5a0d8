// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Change, changeChannel } from '@kga/contracts/core';

import type { Context } from './context.ts';

/**
 * Publishes a change to all processes. While Redis is down the change is dropped: caches expire after
 * seconds anyway.
 */
export async function publishChange(
  { redis, log }: Pick<Context, 'redis' | 'log'>,
  change: Change,
) {
  try {
    await redis.publish(changeChannel, JSON.stringify(change));
  } catch (error) {
    log.warn({ err: error, ...change }, 'a change could not be published');
  }
}

/** Milliseconds between two publications while tasks are running. */
const minInterval = 1_000;

/**
 * Makes a function that runs tasks, many at a time, and calls `publish` once for several changes that
 * they note: when the last running task ends, and at most once a second before. Unlike a timer-based
 * throttle, a change is always published before its task resolves or while others still run, so a
 * worker that stops loses none. `now` is in milliseconds.
 */
export function createThrottledPublisher(
  publish: () => Promise<void>,
  now: () => number = () => performance.now(),
): <Result>(run: (noteChange: () => void) => Promise<Result>) => Promise<Result> {
  let running = 0;
  let hasChange = false;
  let publishedAt = -Infinity;

  return async (run) => {
    running += 1;
    try {
      return await run(() => {
        hasChange = true;
      });
    } finally {
      running -= 1;
      if (hasChange && (running === 0 || now() - publishedAt >= minInterval)) {
        hasChange = false;
        publishedAt = now();
        await publish();
      }
    }
  };
}
