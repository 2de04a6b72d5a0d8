import { once } from 'node:events';
import { type Server, createServer } from 'node:http';

import type { Metrics } from './plugins/metrics.ts';

/** Serves `/metrics` on a port of its own, which no edge passes on. */
export async function serveMetrics(
  { registry, requestTimes }: Metrics,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': registry.contentType })
          .end(text + requestTimes.text()),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
