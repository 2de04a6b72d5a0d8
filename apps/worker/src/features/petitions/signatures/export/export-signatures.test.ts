// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { ExportFormat } from '@kga/contracts/petitions';
import { transaction } from '@kga/db/core';
import {
  appendLeaves,
  confirmSignatures,
  insertSignatures,
  insertSignatureExport,
  selectExportedPetition,
  selectHeads,
  selectSignatureExport,
  selectSignatureExportBytes,
  withdrawSignature,
} from '@kga/db/petitions';
import { createLog } from '@kga/server';
import { createKeyRing } from '@kga/server/crypto';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type WorkerFixture, createWorkerFixture } from '../../../../testing/worker-fixture.ts';
import { loadCover } from './cover-sheet.ts';
import { exportSignatures } from './export-signatures.ts';

const petitionId = v7();
const mail = { publicOrigin: 'https://kga.test', contact: 'team@kga.test' };
const names = [
  ['Wilhelmina', 'Quisthoudt', 'NL'],
  ['Владимир', 'Ильин', 'RU'],
  ['太郎', '田中', 'JP'],
  ['محمد بن', 'عبد الله', 'EG'],
  ['=HYPERLINK("x")', 'ქართველი 𠮷', 'GE'],
] as const;

let worker: WorkerFixture;
const ring = () => createKeyRing(worker.config().encryptionKeys);

beforeAll(async () => {
  worker = await createWorkerFixture();
  const { db } = worker.database;
  await db
    .insertInto('petition')
    .values({
      id: petitionId,
      slug: 'delivered',
      kind: 'own',
      title: 'Keep them',
      addressee: 'Parliament',
      text: 'We ask for a law.\n'.repeat(80),
      translations: JSON.stringify({
        ja: { title: '守ろう', addressee: '議会', text: '法律を求めます。' },
        de: { title: 'Erhalten', addressee: 'Parlament', text: 'Wir fordern ein Gesetz.' },
      }),
      sources: [],
      demonstration: false,
      opened_at: new Date('2026-01-01'),
    })
    .execute();
  for (const [firstName, lastName, country] of names) {
    await insertSignatures(db, ring(), [
      {
        petitionId,
        addressHash: createHash('sha256').update(lastName).digest(),
        signer: { firstName, lastName, email: 'signer@mail.kga.test', city: undefined },
        country,
        language: country === 'JP' ? 'ja' : 'en',
        showName: false,
        wantsUpdates: false,
      },
    ]);
  }
  const rows = await db.selectFrom('signature').select('id').orderBy('id').execute();
  for (const { id } of rows) {
    const receiptHash = createHash('sha256').update(id).digest();
    await confirmSignatures(db, [{ id, petitionId, receiptHash }]);
  }
  const withdrawn = { id: rows[1]?.id ?? '', petitionId };
  await transaction(db, (trx) => withdrawSignature(trx, withdrawn));
  await db.updateTable('petition').set({ closes_at: new Date() }).execute();
});
afterAll(() => worker.close());

const csv: ExportFormat = {
  file: 'csv',
  columns: ['lastName', 'firstName', 'country'],
  language: 'de',
  delimiter: ';',
  paper: 'A4',
};

