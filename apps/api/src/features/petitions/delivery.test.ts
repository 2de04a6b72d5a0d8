// SPDX-License-Identifier: AGPL-3.0-or-later
import { type SignatureExport, createSignatureExport } from '@kga/contracts/petitions';
import { selectAuditEntriesAbout } from '@kga/db/core';
import { storeSignatureExport } from '@kga/db/petitions';
import { createKeyRing } from '@kga/server/crypto';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';

import { setupAgent } from '../../testing/account-fixture.ts';
import { insertOwnPetition } from '../../testing/signature-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin' });

const slug = 'delivered';
const exportsPath = createSignatureExport.url.replace(':id', slug);

const format = {
  file: 'csv',
  columns: ['firstName', 'lastName'],
  language: 'en',
  delimiter: ',',
  paper: 'A4',
};

const request = (change: object = {}) =>
  admin.post(exportsPath, { format, purpose: 'For parliament', recipientKey: null, ...change });
const act = (action: string, details: { date?: string; sourceUrl?: string } = {}) =>
  admin.post(`/api/admin/petitions/${slug}/actions`, { action, ...details });

/** Stands in for the worker. */
const make = ({ id }: Pick<SignatureExport, 'id'>, text: string) =>
  api.db.transaction().execute((trx) => {
    async function* parts() {
      yield Buffer.from(text);
    }
    const ring = createKeyRing(api.config.encryptionKeys);
    return storeSignatureExport(trx, ring, { id, signatureCount: () => 3 }, parts());
  });

let petitionId: string;
beforeEach(async () => {
  await api.db.deleteFrom('petition').where('slug', '<>', 'eu').execute();
  petitionId = await insertOwnPetition(api, slug);
});

test('an admin closes, exports and submits, and the public sees what was delivered', async () => {
  expect((await request()).statusCode).toBe(409);
  await act('close');
  expect((await act('submit')).statusCode).toBe(409);
  const requested = await request();
  expect(requested.statusCode).toBe(202);
  expect(requested.json()).toMatchObject({ state: 'preparing', signatureCount: null });
  const file = `${exportsPath}/${requested.json().id}`;
  expect((await admin.get(file)).statusCode).toBe(404);
  await make(requested.json(), 'the file');
  const listed = await admin.get(exportsPath);
  expect(listed.json()).toMatchObject([{ state: 'ready', signatureCount: 3, bytes: 8 }]);
  const download = await admin.get(file);
  expect(download.body).toBe('the file');
  expect(download.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-length': '8',
    'content-disposition': expect.stringMatching(/^attachment; filename="delivered-[\d-]+\.csv"$/),
    'cache-control': 'no-store',
  });
  const early = await act('submit', { date: '2026-01-01' });
  expect(early.json()).toMatchObject({ errors: [{ path: 'date', code: 'beforeClosing' }] });
  const day = new Date().toISOString().slice(0, 10);
  await act('submit', { date: day, sourceUrl: 'https://kga.test/receipt' });
  await expect
    .poll(async () => (await api.app.inject(`/api/petitions/${slug}`)).json())
    .toMatchObject({
      status: 'submitted',
      deliveredCount: 3,
      timeline: [{ kind: 'submitted', date: day, sourceUrl: 'https://kga.test/receipt' }],
    });
  const entries = await selectAuditEntriesAbout(api.db, { kind: 'petition', id: petitionId });
  expect(entries.map(({ action, after }) => [action, after]).toReversed()).toEqual([
    ['petition_closed', null],
    ['petition_exported', 'CSV · - · For parliament'],
    ['petition_export_downloaded', 'For parliament'],
    ['petition_submitted', 'https://kga.test/receipt'],
  ]);
});

test('a file for a recipient is encrypted to a key that exists', async () => {
  await act('close');
  const recipientKey = await identityToRecipient(await generateX25519Identity());
  const otherEnd = recipientKey.endsWith('q') ? 'p' : 'q';
  const wrong = await request({ recipientKey: `${recipientKey.slice(0, -1)}${otherEnd}` });
  expect(wrong.json()).toMatchObject({ errors: [{ path: 'recipientKey', code: 'invalid' }] });
  const requested = (await request({ recipientKey })).json();
  await make(requested, 'age');
  const { headers } = await admin.get(`${exportsPath}/${requested.id}`);
  expect(headers['content-type']).toBe('application/octet-stream');
  expect(headers['content-disposition']).toContain('.csv.age"');
});

test('a file is gone after a week, and after the signatures are anonymous none is made', async () => {
  await act('close');
  const requested = (await request()).json();
  await make(requested, 'old');
  await api.db
    .updateTable('signature_export')
    .set({ finished_at: sql<Date>`now() - interval '8 days'` })
    .execute();
  expect((await admin.get(`${exportsPath}/${requested.id}`)).statusCode).toBe(404);
  expect((await admin.get(exportsPath)).json()).toMatchObject([{ state: 'expired' }]);
  await api.db
    .updateTable('petition')
    .set({ answered_at: sql<Date>`now() - interval '7 months'` })
    .where('id', '=', petitionId)
    .execute();
  expect((await request()).statusCode).toBe(409);
});

test.each([
  ['no purpose', { purpose: ' ' }],
  ['no columns', { format: { ...format, columns: [] } }],
  ['a column twice', { format: { ...format, columns: ['city', 'city'] } }],
  ['the address', { format: { ...format, columns: ['email'] } }],
  ['another key', { recipientKey: '-----BEGIN PGP PUBLIC KEY BLOCK-----' }],
])('refuses %s', async (_, change) => {
  await act('close');
  expect((await request(change)).statusCode).toBe(400);
});
