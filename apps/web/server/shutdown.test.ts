// SPDX-License-Identifier: AGPL-3.0-or-later
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { createShutdown } from '@kga/server';
import { expect, onTestFinished, test } from 'vitest';

import { createMetrics, createMetricsServer } from './metrics.ts';
import { ask, startUpstream, startWeb } from './testing.ts';

test('readiness fails first; then requests in flight finish, and no others are taken', async () => {
  const release = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const api = await startUpstream((_request, response) => {
    arrived.resolve();
    void release.promise.then(() => response.end('slow answer'));
  });
  const { app, port, get } = await startWeb({ environment: { API_URL: api.url } });
  const shutdown = createShutdown({ waitMs: 300 });
  const monitor = createMetricsServer(createMetrics(), shutdown.isStopping);
  onTestFinished(() => void monitor.close());
  const monitorPort = await new Promise<number>((resolve) => {
    monitor.listen(0, '127.0.0.1', () => {
      const address = monitor.address();
      resolve(address !== null && typeof address === 'object' ? address.port : 0);
    });
  });
  const ready = async () => (await ask(monitorPort, '/health/ready')).status;
  expect(await ready()).toBe(200);

  // Its connection would stay open after the answer.
  const kept = connect(port, '127.0.0.1');
  kept.write('GET /api/slow HTTP/1.1\r\nhost: kga.test\r\n\r\n');
  const answer = text(kept);
  await arrived.promise;
  const stopped = shutdown.stop(app);
  expect(await ready()).toBe(503);
  expect((await ask(monitorPort, '/health/live')).status).toBe(200);
  // Load balancers have not noticed yet.
  expect((await get('/')).status).toBe(200);
  await expect.poll(() => app.server.listening).toBe(false);
  await expect(get('/')).rejects.toThrow('ECONNREFUSED');
  release.resolve();
  expect(await answer).toContain('slow answer');
  await stopped;
});
