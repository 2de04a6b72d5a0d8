import type { PetitionStatus } from '@kga/contracts';
import {
  type Database,
  type PolledPetition,
  selectPollState,
  selectPolledPetitions,
  petitionStatusAt,
} from '@kga/db';
import type { Redis } from 'ioredis';

import type { PollSettings } from '../../config.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { publishChange } from '../../platform/publish-change.ts';
import type { JobQueue } from '../../platform/queue.ts';
import { type Schedule, syncSchedules, retentionSchedules } from '../../schedules.ts';

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

/**
 * Makes a function that brings the schedules in Redis to what the petitions in Postgres ask for,
 * whatever became of either, and tells readers of a petition that its status has changed. Its first
 * run also asks for a poll of each petition at once.
 */
export function createReconciler(deps: ReconcileDeps): () => Promise<void> {
  const statuses = new Map<string, PetitionStatus>();
  let isFirst = true;

  return async () => {
    const petitions = await selectPolledPetitions(deps.db);
    await keepPolls(deps, petitions);
    for (const petition of petitions) {
      if (isFirst) await pollAtOnce(deps.queue, petition.id);
      deps.metrics.notePollState(petition.slug, await selectPollState(deps.db, petition.id));
    }
    deps.metrics.keepPetitions(petitions.map(({ slug }) => slug));
    isFirst = false;

    for (const petition of petitions) {
      const status = petitionStatusAt(petition, deps.now());
      const before = statuses.get(petition.id);
      statuses.set(petition.id, status);
      if (before !== undefined && before !== status) {
        deps.log.info({ petition: petition.slug, before, status }, 'status changed');
        await publishChange(deps, { topic: 'petition', id: petition.slug });
      }
    }
  };
}

async function keepPolls(deps: ReconcileDeps, petitions: readonly PolledPetition[]): Promise<void> {
  const polls = petitions.map((petition) => pollSchedule(deps, petition));
  const lost = await syncSchedules(deps.queue, [...retentionSchedules, ...polls]);
  for (const { every, payload } of lost) {
    if (!('petitionId' in payload)) continue;
    const petition = petitions.find(({ id }) => id === payload.petitionId);
    deps.log.info({ petition: petition?.slug, every }, 'polls scheduled');
  }
}

function pollSchedule({ settings, now }: ReconcileDeps, petition: PolledPetition) {
  const isCollecting = petitionStatusAt(petition, now()) === 'collecting';
  return {
    key: pollPrefix + petition.id,
    every: isCollecting ? settings.collectingInterval : settings.restingInterval,
    job: 'petition.poll',
    payload: { petitionId: petition.id },
  } satisfies Schedule;
}

/** Workers that start together ask for one first poll: while it waits or runs, no other is added. */
async function pollAtOnce(queue: JobQueue, petitionId: string): Promise<void> {
  const deduplication = { id: pollPrefix + petitionId };
  await queue.add('petition.poll', { petitionId }, { deduplication });
}
