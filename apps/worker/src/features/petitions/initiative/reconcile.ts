// SPDX-License-Identifier: AGPL-3.0-or-later
import type { DraftStatus } from '@kga/contracts/petitions';
import {
  type PolledPetition,
  selectPollState,
  selectPolledPetitions,
  petitionStatusAt,
  selectUnpolledStatuses,
} from '@kga/db/petitions';

import { publishChange } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';
import { type Schedule, syncSchedules } from '../../../platform/queue.ts';
import type { PetitionMetrics } from './metrics.ts';

/** Milliseconds between two polls. */
type PollIntervals = {
  /** While a petition collects signatures. */
  collectingInterval: number;
  /** In every later status. */
  restingInterval: number;
};

type ReconcileDeps = Pick<Context, 'db' | 'queues' | 'redis' | 'log' | 'now'> & {
  metrics: PetitionMetrics;
  settings: PollIntervals;
  /** Those that do not depend on what Postgres holds. */
  schedules: readonly Schedule[];
  /** Whether petitions are polled. */
  polls: boolean;
};

const scheduleKey = (petitionId: string) => `petition.poll:${petitionId}`;

/**
 * Makes a function that updates the schedules in Redis to the petitions in Postgres and publishes
 * changes of a petition's status. A new schedule polls at once.
 */
export function createReconciler(deps: ReconcileDeps): () => Promise<void> {
  const statuses = new Map<string, DraftStatus>();

  return async () => {
    const petitions = await selectPolledPetitions(deps.db);
    await schedulePolls(deps, petitions);
    for (const petition of petitions) {
      deps.metrics.notePollState(petition.slug, await selectPollState(deps.db, petition.id));
    }
    deps.metrics.keepPetitions(petitions.map(({ slug }) => slug));

    const polled = petitions.map((petition) => ({
      ...petition,
      status: petitionStatusAt(petition, deps.now()),
    }));
    for (const { id, slug, status } of [...polled, ...(await selectUnpolledStatuses(deps.db))]) {
      const before = statuses.get(id);
      statuses.set(id, status);
      if (before !== undefined && before !== status) {
        deps.log.info({ petition: slug, before, status }, 'status changed');
        await publishChange(deps, { topic: 'petition', id: slug });
      }
    }
  };
}

async function schedulePolls(deps: ReconcileDeps, petitions: readonly PolledPetition[]) {
  const polls = deps.polls ? petitions.map((petition) => pollSchedule(deps, petition)) : [];
  const changed = await syncSchedules(deps.queues.jobs, [...deps.schedules, ...polls]);
  for (const { every, payload } of changed) {
    if (!('petitionId' in payload)) continue;
    const petition = petitions.find(({ id }) => id === payload.petitionId);
    deps.log.info({ petition: petition?.slug, every }, 'polls scheduled');
  }
}

function pollSchedule({ settings, now }: ReconcileDeps, petition: PolledPetition) {
  const isCollecting = petitionStatusAt(petition, now()) === 'collecting';
  return {
    key: scheduleKey(petition.id),
    every: isCollecting ? settings.collectingInterval : settings.restingInterval,
    job: 'petition.poll',
    payload: { petitionId: petition.id },
  } satisfies Schedule;
}
