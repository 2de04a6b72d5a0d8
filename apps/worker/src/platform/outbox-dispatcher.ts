// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OutboxJob } from '@kga/contracts/jobs';
import { selectDueOutbox, settleAbandoned, countWaitingOutbox } from '@kga/db/core';

import type { Context } from './context.ts';
import type { PlatformMetrics } from './metrics.ts';
import { enqueueUnique } from './queue.ts';

type DispatcherDeps = Pick<Context, 'db' | 'queues' | 'log'> & {
  metrics: Pick<PlatformMetrics, 'noteOutbox'>;
  /** The jobs to dispatch; rows of all others wait. */
  jobs: readonly OutboxJob[];
  /** Called for each row whose process ended in a step that cannot be undone. */
  onUncertain: (job: OutboxJob) => void;
};

/** Rows of each job that one run enqueues. */
const batchSize = 200;

const runsBetweenCounts = 10;

/**
 * Makes a function that enqueues due rows of the outbox, each once at a time. A row stays due until a
 * handler has claimed it in Postgres, so a job that Redis loses is enqueued again.
 */
export function createOutboxDispatcher(deps: DispatcherDeps): () => Promise<void> {
  const { db, queues, log, metrics, jobs } = deps;
  let runs = 0;

  return async () => {
    for (const { id, job } of await settleAbandoned(db)) {
      deps.onUncertain(job);
      log.error({ outboxId: id, job }, 'ended while it was handed over; it is not done again');
    }
    if (runs % runsBetweenCounts === 0) metrics.noteOutbox(await countWaitingOutbox(db));
    runs += 1;
    const due = await selectDueOutbox(db, { jobs, limit: batchSize });
    for (const job of jobs) {
      const rows = due.filter((row) => row.job === job);
      if (rows.length === 0) continue;
      await enqueueUnique(
        queues,
        job,
        rows.map(({ id, trace }) => ({
          id,
          payload: { outboxId: id, ...(trace !== null && { trace }) },
        })),
      );
    }
  };
}
