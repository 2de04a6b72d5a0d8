// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';

import { insertBackup } from '@kga/db/backup';
import { holdMails, selectSealedKey } from '@kga/db/core';
import { freePort, startRedis, withCompileCache } from '@kga/dev/testing';
import { createKeyAnnouncements } from '@kga/server';
import { createKeyRing, keyFingerprints } from '@kga/server/crypto';
import type { EncryptionKey } from '@kga/server/settings';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { type JobRunner, createQueue, createRunner } from '../../../platform/queue.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { addMails, mailsIn } from '../../../testing/mails.ts';
import { type WorkerFixture, createWorkerFixture } from '../../../testing/worker-fixture.ts';

const findings = z.array(
  z.object({
    name: z.string(),
    state: z.enum(['ok', 'warning', 'failed']),
    found: z.string(),
    wayOut: z.string().optional(),
  }),
);

const ofPostgres = [
  'Postgres',
  'migrations',
  'clock',
  'keys',
  'objects',
  'mails',
  'backup',
  'petitions',
  'feeds',
];
const ofRedis = ['Redis', 'queues', 'workers', 'keys of copies'];

let worker: WorkerFixture;
let mails: MailServer;
/** Answers as web and the api do; `null` is a page that is down. */
let frontPage: string | null = '<!doctype html>';
const site = createServer((request, response) => {
  if (request.url !== '/') response.end('{}');
  else if (frontPage === null) response.writeHead(503).end();
  else response.writeHead(200, { 'content-type': 'text/html' }).end(frontPage);
});
let taker: JobRunner;
let copies: ReturnType<typeof announceKeys>[];
let settings: Record<string, string>;

beforeAll(async () => {
  const [fixture, server] = await Promise.all([createWorkerFixture(), startMailServer()]);
  worker = fixture;
  mails = server;
  // A port that was only looked up may be taken by another test.
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  const { db, url } = worker.database;
  await worker.seed('tracker', 'http://localhost:1/figures');
  await answeredBefore('1 minute');
  taker = startTaker();
  const keys = worker.config().encryptionKeys;
  copies = [announceKeys('api', keys), announceKeys('worker', keys)];
  await selectSealedKey(db, createKeyRing(worker.config().encryptionKeys), 'petition x');
  await insertBackup(db, 1);
  settings = {
    DATABASE_URL: url,
    REDIS_URL: worker.redisService.url,
    ENCRYPTION_KEYS: `1:${'5a'.repeat(32)}`,
    SMTP_URL: mails.url,
    MAIL_FROM: 'noreply@kga.test',
    PUBLIC_ORIGIN: `http://localhost:${address.port}`,
    BUILD_REVISION: '0123abc',
  };
});
afterAll(async () => {
  site.close();
  await taker.close();
  await Promise.all(copies.map((copy) => copy.stop()));
  await Promise.all([worker.close(), mails.close()]);
});

/** The provider of the petition answered at that time. */
const answeredBefore = (interval: string | null) =>
  sql`update petition_poll set succeeded_at = now() - ${interval}::interval`.execute(
    worker.database.db,
  );

/** A worker of a queue that the tests leave empty. */
function startTaker(): JobRunner {
  const redis = new Redis(worker.redisService.url, { maxRetriesPerRequest: null });
  const runner = createRunner(redis, 'jobs', 1, () => Promise.resolve());
  runner.on('closed', () => redis.disconnect());
  void runner.run();
  return runner;
}

/** A copy that tells its keys. */
function announceKeys(app: string, keys: readonly EncryptionKey[]) {
  const copy = createKeyAnnouncements(worker.redis, {
    app,
    fingerprints: keyFingerprints(keys),
    onError: (error) => {
      throw error;
    },
  });
  copy.start();
  return copy;
}

/** Runs the command as an operator does. */
async function diagnose(env: Record<string, string> = {}) {
  const script = join(import.meta.dirname, '../../../doctor.ts');
  const args = ['--conditions=kga-source', script, '--json'];
  return new Promise<{ code: number; found: z.infer<typeof findings> }>((resolve, reject) => {
    const child = withCompileCache({ ...settings, ...env });
    execFile(process.execPath, args, { env: child }, (error, stdout, stderr) => {
      if (stdout === '') reject(new Error(stderr));
      else resolve({ code: Number(error?.code ?? 0), found: findings.parse(JSON.parse(stdout)) });
    });
  });
}

