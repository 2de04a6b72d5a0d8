import { selectDueFeeds, countFeedStates } from '@kga/db';

import type { Context } from '../../platform/context.ts';
import { enqueueUnique } from '../../platform/queue.ts';
import type { FeedMetrics } from './metrics.ts';

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
