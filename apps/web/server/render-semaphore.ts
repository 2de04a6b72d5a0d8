/** Why a slot was not given. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
}

/** Runs work, at most so many at a time; the rest waits in order. */
export type Slots = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/**
 * The slot of a work that does not settle is free again once its signal is aborted.
 *
 * @param most how many run at a time
 * @param longestQueue how many more may wait before the next is refused with TooBusyError
 */
export function createSlots(most: number, longestQueue: number): Slots {
  const waiting = new Set<() => void>();
  let taken = 0;

  async function take(signal: AbortSignal): Promise<void> {
    if (taken < most) {
      taken += 1;
      return;
    }
    if (waiting.size >= longestQueue) throw new TooBusyError('Too many renderings wait');
    const turn = Promise.withResolvers<void>();
    waiting.add(turn.resolve);
    try {
      await unlessAborted(turn.promise, signal);
    } catch (error) {
      // A turn given at the moment of giving up goes to the next.
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

  return async (work, signal) => {
    await take(signal);
    try {
      return await unlessAborted(work(), signal);
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
