import type { FastifyInstance } from 'fastify';

import type { Config } from './config.ts';
import { createMetricsServer, type WebMetrics } from './metrics.ts';

/** Listens until a signal comes, then finishes what is in flight. */
export async function run(
  app: FastifyInstance,
  { host, port, metrics: metricsAt }: Config,
  metrics: WebMetrics,
): Promise<void> {
  const metricsServer = createMetricsServer(metrics);
  app.addHook('onClose', async () => {
    metricsServer.close();
    metricsServer.closeAllConnections();
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void app.close());
  }
  await new Promise<void>((resolve, reject) => {
    metricsServer.once('error', reject);
    metricsServer.listen(metricsAt.port, metricsAt.host, resolve);
  });
  await app.listen({ host, port });
}
