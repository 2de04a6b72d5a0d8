// SPDX-License-Identifier: AGPL-3.0-or-later
import { createLog, createShutdown, startTracing, traceStatement } from '@kga/server';
import { collectDefaultMetrics } from 'prom-client';

import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openConnections } from './platform/connections.ts';
import { createMetrics, serveMetrics } from './platform/plugins/metrics.ts';

async function run(): Promise<void> {
  const config = readConfig();
  const log = createLog('api', config.log.level);
  const metrics = createMetrics(config.build);
  collectDefaultMetrics({ register: metrics.registry });
  const tracing =
    config.tracing &&
    (await startTracing({
      ...config.tracing,
      service: 'api',
      build: config.build,
      onError: (error) => log.warn({ err: error }, 'traces could not be sent'),
    }));
  const connections = openConnections(config, log, {
    onPool: metrics.watchPool,
    onReplicas: metrics.watchReplicas,
    ...(tracing && { onQuery: traceStatement }),
  });
  const shutdown = createShutdown(config.shutdown);
  const { isStopping } = shutdown;
  const app = await buildApp({ config, log, metrics, isStopping, ...connections });
  const metricsServer = await serveMetrics(metrics, config.metrics);
  const release = async (): Promise<void> => {
    metricsServer.close();
    metricsServer.closeAllConnections();
    await connections.close();
    await tracing?.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void shutdown.stop(app, release).then(() => process.exit()));
  }
  await app.ready();
  // Otherwise generating it would hold up the first requests.
  await app.openapiDocument();
  await app.listen(config.http);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
