// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { selectSealedKey } from '@kga/db/core';
import { selectKeyVersions } from '@kga/db/registry';
import { withCompileCache } from '@kga/dev/testing';
import { type KeyHolder, selectKeyHolders } from '@kga/server';
import { createKeyRing, keyFingerprints } from '@kga/server/crypto';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { type WorkerFixture, createWorkerFixture } from '../../../testing/worker-fixture.ts';
import { rotateWhileRunning } from './rotate-keys.ts';

const keyOf = (version: number) => ({ version, key: new Uint8Array(32).fill(version) });
const settingOf = (...versions: number[]) =>
  versions.map((version) => `${version}:${`0${version}`.repeat(32)}`).join(',');

let worker: WorkerFixture;
beforeAll(async () => {
  worker = await createWorkerFixture();
});
afterAll(() => worker.close());

beforeEach(async () => {
  const { db } = worker.database;
  await db.deleteFrom('sealed_key').execute();
  await selectSealedKey(db, createKeyRing([keyOf(1)]), 'petition x');
});

const versions = () => selectKeyVersions(worker.database.db);

function run(file: string, keys: string, ...args: string[]) {
  const { databaseUrl, redisUrl } = worker.config();
  const script = join(import.meta.dirname, '../../..', file);
  const child = spawn(process.execPath, ['--conditions=kga-source', script, ...args], {
    env: withCompileCache({
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      ENCRYPTION_KEYS: keys,
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      LOG_LEVEL: 'fatal',
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** A worker that runs with these keys; the others end. */
async function startWorker(keys: string) {
  const child = run('main.ts', keys);
  const copy = `worker ${hostname()}:${child.pid}`;
  await expect
    .poll(async () => (await selectKeyHolders(worker.redis)).map((one) => one.copy))
    .toContain(copy);
  return {
    copy,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs the command as an operator does. */
async function rotate(keys: string, ...args: string[]) {
  const child = run('keys-rotate.ts', keys, ...args);
  const [output, errors, ended] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: ended[0], said: output + errors };
}

test('nothing is sealed with a key until every running copy has it and seals with it', async () => {
  const old = await startWorker(settingOf(1));
  const unknown = await rotate(settingOf(2, 1), '--apps-stopped');
  expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining(old.copy) });
  expect(unknown.said).toContain('do not have key 2');
  expect(await versions()).toEqual([1]);

  const both = await startWorker(settingOf(1, 2));
  await old.stop();
  const behind = await rotate(settingOf(2, 1), '--apps-stopped');
  expect(behind).toMatchObject({ code: 1, said: expect.stringContaining(both.copy) });
  expect(behind.said).toContain('seal with another key');
  expect(behind.said).not.toContain(old.copy);
  expect(await versions()).toEqual([1]);

  const next = await startWorker(settingOf(2, 1));
  await both.stop();
  // No api announces its keys: it may use another Redis.
  const silent = await rotate(settingOf(2, 1));
  expect(silent).toMatchObject({ code: 1, said: expect.stringContaining('No copy of api') });
  expect(await versions()).toEqual([1]);

  const done = await rotate(settingOf(2, 1), '--apps-stopped');
  expect(done).toEqual({
    code: 0,
    said: 'Everything is sealed with key 2; the others can go.\n',
  });
  expect(await versions()).toEqual([2]);
  await next.stop();
});

test('the old key has to stay where a copy without the new one started meanwhile', async () => {
  const holder = (copy: string, ...ofVersions: number[]): KeyHolder => ({
    copy,
    fingerprints: keyFingerprints(ofVersions.map(keyOf)),
  });
  const running = [holder('api a:1', 2, 1), holder('worker b:1', 2, 1)];
  let asked = 0;
  const rotation = rotateWhileRunning({
    db: worker.database.db,
    keys: [keyOf(2), keyOf(1)],
    isStopped: false,
    holders: async () => {
      asked += 1;
      return asked === 1 ? running : [...running, holder('api late:1', 1)];
    },
  });
  await expect(rotation).rejects.toThrow(/do not have key 2[\s\S]* api late:1\nKeep the old keys/);
});

test('the old key has to stay where a copy that has ended meanwhile sealed with it', async () => {
  const { db } = worker.database;
  const fingerprints = keyFingerprints([keyOf(2), keyOf(1)]);
  let asked = 0;
  const rotation = rotateWhileRunning({
    db,
    keys: [keyOf(2), keyOf(1)],
    isStopped: true,
    holders: async () => {
      asked += 1;
      if (asked === 2) await selectSealedKey(db, createKeyRing([keyOf(1)]), 'petition late');
      return [{ copy: 'api a:1', fingerprints }];
    },
  });
  await expect(rotation).rejects.toThrow('still sealed with key 1, which has to stay');
});

test('a copy with another key of the same version does not count as one that has it', async () => {
  const other = keyFingerprints([{ version: 2, key: new Uint8Array(32).fill(9) }, keyOf(1)]);
  const rotation = rotateWhileRunning({
    db: worker.database.db,
    keys: [keyOf(2), keyOf(1)],
    isStopped: true,
    holders: async () => [{ copy: 'api a:1', fingerprints: other }],
  });
  await expect(rotation).rejects.toThrow('do not have key 2');
  expect(await versions()).toEqual([1]);
});
