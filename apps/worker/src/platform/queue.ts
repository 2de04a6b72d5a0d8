// SPDX-License-Identifier: AGPL-3.0-or-later
import { hostname } from 'node:os';

import {
  type JobName,
  type JobPayload,
  type QueueName,
  isJobName,
  jobs,
  parseJobPayload,
  queueNames,
  recurringJobs,
} from '@kga/contracts/jobs';
import { type RedisClient, isRedisRefusal } from '@kga/server';
import { type JobSchedulerJson, Queue, UnrecoverableError, Worker } from 'bullmq';

export type JobQueue = Queue<object, unknown>;
export type JobRunner = Worker<object, unknown>;
export type Queues = Readonly<Record<QueueName, JobQueue>>;

/** What the worker does for each job. A job without a handler does not compile. */
export type JobHandlers = { [Name in JobName]: (payload: JobPayload<Name>) => Promise<unknown> };

/** What stands in braces keeps all queues in one slot of a Cluster. */
const prefix = 'kga:{queues}';

/** Jobs of a killed worker are taken over after at most the sum of both; in milliseconds. */
const takeover = { lockDuration: 10_000, stalledInterval: 5_000 } as const;

/** Finished jobs that stay in Redis for inspection. */
const history = { removeOnComplete: { count: 100 }, removeOnFail: { count: 500 } } as const;

export function createQueue(redis: RedisClient, name: QueueName): JobQueue {
  return new Queue(name, { connection: redis, prefix, defaultJobOptions: history });
}

export function createQueues(redis: RedisClient): Queues {
  return {
    jobs: createQueue(redis, 'jobs'),
    outbox: createQueue(redis, 'outbox'),
    pictures: createQueue(redis, 'pictures'),
    images: createQueue(redis, 'images'),
    feeds: createQueue(redis, 'feeds'),
    exports: createQueue(redis, 'exports'),
  };
}

const states = ['waiting', 'active', 'delayed', 'failed'] as const;

export type QueueCount = { queue: QueueName; state: string; jobs: number };

export async function countJobs(queues: Queues): Promise<QueueCount[]> {
  const counts = queueNames.map(async (queue) => {
    const found = await queues[queue].getJobCounts(...states);
    return states.map((state) => ({ queue, state, jobs: found[state] ?? 0 }));
  });
  return (await Promise.all(counts)).flat();
}

/** For how long the oldest waiting job of a queue waits. */
export type QueueAge = { queue: QueueName; seconds: number };

/** The ages of the queues in which jobs wait. */
export async function selectQueueAges(queues: Queues): Promise<QueueAge[]> {
  const ages = queueNames.map(async (queue) => {
    const [oldest] = await queues[queue].getJobs('waiting', 0, 0, true);
    if (!oldest) return [];
    // A job that was delayed waits from the end of its delay on.
    const since = oldest.timestamp + (oldest.opts.delay ?? 0);
    return [{ queue, seconds: Math.max(0, Date.now() - since) / 1_000 }];
  });
  return (await Promise.all(ages)).flat();
}

/**
 * Adds one job for each id, unless a job of that id is waiting or running. Finished ones are removed
 * at once, because they would block the next job of the same id.
 */
export async function enqueueUnique<Name extends JobName>(
  queues: Queues,
  name: Name,
  entries: readonly { id: string; payload: JobPayload<Name> }[],
): Promise<void> {
  await queues[jobs[name].queue].addBulk(
    entries.map(({ id, payload }) => ({
      name,
      data: payload,
      opts: { jobId: id, removeOnComplete: true, removeOnFail: true },
    })),
  );
}

/** Names this process among the copies of the worker. */
const copy = `${hostname()}:${process.pid}`;

/** Pause of a runner whose commands Redis refuses, in milliseconds. */
const refusalPause = 5_000;

/** Takes jobs from the queue once `run` is called. */
export function createRunner(
  redis: RedisClient,
  name: QueueName,
  concurrency: number,
  handle: (name: string, payload: object) => Promise<unknown>,
): JobRunner {
  const runner = new Worker<object, unknown>(name, (job) => handle(job.name, job.data), {
    connection: redis,
    prefix,
    // Of its connection and in its jobs, by which `selectWorkerActivity` knows what it did.
    name: copy,
    concurrency,
    autorun: false,
    ...takeover,
    ...history,
  });
  // BullMQ waits only where the connection fails; refused commands are repeated without a pause.
  runner.on('error', (error) => {
    if (!isRedisRefusal(error) || runner.isPaused()) return;
    void runner.pause(true);
    setTimeout(() => void runner.resume(), refusalPause).unref();
  });
  return runner;
}

/** Runs the handler of a job by `time`, which measures it. */
export async function runJob(
  handlers: JobHandlers,
  { name, payload }: { name: string; payload: unknown },
  time: (name: JobName, run: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  if (!isJobName(name)) throw new UnrecoverableError(`There is no job ${name}`);
  await time(name, () => callHandler(name, handlers[name], payload));
}

async function callHandler<Name extends JobName>(
  name: Name,
  handler: JobHandlers[Name],
  payload: unknown,
): Promise<unknown> {
  return handler(parseJobPayload(name, payload));
}

export type Schedule<Name extends JobName = JobName> = {
  /** Identifies the schedule in the queue, however many workers create it. */
  key: string;
  /** Milliseconds between two runs. */
  every: number;
  job: Name;
  payload: JobPayload<Name>;
};

/** A schedule whose next run is overdue by its interval and this time has lost its next job. */
const overdueMs = 60_000;

/** Schedules that do not depend on what Postgres holds. */
export const recurringSchedules: readonly Schedule[] = recurringJobs.map((job) => ({
  key: job,
  every: jobs[job].every,
  job,
  payload: {},
}));

/**
 * Creates, updates and removes the schedules in Redis until they match `wanted`. Returns those that
 * were created or changed.
 */
export async function syncSchedules(queue: JobQueue, wanted: readonly Schedule[]) {
  const known = new Map((await queue.getJobSchedulers()).map((one) => [one.key, one]));
  const lost = wanted.filter(({ key, every }) => !isAlive(known.get(key), every));
  for (const { key, every, job, payload } of lost) {
    await queue.upsertJobScheduler(key, { every }, { name: job, data: payload });
  }
  const keys = new Set(wanted.map(({ key }) => key));
  for (const key of known.keys()) if (!keys.has(key)) await queue.removeJobScheduler(key);
  return lost;
}

/** Uses the system's clock as the queue does, whatever clock the petitions are given. */
function isAlive(schedule: JobSchedulerJson | undefined, every: number): boolean {
  if (schedule?.every !== every) return false;
  return (schedule.next ?? 0) > Date.now() - every - overdueMs;
}
