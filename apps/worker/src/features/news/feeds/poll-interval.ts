// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FeedState } from '@kga/contracts/news';
import type { ClaimedFeed } from '@kga/db/news';

/** Limits of the interval between two polls, in seconds. */
const minPollInterval = 300;
export const maxPollInterval = 86_400;

/** The longest interval that is not requested by the feed. */
const maxOwnInterval = 21_600;

const faster = 0.5;
const slower = 1.25;

/** A feed that has failed for this long and this often is stopped. */
const stoppedAfter = { ms: 7 * 86_400_000, failures: 10 } as const;

/** From 0 inclusive to 1 exclusive. */
type Random = () => number;

export type PollInterval = { pollSeconds: number; pauseMs: number };

/**
 * The next poll of a feed: sooner after new items, later without, and never before the time that the
 * feed asks for. After the first poll the time is random in the interval, so that feeds which were added
 * together spread out.
 */
export function pollIntervalAfter(
  feed: Pick<ClaimedFeed, 'poll_seconds' | 'last_polled_at'>,
  poll: { newItems: number; keepsSeconds: number },
  random: Random,
): PollInterval {
  const isFirst = feed.last_polled_at === null;
  const change = isFirst ? 1 : poll.newItems > 0 ? faster : slower;
  const requested = clamp(poll.keepsSeconds, minPollInterval, maxPollInterval);
  const own = clamp(Math.round(feed.poll_seconds * change), minPollInterval, maxOwnInterval);
  const pollSeconds = Math.max(own, requested);
  const pause = isFirst
    ? minPollInterval + random() * (pollSeconds - minPollInterval)
    : pollSeconds * (0.9 + 0.2 * random());
  return { pollSeconds, pauseMs: Math.round(Math.max(pause, requested) * 1_000) };
}

/** The next state and poll of a feed that could not be read. */
export function intervalAfterError(
  feed: Pick<ClaimedFeed, 'failures' | 'failing_since'>,
  error: { status?: number | undefined; retryAfter?: number | undefined },
  { now, random }: { now: Date; random: Random },
): { state: FeedState; failingSince: Date; pauseMs: number } {
  const failingSince = feed.failing_since ?? now;
  const failures = feed.failures + 1;
  const isOver =
    failures >= stoppedAfter.failures && now.getTime() - failingSince.getTime() >= stoppedAfter.ms;
  const backOff = Math.min(maxPollInterval, minPollInterval * 2 ** Math.min(feed.failures, 10));
  const pause = backOff * (0.75 + 0.5 * random());
  const requested = (error.retryAfter ?? 0) / 1_000;
  return {
    state: error.status === 410 ? 'gone' : isOver ? 'stopped' : 'failing',
    failingSince,
    pauseMs: Math.round(
      clamp(Math.max(pause, requested), minPollInterval, maxPollInterval) * 1_000,
    ),
  };
}

const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));
