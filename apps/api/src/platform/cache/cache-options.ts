import type { Database } from '@kga/db';
import type { Redis } from 'ioredis';

import type { Config } from '../../config.ts';
import type { Metrics } from '../plugins/metrics.ts';

/** What routes that answer from memory need of the app. */
export type CacheOptions = {
  config: Pick<Config['stream'], 'renewMs' | 'changesMs'>;
  db: Database;
  subscriber: Redis;
  metrics: Metrics;
};
