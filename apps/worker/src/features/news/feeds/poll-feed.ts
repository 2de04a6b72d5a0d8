// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FeedError } from '@kga/contracts/news';
import {
  type ClaimedFeed,
  claimFeed,
  countFeedStates,
  failFeed,
  selectDueFeeds,
  settleFeed,
} from '@kga/db/news';

import { publishChange } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';
import { enqueueUnique } from '../../../platform/queue.ts';
import { type FeedAnswer, feedErrorOf, fetchFeed } from './fetch-feed.ts';
import { saveIngestResult } from './ingest-result.ts';
import type { IngestResult } from './ingest.ts';
import type { FeedMetrics } from './metrics.ts';
import { intervalAfterError, pollIntervalAfter } from './poll-interval.ts';
import { readFeed } from './read/read-feed.ts';

export type FeedPollDeps = Pick<Context, 'db' | 'redis' | 'log' | 'fetching' | 'now' | 'random'> & {
  metrics: FeedMetrics;
};

/**
 * `busy`: not due, or another worker polls it; `overtaken`: the claim expired, so nothing was written;
 * `stopped` and `gone`: the feed is not polled any more.
 */
export type FeedPollOutcome =
  | 'busy'
  | 'changed'
  | 'unchanged'
  | 'overtaken'
  | 'failing'
  | 'stopped'
  | 'gone';

/** Longer than fetching, reading and writing can take. */
const leaseMs = 90_000;

/** Polls one feed and stores its items. Never runs twice at a time for one feed. */
export async function pollFeed(deps: FeedPollDeps, feedId: string): Promise<FeedPollOutcome> {
  const feed = await claimFeed(deps.db, feedId, leaseMs);
  const outcome = feed ? await pollAlone(deps, feed) : 'busy';
  deps.metrics.feedPolls.inc({ outcome });
  return outcome;
}

async function pollAlone(deps: FeedPollDeps, feed: ClaimedFeed): Promise<FeedPollOutcome> {
  try {
    const answer = await fetchFeed(feed.url, deps.fetching, feed);
    if (answer.isUnchanged) return await settleUnchanged(deps, feed, answer);
    const { url, contentType } = answer;
    const read = await readFeed(answer.body, { url, contentType, now: deps.now() });
    const ingested = await saveIngestResult(deps, feed, { answer, read });
    return ingested ? await publishResult(deps, feed, ingested) : 'overtaken';
  } catch (error) {
    const why = feedErrorOf(error);
    if (why) return fail(deps, feed, why);
    // Not an error of the feed. The claim expires, after a longer time for each attempt.
    throw error;
  }
}

async function settleUnchanged(
  { db, random }: FeedPollDeps,
  feed: ClaimedFeed,
  { movedTo, answer, keepsSeconds }: FeedAnswer,
): Promise<FeedPollOutcome> {
  const keeps = Math.max(keepsSeconds, feed.ttl_seconds ?? 0);
  const interval = pollIntervalAfter(feed, { newItems: 0, keepsSeconds: keeps }, random);
  const poll = { ...interval, newItems: 0, movedTo, ...(answer && { answer }) };
  return (await settleFeed(db, feed, poll)) ? 'unchanged' : 'overtaken';
}

async function publishResult(
  deps: FeedPollDeps,
  feed: ClaimedFeed,
  ingested: IngestResult,
): Promise<FeedPollOutcome> {
  const { added, joined, edited } = ingested;
  for (const [kind, count] of Object.entries(ingested)) deps.metrics.feedItems.inc({ kind }, count);
  if (added + joined + edited === 0) return 'unchanged';
  deps.log.debug({ feedId: feed.id, ...ingested }, 'feed changed');
  await publishChange(deps, { topic: 'news', id: 'all' });
  return 'changed';
}

async function fail(
  { db, log, now, random }: FeedPollDeps,
  feed: ClaimedFeed,
  why: { fault: FeedError; status?: number | undefined; retryAfter?: number | undefined },
): Promise<FeedPollOutcome> {
  const { fault, status } = why;
  const after = intervalAfterError(feed, why, { now: now(), random });
  const isMine = await db
    .transaction()
    .execute((trx) => failFeed(trx, feed, { ...after, fault, status }));
  if (!isMine) return 'overtaken';
  const { state } = after;
  const details = { feedId: feed.id, fault, status, failures: feed.failures + 1 };
  if (state === 'failing') log.info(details, 'feed could not be read');
  else log.warn(details, `feed is not polled any more: ${state}`);
  return state === 'gone' || state === 'stopped' ? state : 'failing';
}

/** Feeds that one run enqueues. */
const batchSize = 1_000;

/** While so many jobs wait, no more are added. */
const enoughWaiting = 300;

const runsBetweenCounts = 10;

/**
 * Makes a function that enqueues a poll of each due feed, one at a time for each. What is due is
 * decided by Postgres, so a job that Redis loses is enqueued again.
 */
export function createFeedDispatcher(
  deps: Pick<Context, 'db' | 'queues'> & { metrics: FeedMetrics },
): () => Promise<void> {
  const { db, queues, metrics } = deps;
  let runs = 0;

  return async () => {
    if (runs % runsBetweenCounts === 0) metrics.noteFeeds(await countFeedStates(db));
    runs += 1;
    if ((await queues.feeds.getWaitingCount()) >= enoughWaiting) return;
    const due = await selectDueFeeds(db, batchSize);
    await enqueueUnique(
      queues,
      'feed.poll',
      due.map((feedId) => ({ id: feedId, payload: { feedId } })),
    );
  };
}
