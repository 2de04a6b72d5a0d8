// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

/**
 * Runs `work` at the first call, and once more for all calls during the run or within `pauseMs`
 * milliseconds after it. At most one run is in flight. It must not reject.
 */
export function throttle(work: () => Promise<void>, pauseMs: number): () => void {
  let isRunning = false;
  let isRequested = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await work();
      await setTimeout(pauseMs, undefined, { ref: false });
    }
    isRunning = false;
  }

  return () => {
    isRequested = true;
    if (!isRunning) void run();
  };
}
