import { dependencyUnavailable } from '../errors.ts';

/**
 * Lets at most `max` pieces of work run at a time; the others wait for their turn, and where too
 * many wait already, no more do.
 *
 * @throws AppError `dependency_unavailable` where `waitingMax` wait
 */
export function createSemaphore(max: number, waitingMax = Infinity) {
  let free = max;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= waitingMax) throw dependencyUnavailable(new Error('Too many wait'));
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
