// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, onTestFinished, test, vi } from 'vitest';

import { createMetricsServer } from './metrics.ts';
import { ask, startUpstream, startWeb } from './testing.ts';

test('requests are timed by route and not by path, event streams aside', async () => {
  const api = await startUpstream(({ url }, response) => {
    response.setHeader('content-type', url === '/api/stream' ? 'text/event-stream' : 'text/plain');
    response.end('of the api');
  });
  const { get, metrics } = await startWeb({ environment: { API_URL: api.url } });
  const server = createMetricsServer(metrics, () => false).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await vi.waitFor(() => expect(server.listening).toBe(true));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;

  const paths = ['/', '/', '/news/secret-1', '/news/secret-2?q=secret', '/secret/secret'];
  for (const path of [...paths, '/News/', '/robots.txt', '/api/secret', '/api/stream']) {
    await get(path);
  }
  await get('/news', { method: 'POST' });
  await vi.waitFor(async () => {
    const { text } = await ask(port, '/metrics');
    const counts = [...text.matchAll(/^kga_web_request_duration_seconds_count\{(.*)\} (\d+)$/gm)];
    expect(counts.map(([, labels, count]) => `${labels} ${count}`).toSorted()).toEqual([
      'route="/",status="200" 2',
      'route="/*",status="301" 1',
      'route="/api/*",status="200" 1',
      'route="/news",status="405" 1',
      'route="/news/:id",status="200" 2',
      'route="/robots.txt",status="200" 1',
      'route="not-found",status="200" 1',
    ]);
    expect(text).toContain('kga_web_responses_total{status="200"} 8');
    expect(text).toMatch(/^kga_web_request_duration_seconds_sum\{route="\/",status="200"\} 0\.\d/m);
  });
});
