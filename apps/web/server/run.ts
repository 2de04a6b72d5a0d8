// SPDX-License-Identifier: AGPL-3.0-or-later
import { createShutdown } from '@kga/server';
import type { FastifyInstance } from 'fastify';

import type { Config } from './config.ts';
import { createMetricsServer, type WebMetrics } from './metrics.ts';

/** Listens until a signal comes, then finishes what is in flight. */
export async function run(
  app: FastifyInstance,
  { host, port, metrics: metricsAt, shutdown: { waitMs } }: Config,
  metrics: WebMetrics,
): Promise<void> {
  const shutdown = createShutdown({ waitMs });
  const metricsServer = createMetricsServer(metrics, shutdown.isStopping);
  app.addHook('onClose', async () => {
    metricsServer.close();
    metricsServer.closeAllConnections();
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void shutdown.stop(app).then(() => process.exit()));
  }
  await new Promise<void>((resolve, reject) => {
    metricsServer.once('error', reject);
    metricsServer.listen(metricsAt.port, metricsAt.host, resolve);
  });
  await app.listen({ host, port });
}
