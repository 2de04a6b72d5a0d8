// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { transaction } from '@kga/db/core';
import {
  insertSignatureExport,
  selectExportedPetition,
  selectSignatureExport,
  selectSignatureExportBytes,
} from '@kga/db/petitions';
import { insertTestSigners } from '@kga/db/testing';
import { withCompileCache } from '@kga/dev/testing';
import { createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { untilServed } from '../../../../testing/until-served.ts';
import { type WorkerFixture, createWorkerFixture } from '../../../../testing/worker-fixture.ts';

vi.setConfig({ testTimeout: 300_000 });

const signers = 20_000;
const petitionId = v7();
const patience = { timeout: 240_000, interval: 50 };

let worker: WorkerFixture;
let running: ChildProcess | undefined;
const ring = () => createKeyRing(worker.config().encryptionKeys);

beforeAll(async () => {
  worker = await createWorkerFixture();
  await insertTestSigners(worker.database.db, ring(), { petitionId, count: signers });
});
afterAll(async () => {
  if (running) await kill(running);
  await worker.close();
});

function start(): ChildProcess {
  const main = join(import.meta.dirname, '../../../../main.ts');
  running = spawn(process.execPath, ['--conditions=kga-source', main], {
    env: withCompileCache({
      DATABASE_URL: worker.database.url,
      REDIS_URL: worker.redisService.url,
      ENCRYPTION_KEYS: `1:${'5a'.repeat(32)}`,
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      LOG_LEVEL: 'fatal',
    }),
    stdio: 'inherit',
  });
  return running;
}

async function kill(child: ChildProcess): Promise<void> {
  running = undefined;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Holds the worker at a part of the file, so that a kill meets it in the middle. */
async function killWhileWriting(child: ChildProcess): Promise<void> {
  await transaction(worker.database.db, async (trx) => {
    await sql`lock table signature_export_part in share mode`.execute(trx);
    await vi.waitFor(async () => {
      const { rows } = await sql<{ waits: boolean }>`select exists (
        select from pg_locks
        where not granted and relation = 'signature_export_part'::regclass) as waits`.execute(trx);
      expect(rows[0]?.waits).toBe(true);
    }, patience);
    await kill(child);
  });
  await untilServed(worker.database.db);
}

test('a worker that is killed leaves nothing of its file, and another one makes it', async () => {
  const { db } = worker.database;
  const id = await transaction(db, (trx) =>
    insertSignatureExport(trx, petitionId, {
      format: {
        file: 'csv',
        columns: ['lastName', 'firstName', 'country'],
        language: 'en',
        delimiter: ',',
        paper: 'A4',
      },
      recipientKey: null,
      purpose: 'Delivery',
    }),
  );
  await killWhileWriting(start());
  expect(await selectSignatureExport(db, id)).toMatchObject({
    finished_at: null,
    failed_at: null,
    bytes: null,
  });
  expect(await db.selectFrom('signature_export_part').select('position').execute()).toEqual([]);

  // The claim of the dead worker passes.
  await db.updateTable('outbox').set({ due_at: new Date() }).execute();
  await worker.redis.flushall();
  const child = start();
  await vi.waitFor(async () => {
    expect((await selectSignatureExport(db, id))?.finished_at).not.toBeNull();
  }, patience);
  // Of all that the process ever used: the list is never in memory as a whole.
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const peak = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
  expect(peak).toBeLessThan(500);
  await kill(child);

  const chunks: Buffer[] = [];
  for await (const chunk of selectSignatureExportBytes(db, ring(), id)) chunks.push(chunk);
  const lines = Buffer.concat(chunks).toString().trimEnd().split('\r\n').slice(1);
  expect([lines.length, new Set(lines).size]).toEqual([signers, signers]);
  expect(await selectSignatureExport(db, id)).toMatchObject({ signature_count: signers });
  // Of the cover sheet.
  expect(await selectExportedPetition(db, petitionId)).toMatchObject({ signatureCount: signers });
});
