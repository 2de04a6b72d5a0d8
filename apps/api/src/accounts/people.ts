import type { Database } from '@kga/db';
import type { Redis } from 'ioredis';

import type { Config } from '../config.ts';
import type { Metrics } from '../plugins/metrics.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { type Keys, createKeys } from './keys.ts';
import { type Passwords, createPasswords } from './passwords.ts';

/** What the routes that know people share; `app.people` in their scope. */
export type People = {
  config: Config;
  db: Database;
  redis: Redis;
  metrics: Metrics;
  keys: Keys;
  passwords: Passwords;
  attempts: Attempts;
};

declare module 'fastify' {
  interface FastifyInstance {
    people: People;
  }
}

export function createPeople(given: Pick<People, 'config' | 'db' | 'redis' | 'metrics'>): People {
  const keys = createKeys(given.config.secrets);
  return {
    ...given,
    keys,
    passwords: createPasswords(given.config.accounts),
    attempts: createAttempts({ redis: given.redis, keys }),
  };
}
