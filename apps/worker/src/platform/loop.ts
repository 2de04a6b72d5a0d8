// SPDX-License-Identifier: AGPL-3.0-or-later
import { TimeoutStrategy, timeout } from 'cockatiel';

/**
 * Repeats `run` after `interval`, or after `retryAfter` if it failed, both in milliseconds; never twice
 * at a time.
 */
export function createLoop(
  run: () => Promise<void>,
  options: { interval: number; retryAfter: number; onError: (error: unknown) => void },
) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let hurried = false;
  let state: 'new' | 'going' | 'stopped' = 'new';

  async function turn(): Promise<void> {
    let pause = options.interval;
    try {
      await run();
    } catch (error) {
      pause = Math.min(options.retryAfter, options.interval);
      options.onError(error);
    }
    running = undefined;
    if (state !== 'going') return;
    timer = setTimeout(begin, hurried ? 0 : pause);
    hurried = false;
  }

  function begin(): void {
    running = turn();
  }

  return {
    start() {
      state = 'going';
      begin();
    },
    /** Starts the next run now. */
    hurry() {
      if (state !== 'going') return;
      if (running) {
        hurried = true;
        return;
      }
      clearTimeout(timer);
      begin();
    },
    /** Resolves when the current run has ended. */
    async stop() {
      state = 'stopped';
      clearTimeout(timer);
      await running;
    },
  };
}

/** Resolves with `fallback` where the promise fails or takes longer. */
export async function withTimeout<T>(milliseconds: number, promise: Promise<T>, fallback: T) {
  try {
    return await timeout(milliseconds, TimeoutStrategy.Aggressive).execute(() => promise);
  } catch {
    return fallback;
  }
}

/** Statements of one run; the next run does the rest. */
const statementsMax = 100;

/** Repeats a statement that handles a batch of rows, until it finds none. Returns the number of rows. */
export async function inBatches(run: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (let count = 0; count < statementsMax; count += 1) {
    const rows = await run();
    if (rows === 0) break;
    sum += rows;
  }
  return sum;
}
