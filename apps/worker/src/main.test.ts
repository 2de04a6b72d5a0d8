// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { withCompileCache } from '@kga/dev/testing';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { type FakeProvider, hang, json, startFakeProvider } from './testing/fake-provider.ts';
import { type WorkerFixture, createWorkerFixture } from './testing/worker-fixture.ts';

let services: WorkerFixture;
let provider: FakeProvider;
beforeAll(async () => {
  [services, provider] = await Promise.all([
    createWorkerFixture(),
    startFakeProvider(json({ signature_count: 3 })),
  ]);
});
afterAll(() => Promise.all([services.close(), provider.close()]));

function run(env: Record<string, string>) {
  const main = join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, ['--conditions=kga-source', main], {
    env: withCompileCache(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const started = { child, output: '', ended: once(child, 'close') };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      started.output += piece.toString();
    });
  }
  return started;
}

const ENCRYPTION_KEYS = `1:${'5a'.repeat(32)}`;

test('does not start with a bad setting, and names it', async () => {
  const started = run({ DATABASE_URL: 'postgres://u:hunter2@db/kga', REDIS_URL: 'http://x' });
  expect(await started.ended).toEqual([1, null]);
  expect(started.output).toContain('REDIS_URL');
  expect(started.output).not.toContain('hunter2');
});

test('does not start on a port in use', async () => {
  const METRICS_PORT = new URL(provider.url).port;
  const { databaseUrl, redisUrl } = services.config();
  const started = run({
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    ENCRYPTION_KEYS,
    HOST: '127.0.0.1',
    METRICS_PORT,
  });
  expect(await started.ended).toEqual([1, null]);
  expect(started.output).toContain('EADDRINUSE');
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'ends cleanly on %s and writes no password to its log',
  async (signal) => {
    const petitionId = await services.seed('uk-parliament', provider.url);
    const { databaseUrl, redisUrl } = services.config();
    const started = run({
      DATABASE_URL: databaseUrl.replace('postgres@', 'postgres:hunter2@'),
      REDIS_URL: redisUrl.replace('redis://', 'redis://:hunter3@'),
      ENCRYPTION_KEYS,
      METRICS_PORT: '0',
      LOG_LEVEL: 'trace',
    });
    await vi.waitFor(
      async () => expect((await services.latest(petitionId)).signature_count).toBe(3),
      {
        timeout: 60_000,
      },
    );
    started.child.kill(signal);
    expect(await started.ended).toEqual([0, null]);
    expect(started.output).toContain('worker stopped');
    expect(started.output).not.toMatch(/hunter/);
  },
);

test('stops at its time limit although a provider has not answered', async () => {
  const slow = await startFakeProvider(hang);
  onTestFinished(() => slow.close());
  await services.seed('uk-parliament', slow.url);
  const { databaseUrl, redisUrl } = services.config();
  const started = run({
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    ENCRYPTION_KEYS,
    METRICS_PORT: '0',
    WORKER_STOP_MS: '200',
  });
  await vi.waitFor(() => expect(slow.inFlight).toBe(1), { timeout: 60_000 });
  const began = performance.now();
  started.child.kill('SIGTERM');
  expect(await started.ended).toEqual([0, null]);
  // Its request alone may take 8 s.
  expect(performance.now() - began).toBeLessThan(5_000);
});
