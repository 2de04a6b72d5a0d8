import type { Database } from '@kga/db';
import type { Redis } from 'ioredis';

import type { Config } from '../config.ts';
import type { Metrics } from '../plugins/metrics.ts';

/** What lists that are kept in memory need of the app. */
export type CachedListOptions = {
  config: Pick<Config['stream'], 'renewMs' | 'changesMs'>;
  db: Database;
  subscriber: Redis;
  metrics: Metrics;
};
