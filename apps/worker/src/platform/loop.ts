/** A task that repeats, never twice at a time. */
export type Loop = {
  start: () => void;
  /** Starts the next run now. */
  hurry: () => void;
  /** Resolves when the current run has ended. */
  stop: () => Promise<void>;
};

/** Repeats `run` after `interval`, or after `retryAfter` if it failed; both in milliseconds. */
export function createLoop(
  run: () => Promise<void>,
  options: { interval: number; retryAfter: number; onError: (error: unknown) => void },
): Loop {
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
    hurry() {
      if (state !== 'going') return;
      if (running) {
        hurried = true;
        return;
      }
      clearTimeout(timer);
      begin();
    },
    async stop() {
      state = 'stopped';
      clearTimeout(timer);
      await running;
    },
  };
}
