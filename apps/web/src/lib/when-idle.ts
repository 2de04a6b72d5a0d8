/** The page gets its own work done first, but this does not wait for ever, in milliseconds. */
const atLatest = 8_000;
const unasked = 2_000;

/** Calls back when the loaded page has nothing to do; answers a function that calls it off. */
export function whenIdle(callback: () => void): () => void {
  const aborter = new AbortController();
  const start = () => {
    // Safari does not tell when it is idle.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(callback, unasked);
      aborter.signal.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    const handle = requestIdleCallback(callback, { timeout: atLatest });
    aborter.signal.addEventListener('abort', () => cancelIdleCallback(handle));
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true, signal: aborter.signal });
  return () => aborter.abort();
}
