// SPDX-License-Identifier: AGPL-3.0-or-later
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  type FakeProvider,
  hang,
  json,
  startFakeProvider,
  status,
  text,
} from '../../../testing/fake-provider.ts';
import { fetchAll, fetchAnswer } from './fetch-answers.ts';

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider(hang);
});
afterAll(() => provider.close());

const ask = (options: Partial<Parameters<typeof fetchAnswer>[1]> = {}) =>
  fetchAnswer(`${provider.url}/count.json?key=secret`, {
    timeout: 2_000,
    signal: new AbortController().signal,
    ...options,
  });

test('requests JSON with the user agent of the campaign', async () => {
  const asked = Promise.withResolvers<Record<string, unknown>>();
  provider.respond = (request, response) => {
    asked.resolve(request.headers);
    response.end('{}');
  };
  expect(await ask()).toEqual({ body: '{}' });
  expect(await asked.promise).toMatchObject({
    accept: 'application/json',
    'user-agent': expect.stringContaining('Keep Games Alive'),
  });
});

test('sends a conditional request and reuses the cached answer', async () => {
  provider.respond = json(
    { a: 1 },
    { etag: '"one"', 'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT' },
  );
  const kept = await ask();
  provider.respond = (request, response) => {
    const { 'if-none-match': etag, 'if-modified-since': since } = request.headers;
    response.writeHead(etag === '"one"' && since ? 304 : 500).end();
  };
  expect(await ask({ cached: kept })).toEqual(kept);
  expect(kept.body).toBe('{"a":1}');
});

test('refuses a 304 to an unconditional request', async () => {
  provider.respond = status(304);
  await expect(ask()).rejects.toThrow('answered 304');
});

test('follows no redirect and reports its target without secrets', async () => {
  provider.respond = status(301, { location: 'https://elsewhere.example/count.json?key=other' });
  const before = provider.asked;
  const error: unknown = await ask().catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    transient: false,
    message: `${provider.url}/count.json answered 301 and points to https://elsewhere.example/count.json`,
  });
  expect(provider.asked - before).toBe(1);
});

test.each([
  [404, false],
  [403, false],
  [429, true],
  [500, true],
  [502, true],
])('takes status %i as a fault, worth another try: %s', async (code, transient) => {
  provider.respond = status(code);
  await expect(ask()).rejects.toMatchObject({ transient, retryAfter: undefined });
});

test('parses Retry-After', async () => {
  provider.respond = status(429, { 'retry-after': '120' });
  await expect(ask()).rejects.toMatchObject({ transient: false, retryAfter: 120_000 });
  const date = new Date(Date.now() + 60_000).toUTCString();
  provider.respond = status(503, { 'retry-after': date });
  await expect(ask()).rejects.toSatisfy(
    ({ retryAfter }: { retryAfter: number }) => retryAfter > 50_000 && retryAfter <= 60_000,
  );
  provider.respond = status(503, { 'retry-after': 'soon' });
  await expect(ask()).rejects.toMatchObject({ transient: true, retryAfter: undefined });
});

test('reads at most a mebibyte after decompression', async () => {
  provider.respond = text('x'.repeat(1024 * 1024));
  expect((await ask()).body).toHaveLength(1024 * 1024);
  provider.respond = text('x'.repeat(1024 * 1024 + 1));
  await expect(ask()).rejects.toThrow('more than 1048576 bytes');
  provider.respond = (_request, response) =>
    void response
      .writeHead(200, { 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(50_000_000)));
  await expect(ask()).rejects.toThrow('more than 1048576 bytes');
});

test('aborts an endless answer', async () => {
  const closed = Promise.withResolvers<void>();
  provider.respond = (_request, response) => {
    const chunk = Buffer.alloc(65_536);
    const pour = () =>
      void (response.write(chunk) ? setImmediate(pour) : response.once('drain', pour));
    response.once('close', () => closed.resolve()).on('error', () => {});
    pour();
  };
  await expect(ask()).rejects.toThrow('more than 1048576 bytes');
  await closed.promise;
});

test.each([
  ['before it answers', hang],
  [
    'in the middle of its answer',
    (_request: unknown, response: { write: (piece: string) => void }) => response.write('{"a":'),
  ],
])('gives up on one that hangs %s', async (_when, respond) => {
  provider.respond = respond;
  await expect(ask({ timeout: 100 })).rejects.toMatchObject({
    transient: true,
    message: expect.stringContaining('in time'),
  });
});

test('reports an unreachable host', async () => {
  const gone = await startFakeProvider(hang);
  await gone.close();
  const signal = new AbortController().signal;
  await expect(fetchAnswer(gone.url, { timeout: 2_000, signal })).rejects.toMatchObject({
    transient: true,
    message: expect.stringContaining('ECONNREFUSED'),
  });
});

const settings = { budget: 4_000, requestTimeout: 2_000 };

test('retries transient errors twice, and no others', async () => {
  const urls = [provider.url];
  for (const [code, times] of [
    [500, 3],
    [404, 1],
  ] as const) {
    provider.asked = 0;
    provider.respond = status(code);
    await expect(fetchAll(urls, { cached: {}, settings, retries: 2 })).rejects.toThrow(`${code}`);
    expect(provider.asked).toBe(times);
  }
  provider.asked = 0;
  provider.respond = (request, response) =>
    provider.asked < 3 ? status(502)(request, response) : json({ a: 1 })(request, response);
  const answers = await fetchAll(urls, { cached: {}, settings, retries: 2 });
  expect(answers).toEqual({ [provider.url]: { body: '{"a":1}' } });
});

test('aborts the other requests when one has failed', async () => {
  provider.respond = (request, response) =>
    request.url === '/bad' ? status(404)(request, response) : hang(request, response);
  const urls = [`${provider.url}/slow`, `${provider.url}/bad`];
  await expect(fetchAll(urls, { cached: {}, settings, retries: 2 })).rejects.toThrow('404');
  await expect.poll(() => provider.inFlight).toBe(0);
});

test('respects the budget of a poll, whatever the retries', async () => {
  provider.respond = hang;
  const tight = { budget: 300, requestTimeout: 200 };
  const began = performance.now();
  await expect(
    fetchAll([provider.url], { cached: {}, settings: tight, retries: 50 }),
  ).rejects.toThrow(/in time|given up/);
  expect(performance.now() - began).toBeLessThan(3_000);
});
