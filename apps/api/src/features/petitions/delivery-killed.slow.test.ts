// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash, randomBytes } from 'node:crypto';

import { createSignatureExport, downloadSignatureExport } from '@kga/contracts/petitions';
import { selectAuditEntriesAbout } from '@kga/db/core';
import { storeSignatureExport } from '@kga/db/petitions';
import { createKeyRing } from '@kga/server/crypto';
import { expect, test, vi } from 'vitest';

import { setupAgent } from '../../testing/account-fixture.ts';
import { setupApiProcess } from '../../testing/api-process.ts';
import { insertOwnPetition } from '../../testing/signature-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

vi.setConfig({ testTimeout: 300_000 });

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin' });
const server = setupApiProcess(api);

const slug = 'delivered';
const patience = { timeout: 240_000, interval: 50 };

/** More than the buffers of a connection hold. */
const parts = Array.from({ length: 120 }, () => randomBytes(262_144));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Stands in for the worker, which makes files without the api. */
const make = (id: string) =>
  api.db.transaction().execute((trx) => {
    async function* bytes() {
      yield* parts;
    }
    const ring = createKeyRing(api.config.encryptionKeys);
    return storeSignatureExport(trx, ring, { id, signatureCount: () => 3 }, bytes());
  });

/** Requests again until an api answers. */
const request = (url: string, init?: RequestInit) =>
  vi.waitFor(async () => {
    const answer = await server.fetch(admin, url, init);
    expect(answer.ok, String(answer.status)).toBe(true);
    return answer;
  }, patience);

const pathOf = (id: string) =>
  downloadSignatureExport.url.replace(':id', slug).replace(':exportId', id);

async function requestExport(): Promise<string> {
  const columns = ['lastName'];
  const format = { file: 'csv', columns, language: 'en', delimiter: ',', paper: 'A4' };
  const answer = await request(createSignatureExport.url.replace(':id', slug), {
    method: 'POST',
    body: JSON.stringify({ format, purpose: 'For parliament', recipientKey: null }),
  });
  return createSignatureExport.schema.response[202].parse(await answer.json()).id;
}

async function download(id: string): Promise<string> {
  return sha256(new Uint8Array(await (await request(pathOf(id))).arrayBuffer()));
}

test('after kill -9 of the api a broken download works again, and a requested file is made', async () => {
  const { db } = api;
  const petitionId = await insertOwnPetition(api, slug);
  await db.updateTable('petition').set({ closes_at: new Date() }).execute();
  server.start();
  const ready = await requestExport();
  await make(ready);
  const broken = (await request(pathOf(ready))).body?.getReader();
  const running = await requestExport();
  await server.kill();
  // A browser sees that the file is not whole.
  await expect(
    (async () => {
      while ((await broken?.read())?.done === false);
    })(),
  ).rejects.toThrow('terminated');
  const jobs = await db
    .selectFrom('outbox')
    .select('payload')
    .where('job', '=', 'signatures.export')
    .orderBy('id')
    .execute();
  expect(jobs.map(({ payload }) => payload)).toEqual([{ exportId: ready }, { exportId: running }]);
  await make(running);

  server.start();
  const whole = sha256(Buffer.concat(parts));
  expect([await download(ready), await download(running)]).toEqual([whole, whole]);
  const entries = await selectAuditEntriesAbout(db, { kind: 'petition', id: petitionId });
  expect(entries.map(({ action }) => action.replace('petition_', '')).toReversed()).toEqual([
    'exported',
    'export_downloaded',
    'exported',
    'export_downloaded',
    'export_downloaded',
  ]);
});
