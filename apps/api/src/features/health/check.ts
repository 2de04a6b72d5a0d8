import { type Database, ping } from '@kga/db';
import type { Redis } from 'ioredis';

import { withTimeout } from '../../platform/with-timeout.ts';

export type Dependencies = { postgres: 'up' | 'down'; redis: 'up' | 'down' };

/** A dependency that takes longer counts as down. */
const patienceMs = 2_000;

function stateOf(asked: Promise<unknown>): Promise<'up' | 'down'> {
  return withTimeout(patienceMs, asked, () => new Error('No answer in time')).then(
    () => 'up',
    () => 'down',
  );
}

/** Asks every dependency, once for everybody who asks at the same time. */
export function createCheck({ db, redis }: { db: Database; redis: Redis }) {
  let running: Promise<Dependencies> | undefined;

  async function ask(): Promise<Dependencies> {
    const [postgres, redisState] = await Promise.all([stateOf(ping(db)), stateOf(redis.ping())]);
    return { postgres, redis: redisState };
  }

  return (): Promise<Dependencies> => {
    running ??= ask().finally(() => {
      running = undefined;
    });
    return running;
  };
}
