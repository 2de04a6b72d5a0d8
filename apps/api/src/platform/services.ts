import type { Database } from '@kga/db';
import type { Redis } from 'ioredis';

import type { Config } from '../config.ts';
import { type DerivedKeys, createDerivedKeys } from './derived-keys.ts';
import { type Passwords, createPasswords } from './passwords.ts';
import type { Metrics } from './plugins/metrics.ts';
import { type RateLimits, createRateLimits } from './rate-limits.ts';

/** What the routes that know people share; `app.services` in their scope. */
export type Services = {
  config: Config;
  db: Database;
  redis: Redis;
  metrics: Metrics;
  keys: DerivedKeys;
  passwords: Passwords;
  rateLimits: RateLimits;
};

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}

export function createServices(
  given: Pick<Services, 'config' | 'db' | 'redis' | 'metrics'>,
): Services {
  const keys = createDerivedKeys(given.config.secrets);
  return {
    ...given,
    keys,
    passwords: createPasswords(given.config.accounts),
    rateLimits: createRateLimits({ redis: given.redis, keys }),
  };
}