/** The bytes of a file as an admin downloads them. */
async function exported(format: ExportFormat, recipientKey: string | null = null) {
  const { db } = worker.database;
  await db.deleteFrom('outbox').execute();
  const wanted = { format, recipientKey, purpose: 'Delivery' };
  const id = await transaction(db, (trx) => insertSignatureExport(trx, petitionId, wanted));
  const { id: outboxId } = await db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
  const log = createLog('worker', 'silent');
  expect(await exportSignatures({ db, ring: ring(), log, mail }, outboxId)).toBe('made');
  const row = await selectSignatureExport(db, id);
  const chunks: Buffer[] = [];
  for await (const chunk of selectSignatureExportBytes(db, ring(), id)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  expect(row).toMatchObject({ signature_count: 4, bytes: bytes.length });
  // Of the cover sheet.
  expect(await selectExportedPetition(db, petitionId)).toMatchObject({ signatureCount: 4 });
  const parts = await db.selectFrom('signature_export_part').select('bytes').execute();
  expect(Buffer.concat(parts.map((part) => part.bytes)).includes('Quisthoudt')).toBe(false);
  return bytes;
}

test('a CSV file has the columns of its addressee, without withdrawn signatures', async () => {
  const lines = (await exported(csv)).toString().split('\r\n').slice(0, -1);
  expect(lines[0]).toBe('\uFEFF"Nachname, falls getrennt angegeben";"Name";"Wohnsitzland"');
  expect(lines.slice(1).toSorted()).toEqual([
    '"Quisthoudt";"Wilhelmina";"Niederlande"',
    '"عبد الله";"محمد بن";"Ägypten"',
    '"ქართველი 𠮷";"\'=HYPERLINK(""x"")";"Georgien"',
    '"田中";"太郎";"Japan"',
  ]);
});

test('a file for a recipient is read with the recipient’s key alone', async () => {
  const identity = await generateX25519Identity();
  const bytes = await exported(csv, await identityToRecipient(identity));
  expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1/);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  expect(await decrypter.decrypt(bytes, 'text')).toContain('Quisthoudt');
});

test('a PDF file draws names of all scripts behind its cover sheet', async () => {
  const format: ExportFormat = { ...csv, file: 'pdf', columns: ['firstName', 'lastName', 'day'] };
  const bytes = await exported(format);
  expect(bytes.toString('latin1', 0, 8)).toMatch(/^%PDF-1\.\d/);
  expect(bytes.toString('latin1').trimEnd()).toMatch(/%%EOF$/);
  const text = bytes.toString('latin1');
  // A font for each script, and a page for the cover, its long text and the list.
  expect(text.match(/\/FontFile2 /g)?.length).toBeGreaterThanOrEqual(4);
  expect(text).toMatch(/\/Count [345]\b/);
});

test('a PDF file has the day of each signature in its language', async () => {
  const { db } = worker.database;
  await db
    .updateTable('signature')
    .set({ confirmed_at: new Date('2026-03-01T23:59:59Z') })
    .where('confirmed_at', 'is not', null)
    .execute();
  const bytes = await exported({ ...csv, file: 'pdf', columns: ['lastName', 'day'] });
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(bytes);
  const list = Array.from(pdf.pages()).at(-1)?.getText() ?? '';
  pdf.destroy();
  library.destroy();
  expect(list).toContain('Quisthoudt');
  expect(list.match(/01\.03\.2026/g)).toHaveLength(4);
});

test('the cover sheet says whom to ask, how signatures were checked and what was signed', async () => {
  const { db } = worker.database;
  const cover = await loadCover(db, petitionId, { language: 'de' }, mail);
  expect(cover.facts).toContainEqual([
    'Kontakt',
    'team@kga.test · https://kga.test/petition/delivered',
  ]);
  expect(cover.notes.map(([heading]) => heading)).toEqual([
    'Wie die Unterschriften geprüft wurden',
  ]);
  expect(
    cover.texts.map(({ heading, language, text }) => [heading, language, text.slice(0, 8)]),
  ).toEqual([
    ['Text der Petition auf Englisch', 'en', 'We ask f'],
    ['Übersetzung (Deutsch) von der Seite der Petition', 'de', 'Wir ford'],
    ['Übersetzung (Japanisch) von der Seite der Petition', 'ja', '法律を求めます。'],
  ]);
});

test('the cover sheet names the last head of the log', async () => {
  const { db } = worker.database;
  await transaction(db, (trx) => appendLeaves(trx, petitionId, () => 'signed'));
  const [head] = await selectHeads(db, petitionId, 1);
  const { notes } = await loadCover(db, petitionId, { language: 'en' }, mail);
  const [, text = ''] = notes.find(([heading]) => heading === 'Public log of the signatures') ?? [];
  expect(text).toContain(head?.root.toString('base64'));
  expect(text).toContain('https://kga.test/petition/delivered/receipt');
});
