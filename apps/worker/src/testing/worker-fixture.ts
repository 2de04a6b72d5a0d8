// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import type { ProviderKind } from '@kga/contracts/petitions';
import {
  type Snapshot,
  selectLatestSnapshot,
  selectPetitionBySlug,
  selectPollState,
} from '@kga/db/petitions';
import { seedPetition } from '@kga/db/seeds';
import { type TestDatabase, cloneDatabase } from '@kga/db/testing';
import { type TestService, startRedis } from '@kga/dev/testing';
import { type Log, createLog } from '@kga/server';
import { Redis } from 'ioredis';
import { inject } from 'vitest';

import { type WorkerConfig, readConfig } from '../config.ts';
import type { PollDeps } from '../features/petitions/initiative/poll-petition.ts';
import { createMetrics } from '../handlers.ts';

/** A database and a Redis for one test file, and a petition to poll. */
export type WorkerFixture = {
  database: TestDatabase;
  redisService: TestService;
  redis: Redis;
  /** Seeds a collecting petition without figures and returns its id. */
  seed: (kind: ProviderKind, url: string) => Promise<string>;
  /** Dependencies of a poll outside of a worker. */
  pollDeps: (overrides?: Partial<PollDeps>) => PollDeps;
  config: (env?: Readonly<Record<string, string>>) => WorkerConfig;
  latest: (petitionId: string) => Promise<Snapshot>;
  close: () => Promise<void>;
};

const silent: Log = createLog('worker', 'silent');

export async function createWorkerFixture(): Promise<WorkerFixture> {
  const [database, redisService] = await Promise.all([
    cloneDatabase(inject('databaseUrl')),
    startRedis(),
  ]);
  const { db } = database;
  const redis = new Redis(redisService.url);
  redis.on('error', () => {});
  return {
    database,
    redisService,
    redis,
    async seed(kind, url) {
      await db.deleteFrom('petition').execute();
      await seedPetition(db, { type: 'provider', kind, url, status: 'collecting' });
      const petition = await selectPetitionBySlug(db, campaign.petition);
      if (!petition) throw new Error('nothing was seeded');
      await selectPollState(db, petition.id);
      return petition.id;
    },
    pollDeps: (overrides = {}) => {
      const now = overrides.now ?? (() => new Date());
      return {
        db,
        redis,
        now,
        log: silent,
        metrics: createMetrics({ now, queueDepth: async () => [] }),
        settings: { budget: 5_000, requestTimeout: 2_000 },
        random: () => 0.5,
        ...overrides,
      };
    },
    config: (env = {}) =>
      readConfig({
        DATABASE_URL: database.url,
        REDIS_URL: redisService.url,
        HOST: '127.0.0.1',
        ENCRYPTION_KEYS: `1:${'5a'.repeat(32)}`,
        METRICS_PORT: '0',
        LOG_LEVEL: 'silent',
        ...env,
      }),
    async latest(petitionId) {
      const snapshot = await selectLatestSnapshot(db, petitionId);
      if (!snapshot) throw new Error('there is no snapshot');
      return snapshot;
    },
    async close() {
      redis.disconnect();
      await Promise.all([database.drop(), redisService.stop()]);
    },
  };
}
