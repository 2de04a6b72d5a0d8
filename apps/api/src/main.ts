import { collectDefaultMetrics } from 'prom-client';

import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openConnections } from './platform/connections.ts';
import { createLog } from './platform/log.ts';
import { createMetrics, serveMetrics } from './platform/plugins/metrics.ts';

/** Time for requests in flight; the process ends within 10 s. */
const drainMs = 8_000;

async function run(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.log.level);
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  const connections = openConnections(config, log);
  const app = await buildApp({ config, log, metrics, ...connections });
  const metricsServer = await serveMetrics(metrics, config.metrics);
  await app.listen(config.http);

  let closing = false;
  const close = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
    setTimeout(() => process.exit(1), drainMs + 1_000).unref();
    await app.close();
    metricsServer.close();
    metricsServer.closeAllConnections();
    await connections.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close());
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
