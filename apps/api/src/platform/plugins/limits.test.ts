// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout as delay } from 'node:timers/promises';

import { campaign } from '@kga/contracts/core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { type Services, startServices, createTestApp } from '../../testing/test-app.ts';

const latest = `/api/${campaign.slug}/latest`;

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

test('limits requests of an IP address, but not those served from memory', async () => {
  const config = { rateLimit: { max: 2, windowMs: 60_000 } };
  const [api, copy] = await Promise.all([
    createTestApp({ ...services, config }),
    createTestApp({ ...services, config }),
  ]);
  onTestFinished(async () => void (await Promise.all([api.close(), copy.close()])));
  const ask = (app: typeof api, url: string, address: string) =>
    app.app.inject({ url, headers: { 'x-forwarded-for': address } });

  expect((await ask(api, '/api/openapi.json', '192.0.2.1')).statusCode).toBe(200);
  expect((await ask(copy, '/api/openapi.json', '192.0.2.1')).statusCode).toBe(200);
  const refused = await ask(api, '/api/openapi.json', '192.0.2.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['content-type']).toContain('application/problem+json');
  expect(refused.json()).toMatchObject({ code: 'rate_limited', status: 429 });
  const [key = '', ...others] = await api.redis.keys('kga:rate:*');
  expect([others, key]).toEqual([[], expect.stringMatching(/^kga:rate:[\w-]{43}$/)]);
  const left = await api.redis.pttl(key);
  expect(Math.abs(Number(refused.headers['retry-after']) - left / 1000)).toBeLessThanOrEqual(1);

  expect((await ask(api, '/api/openapi.json', '192.0.2.2')).statusCode).toBe(200);
  const ofNetwork = ['1', '2', '3'].map((end) => ask(api, '/api/openapi.json', `2001:db8::${end}`));
  expect((await Promise.all(ofNetwork)).map(({ statusCode }) => statusCode)).toContain(429);
  for (let times = 0; times < 5; times += 1) {
    expect((await ask(api, latest, '192.0.2.1')).statusCode).toBe(200);
  }
});

test('a lagging process refuses requests but stays live', async () => {
  const pressure = {
    eventLoopDelayMs: 0.000_001,
    eventLoopUtilization: 1,
    sampleMs: 200,
    graceMs: 0,
  };
  const api = await createTestApp({ ...services, config: { pressure } });
  onTestFinished(() => api.close());
  // So are those that were served from memory before.
  const origin = await api.listen();
  await expect.poll(async () => (await fetch(`${origin}${latest}`)).status).toBe(503);
  const refused = await api.app.inject(latest);
  expect(refused.json()).toMatchObject({ code: 'overloaded' });
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.headers['access-control-allow-origin']).toBe('*');
  expect((await api.metrics.shedRequests.get()).values[0]?.value).toBeGreaterThan(1);
  expect((await api.app.inject('/api/health/live')).statusCode).toBe(200);
  expect((await api.app.inject('/api/health/ready')).statusCode).toBe(200);
});

test('a fresh process refuses nothing while it warms up', async () => {
  const pressure = { eventLoopDelayMs: 0.000_001, eventLoopUtilization: 1, sampleMs: 50 };
  const config = { pressure: { ...pressure, graceMs: 600_000 } };
  const api = await createTestApp({ ...services, config });
  onTestFinished(() => api.close());
  // Some samples later, of which each would make it refuse.
  await delay(300);
  expect((await api.app.inject(latest)).statusCode).toBe(200);
});
