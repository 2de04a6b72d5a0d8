// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { type RequestListener, type Server, createServer } from 'node:http';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  type Figures,
  cacheFigures,
  cacheLifetime,
  fetchExternal,
  isLive,
  isOlder,
  loadSample,
  readCachedFigures,
} from './figures.ts';

let server: Server | undefined;

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return `http://127.0.0.1:${address.port}/tracker`;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  server?.close();
});

test('the sample is 1,264,000 signatures of a million over ten countries', async () => {
  const { latest, source } = await loadSample();
  expect(source).toBe('mock');
  expect(latest.signatureCount).toBe(1_264_000);
  expect(latest.goal).toBe(1_000_000);
  expect(latest.signatureCountryCount).toHaveLength(10);
});

test('a cached copy is valid for five minutes', async () => {
  const figures = { ...(await loadSample()), source: 'local' as const, fetchedAt: 1_000 };
  cacheFigures(figures);
  expect(readCachedFigures(1_000 + cacheLifetime - 1)).toEqual(figures);
  expect(readCachedFigures(1_000 + cacheLifetime)).toBeUndefined();
});

test('the sample is never cached and a corrupt copy is ignored', async () => {
  cacheFigures({ ...(await loadSample()), fetchedAt: 1_000 });
  expect(readCachedFigures(1_000)).toBeUndefined();
  localStorage.setItem('petition-cache', '{"latest": 1');
  expect(readCachedFigures(1_000)).toBeUndefined();
});

test('the two responses of the external tracker are merged', async () => {
  const url = await serve((request, response) => {
    const body =
      request.url === '/tracker/realtime'
        ? { signatureCount: 30, goal: 100 }
        : {
            signatureCountryCount: [
              { countryCode: 'el', totalCount: 5, treshold: 20, percentage: 9 },
              { countryCode: '??', totalCount: 5, treshold: 20, percentage: 9 },
            ],
          };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const { latest, source } = await fetchExternal(url, 'submitted');
  expect(source).toBe('external');
  expect(latest).toMatchObject({
    signatureCount: 30,
    goal: 100,
    status: 'submitted',
    signatureCountryCount: [{ countryCode: 'GR', totalCount: 5, treshold: 20, percentage: 25 }],
  });
});

test('invalid responses of the tracker are refused', async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200).end('{"signatureCount": -1, "goal": "many"}');
  });
  await expect(fetchExternal(url, 'collecting')).rejects.toThrow('signatureCount');
});

const at = (time: string, change: Partial<Figures> = {}): Figures => ({
  latest: {
    signatureCount: 1,
    atLeast: false,
    goal: 2,
    signatureCountryCount: [],
    status: 'collecting',
    asOf: time,
    provider: 'eci-collection',
  },
  source: 'local',
  fetchedAt: Date.parse('2025-07-03T12:10:00Z'),
  ...change,
});

test('a response older than the stream is detected', () => {
  const newer = at('2025-07-03T12:00:00Z');
  const older = at('2025-07-03T11:00:00Z');
  expect(isOlder(older, newer)).toBe(true);
  expect(isOlder(newer, older)).toBe(false);
  expect(isOlder(older, undefined)).toBe(false);
  expect(isOlder(older, at('2025-07-03T12:00:00Z', { source: 'mock' }))).toBe(false);
});

test('only recent provider data is live, never the sample', () => {
  expect(isLive(at('2025-07-03T12:00:00Z'))).toBe(true);
  expect(isLive(at('2025-07-03T11:00:00Z'))).toBe(false);
  expect(isLive(at('2025-07-03T12:00:00Z', { source: 'mock' }))).toBe(false);
});
