import { Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';

/** What a job carries is parsed by its handler. */
export type JobQueue = Queue<object, unknown>;
export type JobRunner = Worker<object, unknown>;

/**
 * What waits for others' servers has queues of its own, so that slow ones hold up nothing else:
 * mails and what an admin waits for, pictures, and sources of news.
 */
export const queueNames = ['jobs', 'outbox', 'pictures', 'feeds'] as const;

export type QueueName = (typeof queueNames)[number];

const prefix = 'kga';

/**
 * For how long a worker that was killed holds its jobs, and between two looks for such jobs; in
 * milliseconds.
 */
const heldAfterDeath = { lockDuration: 10_000, stalledInterval: 5_000 } as const;

/** Finished jobs that are kept for a look at them. */
const kept = { removeOnComplete: { count: 100 }, removeOnFail: { count: 500 } } as const;

export function createQueue(redis: Redis, name: QueueName): JobQueue {
  return new Queue(name, { connection: redis, prefix, defaultJobOptions: kept });
}

/** Takes jobs from the queue once `run` is called. */
export function createRunner(
  redis: Redis,
  name: QueueName,
  concurrency: number,
  handle: (name: string, payload: unknown) => Promise<unknown>,
): JobRunner {
  return new Worker(name, (job) => handle(job.name, job.data), {
    connection: redis,
    prefix,
    concurrency,
    autorun: false,
    ...heldAfterDeath,
    ...kept,
  });
}
