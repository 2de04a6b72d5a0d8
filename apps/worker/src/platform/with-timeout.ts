import { TimeoutStrategy, timeout } from 'cockatiel';

/** Resolves with `fallback` where the promise fails or takes longer. */
export async function withTimeout<T>(
  milliseconds: number,
  promise: Promise<T>,
  fallback: T,
): Promise<T> {
  try {
    return await timeout(milliseconds, TimeoutStrategy.Aggressive).execute(() => promise);
  } catch {
    return fallback;
  }
}
