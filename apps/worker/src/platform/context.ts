// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database, ObjectStore } from '@kga/db/core';
import type { Log, RedisClient } from '@kga/server';

import type { SafeFetchOptions } from './fetch/fetch-safely.ts';
import type { Queues } from './queue.ts';

/** What jobs and loops work with. */
export type Context = {
  db: Database;
  objects: ObjectStore;
  redis: RedisClient;
  queues: Queues;
  log: Log;
  /** The clock of petitions and feeds; the queue and all timeouts use the system's. */
  now: () => Date;
  /** From 0 inclusive to 1 exclusive. */
  random: () => number;
  fetching: Pick<SafeFetchOptions, 'allowHosts'>;
};
