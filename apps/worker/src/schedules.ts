import type { JobName, JobPayload } from '@kga/contracts';
import type { JobSchedulerJson } from 'bullmq';

import type { JobQueue } from './platform/queue.ts';

/** A job that comes again and again. */
export type Schedule<Name extends JobName = JobName> = {
  /** Names it in the queue; no two workers make two of it. */
  key: string;
  /** Milliseconds between two turns. */
  every: number;
  job: Name;
  payload: JobPayload<Name>;
};

const second = 1_000;
const hour = 3_600 * second;

/** A schedule whose time is this long past, beside its interval, has lost its next job. */
const lostAfter = 60_000;

/** What is looked after whatever Postgres holds. */
export const retentionSchedules: readonly Schedule[] = [
  { key: 'petition.thin', every: hour, job: 'petition.thin', payload: {} },
  { key: 'news.publish', every: 15 * second, job: 'news.publish', payload: {} },
  { key: 'forum.views', every: 15 * second, job: 'forum.views', payload: {} },
  { key: 'news.upkeep', every: hour, job: 'news.upkeep', payload: {} },
  { key: 'rates.refresh', every: hour, job: 'rates.refresh', payload: {} },
  { key: 'moderation.digest', every: 5 * 60 * second, job: 'moderation.digest', payload: {} },
  { key: 'accounts.upkeep', every: hour, job: 'accounts.upkeep', payload: {} },
];

/**
 * Brings the schedules in Redis to the wanted ones, whatever became of them, and removes all
 * others. Answers those that had to be made or changed.
 */
export async function syncSchedules(
  queue: JobQueue,
  wanted: readonly Schedule[],
): Promise<Schedule[]> {
  const known = new Map((await queue.getJobSchedulers()).map((one) => [one.key, one]));
  const lost = wanted.filter(({ key, every }) => !isAlive(known.get(key), every));
  for (const { key, every, job, payload } of lost) {
    await queue.upsertJobScheduler(key, { every }, { name: job, data: payload });
  }
  const keys = new Set(wanted.map(({ key }) => key));
  for (const key of known.keys()) if (!keys.has(key)) await queue.removeJobScheduler(key);
  return lost;
}

/** The queue keeps real time, whatever clock the petitions are given. */
function isAlive(schedule: JobSchedulerJson | undefined, every: number): boolean {
  if (schedule?.every !== every) return false;
  return (schedule.next ?? 0) > Date.now() - every - lostAfter;
}
