import {
  type Database,
  type OutboxJob,
  selectDueOutbox,
  settleAbandoned,
  countWaitingOutbox,
} from '@kga/db';

import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { JobQueue, QueueName } from '../queue.ts';

type OutboxQueue = Extract<QueueName, 'outbox' | 'pictures'>;

export type DispatcherDeps = {
  db: Database;
  queues: Record<OutboxQueue, JobQueue>;
  log: Log;
  metrics: Metrics;
  /** Whether there is a mail server; without one mails wait. */
  canMail: boolean;
};

/** Where the rows of each job are done. */
const queueOf = {
  'mail.send': 'outbox',
  'feed.preview': 'outbox',
  'forum.reply': 'outbox',
  'profile.picture': 'pictures',
  'news.picture': 'pictures',
} as const satisfies Record<OutboxJob, OutboxQueue>;

const outboxJobs: readonly OutboxJob[] = [
  'mail.send',
  'feed.preview',
  'forum.reply',
  'profile.picture',
  'news.picture',
];

/** Rows of each job that one turn makes jobs of. */
const batch = 200;

/** Turns between two counts of what waits. */
const turnsBetweenCounts = 10;

/**
 * Makes a function that turns due rows of the outbox into jobs. Each row is one job, however often
 * it is asked for: Redis may lose them, the row stays due until somebody has taken it in Postgres.
 */
export function createOutboxDispatcher(deps: DispatcherDeps): () => Promise<void> {
  const { db, queues, log, metrics } = deps;
  const jobs = outboxJobs.filter((job) => deps.canMail || job !== 'mail.send');
  let turns = 0;
  let isSaid = deps.canMail;

  return async () => {
    if (!isSaid) log.warn('mails wait, because SMTP_URL is not set');
    isSaid = true;
    for (const { id, job } of await settleAbandoned(db)) {
      if (job === 'mail.send') metrics.mails.inc({ outcome: 'uncertain' });
      log.error({ outboxId: id, job }, 'ended while it was handed over; it is not done again');
    }
    if (turns % turnsBetweenCounts === 0) metrics.noteOutbox(await countWaitingOutbox(db));
    turns += 1;
    const due = await selectDueOutbox(db, { jobs, limit: batch });
    // A finished job would stand in the way of the next one for the same row.
    const opts = { removeOnComplete: true, removeOnFail: true };
    for (const name of ['outbox', 'pictures'] as const) {
      await queues[name].addBulk(
        due
          .filter(({ job }) => queueOf[job] === name)
          .map(({ id, job }) => ({
            name: job,
            data: { outboxId: id },
            opts: { ...opts, jobId: id },
          })),
      );
    }
  };
}
