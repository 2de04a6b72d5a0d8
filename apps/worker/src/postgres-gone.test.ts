// SPDX-License-Identifier: AGPL-3.0-or-later
import { type TcpProxy, startTcpProxy } from '@kga/dev/testing';
import { createLog } from '@kga/server';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { type FakeProvider, json, startFakeProvider } from './testing/fake-provider.ts';
import { type WorkerFixture, createWorkerFixture } from './testing/worker-fixture.ts';
import { buildWorker } from './worker.ts';

vi.setConfig({ testTimeout: 120_000 });

let services: WorkerFixture;
let provider: FakeProvider;
let way: TcpProxy;
beforeAll(async () => {
  [services, provider] = await Promise.all([
    createWorkerFixture(),
    startFakeProvider((request, response) =>
      json({ signature_count: provider.asked })(request, response),
    ),
  ]);
  way = await startTcpProxy(services.database.url);
});
afterAll(() => Promise.all([services.close(), provider.close(), way.close()]));

const wait = { timeout: 60_000, interval: 20 };

test('jobs fail while Postgres is down and succeed when it is back, also at the start', async () => {
  const petitionId = await services.seed('uk-parliament', provider.url);
  const lines: string[] = [];
  const config = services.config({
    DATABASE_URL: way.url.replace('postgres@', 'postgres:hunter2@'),
    PETITION_POLL_MS: '60',
    WORKER_RECONCILE_MS: '50',
  });
  const log = createLog('worker', 'debug', { write: (line) => void lines.push(line) });
  way.cut();
  const worker = buildWorker({ config, log });
  onTestFinished(() => worker.stop());
  const { port } = await worker.start();
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await vi.waitFor(() => expect(lines.join('')).toContain('schedules could not be'), wait);

  way.mend();
  await vi.waitFor(() => expect(provider.asked).toBeGreaterThan(1), wait);
  way.cut();
  await vi.waitFor(
    async () =>
      expect(await metrics()).toMatch(/kga_job_failures_total{job="petition.poll"} [1-9]/),
    wait,
  );
  const ready = await fetch(`http://127.0.0.1:${port}/health/ready`);
  expect(ready.status).toBe(503);
  expect(await ready.text()).toContain('"postgres":"down"');

  way.mend();
  const before = provider.asked;
  await vi.waitFor(() => expect(provider.asked).toBeGreaterThan(before + 1), wait);
  await vi.waitFor(
    async () => expect((await services.latest(petitionId)).signature_count).toBeGreaterThan(before),
    wait,
  );
  await worker.stop();
  expect(lines.join('')).not.toContain('hunter2');
});
