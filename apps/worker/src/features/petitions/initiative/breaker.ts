// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PollState } from '@kga/db/petitions';

export type BreakerState = 'closed' | 'open' | 'half-open';

/** Consecutive failures after which polls are paused. */
const failuresToOpen = 5;

const initialPause = 60_000;
const maxPause = 600_000;
/** Spreads the pauses of petitions that failed at the same time. */
const jitter = 0.25;

type Paused = Pick<PollState, 'failures' | 'paused_until'>;

/** The state of the circuit breaker; `half-open` where the next poll is a trial. */
export function breakerState({ failures, paused_until }: Paused, now: Date): BreakerState {
  if (paused_until !== null && paused_until > now) return 'open';
  return failures >= failuresToOpen ? 'half-open' : 'closed';
}

/**
 * The state after one more failure. From the fifth consecutive failure on, polls are paused for a
 * minute, then twice as long each time, up to ten minutes. `retryAfter`, in milliseconds, is what the
 * provider asks for, also up to ten minutes. The state is stored in Postgres, because all workers share
 * it and it survives a restart; that is why no library's breaker is used.
 */
export function openAfterFailure(
  before: Pick<PollState, 'failures'>,
  { now, random, retryAfter = 0 }: { now: Date; random: () => number; retryAfter?: number },
): Paused {
  const failures = before.failures + 1;
  const pause = Math.max(breakerPause(failures, random), Math.min(retryAfter, maxPause));
  return { failures, paused_until: pause > 0 ? new Date(now.getTime() + pause) : null };
}

function breakerPause(failures: number, random: () => number): number {
  if (failures < failuresToOpen) return 0;
  const doubled = initialPause * 2 ** Math.min(failures - failuresToOpen, 10);
  return Math.min(doubled, maxPause / (1 + jitter)) * (1 + jitter * random());
}

/** The state after a successful poll. */
export const closeBreaker = { failures: 0, paused_until: null, last_error: null } as const;
