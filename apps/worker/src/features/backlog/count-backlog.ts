import { randomUUID } from 'node:crypto';

import { selectBacklog } from '@kga/db';

import type { Context } from '../../platform/context.ts';
import type { BacklogMetrics } from './metrics.ts';

type BacklogDeps = Pick<Context, 'db' | 'redis'> & { metrics: Pick<BacklogMetrics, 'noteBacklog'> };

/** Milliseconds between two counts. */
export const backlogInterval = 30_000;
/** After this time without a count, another worker takes over. */
const leaseMs = 2.5 * backlogInterval;
const leaseKey = 'kga:backlog-counter';

/** Makes a function that counts what waits for people, at one worker at a time. */
export function createBacklogCounter({ db, redis, metrics }: BacklogDeps): () => Promise<void> {
  const self = randomUUID();

  async function claim(): Promise<boolean> {
    const taken = await redis.set(leaseKey, self, 'PX', leaseMs, 'NX');
    if (taken === 'OK') return true;
    if ((await redis.get(leaseKey)) !== self) return false;
    await redis.pexpire(leaseKey, leaseMs);
    return true;
  }

  return async () => metrics.noteBacklog((await claim()) ? await selectBacklog(db) : undefined);
}
