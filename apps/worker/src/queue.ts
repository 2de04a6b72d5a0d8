import { Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';

/** What a job carries is parsed by its handler. */
export type JobQueue = Queue<object, unknown>;
export type JobRunner = Worker<object, unknown>;

const name = 'jobs';
const prefix = 'kga';

/** Finished jobs that are kept for a look at them. */
const kept = { removeOnComplete: { count: 100 }, removeOnFail: { count: 500 } } as const;

export function createQueue(redis: Redis): JobQueue {
  return new Queue(name, { connection: redis, prefix, defaultJobOptions: kept });
}

/** Takes jobs from the queue once `run` is called. */
export function createRunner(
  redis: Redis,
  concurrency: number,
  handle: (name: string, payload: unknown) => Promise<unknown>,
): JobRunner {
  return new Worker(name, (job) => handle(job.name, job.data), {
    connection: redis,
    prefix,
    concurrency,
    autorun: false,
    ...kept,
  });
}
