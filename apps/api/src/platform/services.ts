// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Database } from '@kga/db/core';
import type { RedisClient } from '@kga/server';
import { type KeyRing, createKeyRing } from '@kga/server/crypto';
import type { FastifyBaseLogger } from 'fastify';

import type { Config } from '../config.ts';
import { type ByteBudget, createByteBudget } from './byte-budget.ts';
import { type CookieRules, cookieRules } from './cookies.ts';
import { type DerivedKeys, createDerivedKeys } from './derived-keys.ts';
import { type Objects, createObjects } from './objects.ts';
import { type Passwords, createPasswords } from './passwords.ts';
import type { Metrics } from './plugins/metrics.ts';
import { type RateLimits, createRateLimits } from './rate-limits.ts';

/** What the API is built from: connections that it neither opens nor closes. */
export type AppDependencies = {
  config: Config;
  log: FastifyBaseLogger;
  metrics: Metrics;
  db: Database;
  /** For public reads; `db` by default. */
  readDb?: Database;
  redis: RedisClient;
  subscriber: RedisClient;
  /** Whether the process is about to end, and takes no more requests than those that come. */
  isStopping?: () => boolean;
};

/** What routes share; those that identify their caller have it as `app.services`. */
export type Services = {
  config: Config;
  db: Database;
  objects: Objects;
  redis: RedisClient;
  metrics: Metrics;
  keys: DerivedKeys;
  /** Opens and seals personal data. */
  ring: KeyRing;
  cookies: CookieRules;
  passwords: Passwords;
  rateLimits: RateLimits;
  /** For bodies of files, of requests and of responses, which are in memory as a whole. */
  fileMemory: ByteBudget;
};

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}

const mebibyte = 1_048_576;

/** A file of the largest size takes four times as much while it is sealed and stored: docs/decisions/0079. */
const fileMemoryLimits = {
  max: 32 * mebibyte,
  // The largest file.
  networkMax: 10 * mebibyte,
  waitingMax: 50,
  networkWaitingMax: 10,
  waitMs: 5_000,
} as const;

export function createServices(
  dependencies: Pick<Services, 'config' | 'db' | 'redis' | 'metrics'>,
): Services {
  const keys = createDerivedKeys(dependencies.config.secrets);
  return {
    ...dependencies,
    objects: createObjects(dependencies.db, dependencies.config.objects, dependencies.metrics),
    keys,
    ring: createKeyRing(dependencies.config.encryptionKeys),
    cookies: cookieRules(dependencies.config.http.publicOrigin),
    passwords: createPasswords(dependencies.config.accounts),
    rateLimits: createRateLimits({ redis: dependencies.redis, keys }),
    fileMemory: createByteBudget(fileMemoryLimits),
  };
}
