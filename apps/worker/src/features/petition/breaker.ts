import type { PollState } from '@kga/db';

export type BreakerState = 'closed' | 'open' | 'half-open';

/** Failures in a row after which polls are paused. */
const failuresToOpen = 5;

const firstPause = 60_000;
const longestPause = 600_000;
/** Spreads the pauses of workers and petitions that failed together. */
const jitter = 0.25;

type Paused = Pick<PollState, 'failures' | 'paused_until'>;

/** `half-open` where the next poll is a trial. */
export function breakerState({ failures, paused_until }: Paused, now: Date): BreakerState {
  if (paused_until !== null && paused_until > now) return 'open';
  return failures >= failuresToOpen ? 'half-open' : 'closed';
}

/**
 * How polling stands after one more failure: from the fifth in a row on it is paused for a minute,
 * then twice as long each time, up to ten minutes. `retryAfter`, in milliseconds, is what the
 * provider asks for, and is granted up to the same ten minutes.
 */
export function openAfterFailure(
  before: Pick<PollState, 'failures'>,
  { now, random, retryAfter = 0 }: { now: Date; random: () => number; retryAfter?: number },
): Paused {
  const failures = before.failures + 1;
  const pause = Math.max(breakerPause(failures, random), Math.min(retryAfter, longestPause));
  return { failures, paused_until: pause > 0 ? new Date(now.getTime() + pause) : null };
}

function breakerPause(failures: number, random: () => number): number {
  if (failures < failuresToOpen) return 0;
  const doubled = firstPause * 2 ** Math.min(failures - failuresToOpen, 10);
  return Math.min(doubled, longestPause / (1 + jitter)) * (1 + jitter * random());
}

/** After a good answer polling goes on as if nothing had been. */
export const closeBreaker = { failures: 0, paused_until: null, last_error: null } as const;
