// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test, vi } from 'vitest';
import { z } from 'zod';

import { startUpstream, startWeb } from '../testing.ts';

const access = z.looseObject({ msg: z.literal('access'), route: z.string() });

/** A web server whose lines of the access log are read; `personal` finds what must not be in them. */
async function startLogging(environment: NodeJS.ProcessEnv) {
  const api = await startUpstream((_request, response) => response.end('{}'));
  const lines: string[] = [];
  const { get } = await startWeb({
    environment: { API_URL: api.url, LOG_LEVEL: 'info', ...environment },
    logTo: { write: (line) => void lines.push(line) },
  });
  const entries = () =>
    lines.flatMap((line) => {
      const { success, data } = access.safeParse(JSON.parse(line));
      return success ? [data] : [];
    });
  return { get, lines, entries };
}

test('each request has a line with its route and outcome, and nothing personal', async () => {
  const { get, lines, entries } = await startLogging({ ACCESS_LOG: 'on' });
  const headers = {
    'x-forwarded-for': '198.51.100.7',
    'user-agent': 'PeculiarBrowser/7.7',
    cookie: 'preferred-language=de',
  };
  const paths = ['/', '/', '/news/secret-1?q=secret', '/api/stories?q=secret', '/secret/secret'];
  for (const path of [...paths, '/a%FFsecret']) await get(path, { headers });
  await get('/news', { method: 'POST', headers });
  await vi.waitFor(() => expect(entries()).toHaveLength(7));
  expect(
    entries().map(({ method, route, status, cache }) => [method, route, status, cache]),
  ).toEqual([
    ['GET', '/', 200, 'rendered'],
    ['GET', '/', 200, 'fresh'],
    ['GET', '/news/:id', 200, 'rendered'],
    ['GET', '/api/*', 200, undefined],
    ['GET', 'not-found', 200, 'rendered'],
    ['GET', 'unknown', 200, undefined],
    ['POST', '/news', 405, undefined],
  ]);
  for (const { requestId, bytes, ms } of entries()) {
    expect(requestId).toEqual(expect.stringMatching(/./));
    expect(Number(bytes)).toBeGreaterThan(100);
    expect(Number(ms)).toBeGreaterThanOrEqual(0);
  }
  for (const personal of ['secret', '198.51', 'PeculiarBrowser', 'cookie']) {
    expect(lines.join('')).not.toContain(personal);
  }
});

test('is silent unless it is switched on', async () => {
  const { get, entries } = await startLogging({});
  await get('/');
  expect(entries()).toEqual([]);
});

test('a page that fails is logged by its route, because paths may be keys', async () => {
  const lines: string[] = [];
  const { get } = await startWeb({
    environment: { LOG_LEVEL: 'trace' },
    logTo: { write: (line) => void lines.push(line) },
    render: () => Promise.reject(new Error('broken')),
  });
  await get('/legal/requests/secret-token');
  expect(lines.join('')).toContain('"route":"/legal/requests/:token"');
  expect(lines.join('')).not.toContain('secret');
});
