/** Thrown if the queue is full. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
}

/** Runs tasks with limited concurrency; the others wait in order. */
export type Semaphore = <Result>(
  task: () => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>;

/**
 * A task that never settles frees its slot once its signal is aborted, for which cockatiel's bulkhead
 * has no means.
 *
 * @param concurrency tasks that run at a time
 * @param queueMax tasks that may wait; the next is refused with TooBusyError
 */
export function createSemaphore(concurrency: number, queueMax: number): Semaphore {
  const waiting = new Set<() => void>();
  let taken = 0;

  async function take(signal: AbortSignal): Promise<void> {
    if (taken < concurrency) {
      taken += 1;
      return;
    }
    if (waiting.size >= queueMax) throw new TooBusyError('Too many renderings wait');
    const turn = Promise.withResolvers<void>();
    waiting.add(turn.resolve);
    try {
      await unlessAborted(turn.promise, signal);
    } catch (error) {
      // A slot granted at the moment of aborting goes to the next.
      if (!waiting.delete(turn.resolve)) release();
      throw error;
    }
  }

  function release(): void {
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next();
    } else {
      taken -= 1;
    }
  }

  return async (task, signal) => {
    await take(signal);
    try {
      return await unlessAborted(task(), signal);
    } finally {
      release();
    }
  };
}

async function unlessAborted<Result>(
  promise: Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
