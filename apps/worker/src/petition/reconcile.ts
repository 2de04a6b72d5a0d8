import type { PetitionStatus } from '@kga/contracts';
import { type Database, type PolledPetition, pollState, polledPetitions, statusOf } from '@kga/db';
import type { JobSchedulerJson } from 'bullmq';
import type { Redis } from 'ioredis';

import type { PollSettings } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { JobQueue } from '../queue.ts';
import { publishChange } from './publish-change.ts';

export type ReconcileDeps = {
  db: Database;
  queue: JobQueue;
  redis: Redis;
  log: Log;
  metrics: Metrics;
  settings: Pick<PollSettings, 'collectingInterval' | 'restingInterval'>;
  now: () => Date;
};

const pollPrefix = 'petition.poll:';
const thinInterval = 3_600_000;

/** A schedule whose time is this long past, beside its interval, has lost its next job. */
const lostAfter = 60_000;

/**
 * Makes a function that brings the schedules in Redis to what the petitions in Postgres ask for,
 * whatever became of either, and tells readers of a petition that its status has changed. Its first
 * run also asks for a poll of each petition at once.
 */
export function createReconciler(deps: ReconcileDeps): () => Promise<void> {
  const statuses = new Map<string, PetitionStatus>();
  let isFirst = true;

  return async () => {
    const petitions = await polledPetitions(deps.db);
    const schedules = new Map(
      (await deps.queue.getJobSchedulers()).map((schedule) => [schedule.key, schedule]),
    );
    for (const petition of petitions) {
      await schedulePolls(deps, petition, schedules.get(pollPrefix + petition.id));
      if (isFirst) await pollAtOnce(deps.queue, petition.id);
      deps.metrics.notePollState(petition.slug, await pollState(deps.db, petition.id));
    }
    await scheduleThinning(deps, schedules.get('petition.thin'));
    await removeOthers(deps.queue, petitions, [...schedules.keys()]);
    deps.metrics.keepPetitions(petitions.map(({ slug }) => slug));
    isFirst = false;

    for (const petition of petitions) {
      const status = statusOf(petition, deps.now());
      const before = statuses.get(petition.id);
      statuses.set(petition.id, status);
      if (before !== undefined && before !== status) {
        deps.log.info({ petition: petition.slug, before, status }, 'status changed');
        await publishChange(deps.redis, deps.log, petition.slug);
      }
    }
  };
}

async function schedulePolls(
  deps: ReconcileDeps,
  petition: PolledPetition,
  schedule: JobSchedulerJson | undefined,
): Promise<void> {
  const isCollecting = statusOf(petition, deps.now()) === 'collecting';
  const { collectingInterval, restingInterval } = deps.settings;
  const every = isCollecting ? collectingInterval : restingInterval;
  if (isAlive(schedule, every)) return;
  const name = 'petition.poll';
  const data = { petitionId: petition.id };
  await deps.queue.upsertJobScheduler(pollPrefix + petition.id, { every }, { name, data });
  deps.log.info({ petition: petition.slug, every }, 'polls scheduled');
}

async function scheduleThinning(
  { queue }: ReconcileDeps,
  schedule: JobSchedulerJson | undefined,
): Promise<void> {
  if (isAlive(schedule, thinInterval)) return;
  const name = 'petition.thin';
  await queue.upsertJobScheduler(name, { every: thinInterval }, { name, data: {} });
}

/** The queue keeps real time, whatever clock the petitions are given. */
function isAlive(schedule: JobSchedulerJson | undefined, every: number): boolean {
  if (schedule?.every !== every) return false;
  return (schedule.next ?? 0) > Date.now() - every - lostAfter;
}

/** Workers that start together ask for one first poll: while it waits or runs, no other is added. */
async function pollAtOnce(queue: JobQueue, petitionId: string): Promise<void> {
  const deduplication = { id: pollPrefix + petitionId };
  await queue.add('petition.poll', { petitionId }, { deduplication });
}

async function removeOthers(
  queue: JobQueue,
  petitions: readonly PolledPetition[],
  keys: readonly string[],
): Promise<void> {
  const wanted = new Set(['petition.thin', ...petitions.map(({ id }) => pollPrefix + id)]);
  for (const key of keys) if (!wanted.has(key)) await queue.removeJobScheduler(key);
}
