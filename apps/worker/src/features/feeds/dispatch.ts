import { type Database, selectDueFeeds, countFeedStates } from '@kga/db';

import type { Metrics } from '../../platform/metrics.ts';
import type { JobQueue } from '../../platform/queue.ts';

/** Sources that one turn makes jobs of. */
const batch = 1_000;

/** With so many jobs waiting, the next turn comes early enough. */
const enough = 300;

/** Turns between two counts of the sources. */
const turnsBetweenCounts = 10;

/**
 * Makes a function that asks for a poll of each source whose time has come: one job for each,
 * however often it is asked for. Redis may lose them, Postgres knows who is due.
 */
export function createDispatch(deps: {
  db: Database;
  queue: JobQueue;
  metrics: Metrics;
}): () => Promise<void> {
  const { db, queue, metrics } = deps;
  let turns = 0;

  return async () => {
    if (turns % turnsBetweenCounts === 0) metrics.noteFeeds(await countFeedStates(db));
    turns += 1;
    if ((await queue.getWaitingCount()) >= enough) return;
    const due = await selectDueFeeds(db, batch);
    // A finished job would stand in the way of the next one for the same source.
    const opts = { removeOnComplete: true, removeOnFail: true };
    await queue.addBulk(
      due.map((feedId) => ({
        name: 'feed.poll',
        data: { feedId },
        opts: { ...opts, jobId: feedId },
      })),
    );
  };
}
