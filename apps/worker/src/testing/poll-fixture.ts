// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ProviderKind } from '@kga/contracts/petitions';
import { type PollState, type Snapshot, selectPollState } from '@kga/db/petitions';

import type { PollLimits } from '../features/petitions/initiative/fetch-answers.ts';
import { type PollOutcome, pollPetition } from '../features/petitions/initiative/poll-petition.ts';
import {
  type FakeProvider,
  type Respond,
  collection,
  hang,
  startFakeProvider,
} from './fake-provider.ts';
import { type WorkerFixture, createWorkerFixture } from './worker-fixture.ts';

/** One petition, its provider, and a manual clock. */
export type PollFixture = {
  services: WorkerFixture;
  provider: FakeProvider;
  petitionId: string;
  clock: Date;
  /** Seeds the petition again, without figures. */
  begin: (kind?: ProviderKind) => Promise<void>;
  pass: (milliseconds: number) => void;
  poll: (settings?: PollLimits) => Promise<PollOutcome>;
  state: () => Promise<PollState>;
  latest: () => Promise<Snapshot>;
  countSnapshots: () => Promise<number>;
  rejected: () => Promise<{ reason: string; answer: string; received_at: Date }[]>;
  close: () => Promise<void>;
};

export async function createPollFixture(): Promise<PollFixture> {
  const [stage, provider] = await Promise.all([createWorkerFixture(), startFakeProvider(hang)]);
  const { db } = stage.database;
  const on: PollFixture = {
    services: stage,
    provider,
    petitionId: '',
    clock: new Date(),
    async begin(kind = 'eci-collection') {
      on.petitionId = await stage.seed(kind, provider.url);
      on.clock = new Date(Date.now() + 1_000);
      provider.asked = 0;
      provider.mostAtOnce = 0;
    },
    pass(milliseconds) {
      on.clock = new Date(on.clock.getTime() + milliseconds);
    },
    poll: (settings = { budget: 5_000, requestTimeout: 2_000 }) =>
      pollPetition(stage.pollDeps({ now: () => on.clock, settings }), on.petitionId),
    state: () => selectPollState(db, on.petitionId),
    latest: () => stage.latest(on.petitionId),
    async countSnapshots() {
      const { count } = await db
        .selectFrom('petition_snapshot')
        .select((build) => build.fn.countAll<string>().as('count'))
        .where('petition_id', '=', on.petitionId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    rejected: () =>
      db
        .selectFrom('petition_rejected_poll')
        .select(['reason', 'answer', 'received_at'])
        .where('petition_id', '=', on.petitionId)
        .orderBy('received_at')
        .execute(),
    async close() {
      await Promise.all([stage.close(), provider.close()]);
    },
  };
  return on;
}

/** The collection system's answer with these figures. */
export function figures(
  total: number,
  counts: Readonly<Record<string, number>>,
  goal = 1_000_000,
): Respond {
  const rows = Object.entries(counts).map(([countryCode, totalCount]) => ({
    countryCode,
    totalCount,
  }));
  return collection({ signatureCount: total, goal }, rows);
}
