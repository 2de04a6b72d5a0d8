// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import os from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

import { signIn } from '@kga/contracts/accounts';
import { campaign } from '@kga/contracts/core';
import { getLatest } from '@kga/contracts/petitions';
import { getReady } from '@kga/contracts/site';
import { withCompileCache } from '@kga/dev/testing';
import { selectKeyHolders } from '@kga/server';
import { keyFingerprints } from '@kga/server/crypto';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { listenTo } from './testing/event-stream.ts';
import { type Services, startServices } from './testing/test-app.ts';

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

function start(env: Record<string, string>) {
  const main = join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, ['--conditions=kga-source', main], {
    env: withCompileCache({
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
      SESSION_SECRETS: 'x'.repeat(32),
      ENCRYPTION_KEYS: `1:${'5a'.repeat(32)}`,
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const listening = z.looseObject({ msg: z.string().regex(/^Server listening at/) });

async function originOf({ stdout }: ReturnType<typeof start>): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    const parsed = listening.safeParse(JSON.parse(line));
    if (parsed.success) return parsed.data.msg.replace('Server listening at ', '');
  }
  throw new Error('It does not listen');
}

test('SIGTERM ends streams and the process within seconds', async () => {
  const child = start({ DATABASE_URL: services.databaseUrl, REDIS_URL: services.redisUrl });
  const exited = once(child, 'exit');
  const origin = await originOf(child);
  const stream = await listenTo(`${origin}/api/${campaign.slug}/stream`);
  await stream.events(1);
  expect((await fetch(`${origin}/api/${campaign.slug}/latest`)).status).toBe(200);
  child.kill('SIGTERM');
  await stream.ended;
  expect(await exited).toEqual([0, null]);
});

test('tells which keys it has while it runs', async () => {
  const redis = new Redis(services.redisUrl);
  onTestFinished(() => redis.disconnect());
  const child = start({ DATABASE_URL: services.databaseUrl, REDIS_URL: services.redisUrl });
  const exited = once(child, 'exit');
  await originOf(child);
  const copy = `api ${os.hostname()}:${child.pid}`;
  const fingerprints = keyFingerprints([{ version: 1, key: new Uint8Array(32).fill(0x5a) }]);
  const own = async () => (await selectKeyHolders(redis)).filter((one) => one.copy === copy);
  await expect.poll(own).toEqual([{ copy, fingerprints }]);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(await own()).toEqual([]);
});

test('an invalid setting stops the start and is named', async () => {
  const child = start({ DATABASE_URL: services.databaseUrl, REDIS_URL: 'nowhere' });
  const exited = once(child, 'exit');
  expect(await text(child.stderr)).toContain('REDIS_URL');
  expect(await exited).toEqual([1, null]);
});

test('readiness fails before the process stops listening; requests in flight finish', async () => {
  const child = start({
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    SHUTDOWN_WAIT_MS: '1000',
  });
  const exited = once(child, 'exit');
  const origin = await originOf(child);
  const status = async (path: string) => (await fetch(`${origin}${path}`)).status;
  await expect.poll(() => status(getReady.url)).toBe(200);

  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST ${signIn.url} HTTP/1.1\r\nhost: kga\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`,
  );
  await once(socket, 'connect');
  child.kill('SIGTERM');
  await expect.poll(() => status(getReady.url)).toBe(503);
  expect(await status(getLatest.url)).toBe(200);
  await expect.poll(() => status(getLatest.url).catch(() => 'refused')).toBe('refused');
  socket.write('}');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 4/);
  expect(await exited).toEqual([0, null]);
});
