// SPDX-License-Identifier: AGPL-3.0-or-later
import { createDatabase } from '@kga/db/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { newMember } from './testing/account-fixture.ts';
import { postStory } from './testing/story-fixture.ts';
import { type Services, startServices, createTestApp } from './testing/test-app.ts';

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

test('closing finishes requests in flight and refuses new ones', async () => {
  const entered = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const api = await createTestApp({
    ...services,
    prepare: (app) =>
      app.get('/api/probe', async () => {
        entered.resolve();
        await released.promise;
        return { done: true };
      }),
  });
  const origin = await api.listen();
  const answer = fetch(`${origin}/api/probe`);
  await entered.promise;
  const closed = api.close();
  await expect
    .poll(() => fetch(`${origin}/api/health/live`).catch(() => 'refused'))
    .toBe('refused');
  released.resolve();
  expect(await (await answer).json()).toEqual({ done: true });
  await closed;
});

test('reads the IP address that trusted proxies report', async () => {
  const api = await createTestApp({
    ...services,
    config: {
      http: { host: '', port: 0, publicOrigin: 'http://localhost:3000', trustProxy: 2 },
    },
    prepare: (app) => app.get('/api/probe', async (request) => ({ ip: request.ip })),
  });
  onTestFinished(() => api.close());
  const response = await api.app.inject({
    url: '/api/probe',
    headers: { 'x-forwarded-for': '192.0.2.1, 192.0.2.2, 192.0.2.3' },
  });
  expect(response.json()).toEqual({ ip: '192.0.2.2' });
});

test('refuses a request that waits too long for a lock, and serves the next one', async () => {
  const { databaseUrl, database } = services;
  const db = createDatabase(databaseUrl, { statementTimeout: 2_000 });
  onTestFinished(() => db.destroy());
  const api = await createTestApp({ ...services, db });
  onTestFinished(() => api.close());
  const { by } = await newMember(api);
  await database.db.transaction().execute(async (trx) => {
    await sql`lock table story in share mode`.execute(trx);
    const refused = await postStory(by);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'dependency_unavailable' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
  expect((await postStory(by)).statusCode).toBe(201);
});