test('a healthy installation is well', async () => {
  const { code, found } = await diagnose();
  expect(found.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(new Set(found.map(({ name }) => name))).toEqual(
    new Set(['versions', 'mail server', 'front page', 'origin', 'disk', ...ofPostgres, ...ofRedis]),
  );
  expect(code).toBe(0);
});

test('what is broken is named, each with a way out', async () => {
  const { db } = worker.database;
  await sql`update backup set made_at = now() - interval '3 days'`.execute(db);
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
    db,
  );
  await addMails(db, mailsIn('en').slice(0, 1));
  await holdMails(db);
  const queue = createQueue(worker.redis, 'exports');
  await queue.add('signatures.export', {}, { timestamp: Date.now() - 3_600_000 });
  await worker.redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
  onTestFinished(async () => {
    await worker.redis.config('SET', 'maxmemory-policy', 'noeviction');
  });

  const broken = await diagnose({
    ENCRYPTION_KEYS: `2:${'5b'.repeat(32)}`,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    PUBLIC_ORIGIN: `https://localhost:${new URL(settings['PUBLIC_ORIGIN'] ?? '').port}`,
  });
  const seen = (name: string) =>
    broken.found
      .filter((one) => one.name === name && one.state !== 'ok')
      .map(({ state, found }) => `${state}: ${found}`)
      .join('\n');
  expect({
    migrations: seen('migrations'),
    keys: seen('keys'),
    'keys of copies': seen('keys of copies'),
    'mail server': seen('mail server'),
    mails: seen('mails'),
    backup: seen('backup'),
    Redis: seen('Redis'),
    queues: seen('queues'),
    origin: seen('origin'),
  }).toEqual({
    migrations: expect.stringContaining('failed: the newest is '),
    keys: 'failed: rows are sealed with 1, which ENCRYPTION_KEYS lacks',
    'keys of copies': ['api', 'worker']
      .map(
        (app) =>
          `warning: ${app} ${hostname()}:${process.pid} lacks 2 and has 1, which this command lacks`,
      )
      .join('\n'),
    'mail server': expect.stringContaining('ECONNREFUSED'),
    mails: 'warning: 1 are held',
    backup: 'failed: 72 hours old',
    Redis: 'failed: maxmemory-policy is allkeys-lru',
    queues: expect.stringMatching(/failed: the oldest job waits for 36\d\d s, in exports/),
    origin: expect.stringContaining('failed:'),
  });
  const unwell = broken.found.filter(({ state }) => state !== 'ok');
  expect(unwell.filter(({ wayOut }) => wayOut === undefined)).toEqual([]);
  expect(broken.code).toBe(1);
});

test('a copy without the key that rows are sealed with has failed', async () => {
  const [, other] = copies;
  const keys = [{ version: 2, key: new Uint8Array(32).fill(7) }];
  await other?.stop();
  const without = announceKeys('worker', keys);
  onTestFinished(async () => {
    await without.stop();
    other?.start();
  });
  const { found } = await diagnose();
  const copy = `worker ${hostname()}:${process.pid}`;
  expect(found.filter(({ name }) => name === 'keys of copies')).toMatchObject([
    { state: 'ok', found: '1 of 2 copies have the same keys as this command' },
    { state: 'failed', found: `${copy} lacks 1, which rows are sealed with` },
  ]);
});

test('a copy that seals with another key than this command is to be looked at', async () => {
  const [, other] = copies;
  const next = { version: 2, key: new Uint8Array(32).fill(7) };
  await other?.stop();
  const behind = announceKeys('worker', [...worker.config().encryptionKeys, next]);
  onTestFinished(async () => {
    await behind.stop();
    other?.start();
  });
  const { found } = await diagnose({
    ENCRYPTION_KEYS: `2:${'07'.repeat(32)},1:${'5a'.repeat(32)}`,
  });
  expect(found.filter(({ name }) => name === 'keys of copies')).toContainEqual(
    expect.objectContaining({
      state: 'warning',
      found: `worker ${hostname()}:${process.pid} seals with 1, and this command with 2`,
    }),
  );
});

test('a site without pages, workers or figures is not well', async () => {
  await sql`update backup set made_at = now()`.execute(worker.database.db);
  frontPage = null;
  await taker.close();
  await copies[0]?.stop();
  await answeredBefore(null);
  onTestFinished(() => {
    copies[0]?.start();
    frontPage = '<!doctype html>';
    taker = startTaker();
  });
  const { code, found } = await diagnose({ BUILD_REVISION: 'unknown' });
  const seen = (name: string) =>
    found.find((one) => one.name === name && one.state !== 'ok')?.found ?? 'ok';
  expect({
    'front page': seen('front page'),
    workers: seen('workers'),
    'keys of copies': seen('keys of copies'),
    petitions: seen('petitions'),
    versions: seen('versions'),
  }).toEqual({
    'front page': expect.stringContaining('answers 503'),
    workers: 'none takes jobs',
    'keys of copies': 'no copy of api tells its keys',
    petitions: 'eu: its provider has never answered',
    versions: 'worker unknown',
  });
  expect(code).toBe(1);
});

test('with queues apart, both servers are checked, and only that of the queues must not evict', async () => {
  const caches = await startRedis();
  onTestFinished(() => caches.stop());
  const client = new Redis(caches.url);
  await client.config('SET', 'maxmemory-policy', 'volatile-lru');
  client.disconnect();
  await worker.redis.config('SET', 'maxmemory-policy', 'volatile-lru');
  const apart = { REDIS_URL: caches.url, REDIS_QUEUE_URL: worker.redisService.url };
  const { found } = await diagnose(apart);
  const policies = found.filter((one) => one.found.startsWith('maxmemory-policy'));
  expect(policies.map(({ name, state }) => ({ name, state }))).toEqual([
    { name: 'Redis', state: 'ok' },
    { name: 'Redis of queues', state: 'failed' },
  ]);
  await caches.kill();
  const unwell = (await diagnose(apart)).found.filter(({ state }) => state === 'failed');
  expect(unwell.map(({ name }) => name)).toContain('Redis');
});

test('services that do not answer are failures, not a crash', async () => {
  const port = await freePort();
  const { code, found } = await diagnose({
    DATABASE_URL: `postgres://kga@127.0.0.1:${port}/kga`,
    REDIS_URL: `redis://127.0.0.1:${port}`,
    ENCRYPTION_KEYS: `1:${'5b'.repeat(32)}`,
  });
  const failed = found.filter(({ state }) => state === 'failed').map(({ name }) => name);
  expect(new Set(failed)).toEqual(new Set([...ofPostgres, ...ofRedis]));
  // In words of an operator, not of a library.
  expect(found.map((one) => one.found).join()).not.toContain('max retries');
  expect(code).toBe(1);
});
