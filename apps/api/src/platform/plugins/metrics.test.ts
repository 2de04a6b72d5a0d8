// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { expect, test } from 'vitest';

import { setupTestApp } from '../../testing/test-app.ts';
import { serveMetrics } from './metrics.ts';

const api = setupTestApp();

test('are served on a separate port, labelled by route and not by path', async () => {
  await api.app.inject(`/api/${campaign.slug}/history?limit=3`);
  await api.app.inject('/api/unheard-of');
  const server = await serveMetrics(api.metrics, { host: '127.0.0.1', port: 0 });
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  const route = `route="/api/${campaign.slug}/history",method="GET",status="200"`;
  expect(text).toContain(`http_request_duration_seconds_count{${route}} 1`);
  expect(text).toContain('route="unknown",method="any",status="404"');
  expect(text).not.toContain('unheard-of');
  expect(text).toMatch(/kga_cache_refreshes_total\{read="petition-history",outcome="changed"\} 1/);
  const cached = `kga_cache_requests_total{route="/api/${campaign.slug}/history"`;
  expect(text).toContain(`${cached},outcome="hit"} 0`);
  expect(text).toContain(`${cached},outcome="miss"} 1`);
  expect(text).toContain('kga_open_streams');
  expect(text).toContain('kga_database_pool{pool="primary",state="waiting"} 0');
  expect(text).toMatch(/kga_database_pool\{pool="primary",state="(?:idle|busy)"\} [1-9]/);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.closeAllConnections();
  server.close();
});

test('are not on the port of the API', async () => {
  expect((await api.app.inject('/metrics')).statusCode).toBe(404);
});
