// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { type Server, createServer } from 'node:net';

import { getLive, getReady, getServing } from '@kga/contracts/site';
import { sql } from 'kysely';
import request from 'supertest';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { type Services, startServices, createTestApp } from '../../../testing/test-app.ts';

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

test('is live and ready', async () => {
  const api = await createTestApp(services);
  onTestFinished(() => api.close());
  await api.listen();
  const live = await request(api.app.server).get(getLive.url);
  expect(live.status).toBe(200);
  expect(live.body).toEqual({ status: 'live' });
  expect(live.headers['cache-control']).toBe('no-store');
  const ready = await request(api.app.server).get(getReady.url);
  expect(ready.status).toBe(200);
  expect(ready.body).toEqual({
    status: 'ready',
    dependencies: { postgres: 'up', schema: 'up', redis: 'up' },
  });
});

/** Accepts connections and never responds. */
async function startMute(): Promise<{ port: number; stop: () => void }> {
  const sockets: { destroy: () => void }[] = [];
  const server: Server = createServer((socket) => void sockets.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : 0,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

test('is not ready where the database lacks a migration, and serves until it stops once it was', async () => {
  const old = await startServices();
  onTestFinished(() => old.stop());
  let stopping = false;
  const serving = await createTestApp({ ...old, isStopping: () => stopping });
  onTestFinished(() => serving.close());
  expect((await serving.app.inject(getServing.url)).json()).toEqual({ status: 'serving' });
  await sql`delete from kysely_migration`.execute(old.database.db);
  const api = await createTestApp(old);
  onTestFinished(() => api.close());
  const ready = await api.app.inject(getReady.url);
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ detail: 'Down: schema' });
  expect((await api.app.inject(getServing.url)).statusCode).toBe(503);
  expect((await serving.app.inject(getReady.url)).statusCode).toBe(503);
  expect((await serving.app.inject(getServing.url)).statusCode).toBe(200);
  stopping = true;
  expect((await serving.app.inject(getServing.url)).statusCode).toBe(503);
});

test('does not hang with a dependency', async () => {
  const mute = await startMute();
  onTestFinished(() => mute.stop());
  const databaseUrl = `postgres://kga@127.0.0.1:${mute.port}/none`;
  const api = await createTestApp({ ...services, databaseUrl });
  onTestFinished(() => api.close());
  const began = performance.now();
  const [ready, live] = await Promise.all([
    api.app.inject(getReady.url),
    api.app.inject(getLive.url),
  ]);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(live.statusCode).toBe(200);
  expect(ready.statusCode).toBe(503);
  expect(ready.headers['retry-after']).toBe('5');
  expect(ready.json()).toMatchObject({
    code: 'dependency_unavailable',
    detail: 'Down: postgres, schema',
  });
});

test('metrics tell which dependencies are reached', async () => {
  const databaseUrl = 'postgres://kga@127.0.0.1:1/none';
  const api = await createTestApp({ ...services, databaseUrl });
  onTestFinished(() => api.close());
  const text = await api.metrics.registry.getSingleMetricAsString('kga_dependency_up');
  expect(text).toContain('kga_dependency_up{dependency="postgres"} 0');
  expect(text).toContain('kga_dependency_up{dependency="redis"} 1');
});
