// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '@kga/db/core';
import { seedPetition } from '@kga/db/seeds';
import { cloneDatabase } from '@kga/db/testing';
import { freePort } from '@kga/dev/testing';

import { apiSettings, encryptionKeys, processOf } from './app-process.ts';
import type { Stack } from './stack.ts';

type SecondSite = AsyncDisposable & { origin: string; db: Database; redisUrl: string };

/**
 * Starts api and web beside those of the stack, read-only and without limits, on a database of their own that has
 * the petition alone.
 */
export async function startSecondSite({ postgresUrl, redisUrl }: Stack): Promise<SecondSite> {
  await using parts = new AsyncDisposableStack();
  const { db, url, drop } = await cloneDatabase(postgresUrl);
  parts.defer(drop);
  await seedPetition(db, { type: 'record' });
  const [apiPort, webPort] = await Promise.all([freePort(), freePort()]);
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const origin = `http://localhost:${webPort}`;
  const shared = {
    LOG_LEVEL: 'warn',
    ACCESS_LOG: 'off',
    METRICS_PORT: '0',
    DATABASE_URL: url,
    REDIS_URL: redisUrl,
    PUBLIC_ORIGIN: origin,
    READ_ONLY: 'on',
  };
  const api = processOf(
    'api',
    'dist/main.js',
    {
      ...shared,
      ...apiSettings,
      ENCRYPTION_KEYS: encryptionKeys,
      PORT: `${apiPort}`,
      RATE_LIMIT_MAX: '100000',
    },
    `${apiUrl}/api/health/ready`,
    [],
  );
  const web = processOf(
    'web',
    'dist/server/main.js',
    { ...shared, PORT: `${webPort}`, API_URL: apiUrl, PAGES_PER_MINUTE: '100000' },
    `${origin}/robots.txt`,
    [],
  );
  parts.defer(async () => void (await Promise.all([web.stop(), api.stop()])));
  await Promise.all([api.start(), web.start()]);
  const running = parts.move();
  return { origin, db, redisUrl, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
