import type { FeedState } from '@kga/contracts';
import type { ClaimedFeed } from '@kga/db';

/** Between two polls of a source, whatever it asks for; in seconds. */
const least = 300;
export const maxPollInterval = 86_400;

/** A source where nothing changes is asked this seldom by itself. */
const slowest = 21_600;

const faster = 0.5;
const slower = 1.25;

/** A source that fails for so long, and so often, is polled no more. */
const stoppedAfter = { ms: 7 * 86_400_000, failures: 10 } as const;

/** From 0 inclusive to 1 exclusive. */
type Random = () => number;

export type PollInterval = { pollSeconds: number; pauseMs: number };

/**
 * When a source is polled again: sooner where something was new, later where nothing was, and never
 * before the time that it asks for. After its first poll it falls anywhere in its interval, so that
 * sources which were added together do not stay together.
 */
export function pollIntervalAfter(
  feed: Pick<ClaimedFeed, 'poll_seconds' | 'last_polled_at'>,
  poll: { newItems: number; keepsSeconds: number },
  random: Random,
): PollInterval {
  const isFirst = feed.last_polled_at === null;
  const change = isFirst ? 1 : poll.newItems > 0 ? faster : slower;
  const asked = within(poll.keepsSeconds, least, maxPollInterval);
  const own = within(Math.round(feed.poll_seconds * change), least, slowest);
  const pollSeconds = Math.max(own, asked);
  const pause = isFirst
    ? least + random() * (pollSeconds - least)
    : pollSeconds * (0.9 + 0.2 * random());
  return { pollSeconds, pauseMs: Math.round(Math.max(pause, asked) * 1_000) };
}

/** What becomes of a source that could not be read. */
export function intervalAfterError(
  feed: Pick<ClaimedFeed, 'failures' | 'failing_since'>,
  fault: { status?: number | undefined; retryAfter?: number | undefined },
  { now, random }: { now: Date; random: Random },
): { state: FeedState; failingSince: Date; pauseMs: number } {
  const failingSince = feed.failing_since ?? now;
  const failures = feed.failures + 1;
  const isOver =
    failures >= stoppedAfter.failures && now.getTime() - failingSince.getTime() >= stoppedAfter.ms;
  const backOff = Math.min(maxPollInterval, least * 2 ** Math.min(feed.failures, 10));
  const pause = backOff * (0.75 + 0.5 * random());
  const asked = (fault.retryAfter ?? 0) / 1_000;
  return {
    state: fault.status === 410 ? 'gone' : isOver ? 'stopped' : 'failing',
    failingSince,
    pauseMs: Math.round(within(Math.max(pause, asked), least, maxPollInterval) * 1_000),
  };
}

const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));
