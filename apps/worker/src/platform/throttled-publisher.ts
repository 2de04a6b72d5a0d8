/** Between two tellings while more is to come, in milliseconds. */
const leastPause = 1_000;

/**
 * Makes a function that does things of which many may be under way at a time, and tells of them
 * together: when the last one that is under way has ended, and now and then while they go on. What
 * is done is given a function to call where there is something to tell. `now` is in milliseconds.
 */
export function createThrottledPublisher(
  tell: () => Promise<void>,
  now: () => number = () => performance.now(),
): <Result>(run: (note: () => void) => Promise<Result>) => Promise<Result> {
  let underWay = 0;
  let isDue = false;
  let toldAt = -Infinity;

  return async (run) => {
    underWay += 1;
    try {
      return await run(() => {
        isDue = true;
      });
    } finally {
      underWay -= 1;
      if (isDue && (underWay === 0 || now() - toldAt >= leastPause)) {
        isDue = false;
        toldAt = now();
        await tell();
      }
    }
  };
}
