import { type JobName, type JobPayload, jobs, recurringJobs } from '@kga/contracts';
import type { JobSchedulerJson } from 'bullmq';

import type { JobQueue } from './queue.ts';

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
