import { setTimeout } from 'node:timers/promises';

/**
 * Does `work` at once when asked to, and once more for all who ask while it is done or within
 * `pauseMs` milliseconds after it. It must not fail.
 */
export function throttle(work: () => Promise<void>, pauseMs: number): () => void {
  let isBusy = false;
  let isAsked = false;

  async function workOn(): Promise<void> {
    isBusy = true;
    while (isAsked) {
      isAsked = false;
      await work();
      await setTimeout(pauseMs, undefined, { ref: false });
    }
    isBusy = false;
  }

  return () => {
    isAsked = true;
    if (!isBusy) void workOn();
  };
}
