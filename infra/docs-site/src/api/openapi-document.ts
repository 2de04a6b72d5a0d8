// SPDX-License-Identifier: AGPL-3.0-or-later
import { buildApp } from '@kga/api/src/app.ts';
import { readConfig } from '@kga/api/src/config.ts';
import { openConnections } from '@kga/api/src/platform/connections.ts';
import { createMetrics } from '@kga/api/src/platform/plugins/metrics.ts';
import { type OpenapiDocument, openapi } from '@kga/dev/openapi';
import { createLog } from '@kga/server';

/** Builds the api for its routes alone: it is ready without stores, on whose ports nothing listens. */
export async function readOpenapiDocument(): Promise<OpenapiDocument> {
  const config = readConfig({
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    REDIS_URL: 'redis://127.0.0.1:1',
    // Signs nothing, because no request is served.
    SESSION_SECRETS: '0'.repeat(32),
    ENCRYPTION_KEYS: `1:${'00'.repeat(32)}`,
    PUBLIC_ORIGIN: 'https://example.org',
  });
  const log = createLog('api', 'silent');
  const connections = openConnections(config, log);
  const app = await buildApp({ config, log, metrics: createMetrics(), ...connections });
  try {
    await app.ready();
    return openapi.parse(app.swagger());
  } finally {
    await app.close();
    await connections.close();
  }
}
