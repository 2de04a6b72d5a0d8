// SPDX-License-Identifier: AGPL-3.0-or-later
import { createCipheriv, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { deflateRawSync, gzipSync } from 'node:zlib';

import * as contracts from '@kga/contracts/legal';
import { transaction } from '@kga/db/core';
import {
  deleteUnusedLegalFiles,
  insertFilePages,
  selectUncheckedFile,
  selectWaitingDocument,
  updateLegalFile,
} from '@kga/db/legal';
import { countLockWaits } from '@kga/db/testing';
import { createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { newMember } from '../../../testing/account-fixture.ts';
import { agent } from '../../../testing/agent.ts';
import { pdf, sendConsultation, upload } from '../../../testing/legal-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';
import { png, postFile } from '../../../testing/upload-fixture.ts';
import { hasActiveContent } from './active-content.ts';
import { downloadName } from './presenter.ts';

const api = setupTestApp();

/** An empty archive whose comment is a PDF's end, and a stored entry without an end. */
const archiveEnd = Buffer.concat([
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(16),
  Buffer.from([6, 0]),
  Buffer.from('%%EOF\n'),
]);
const entry = Buffer.alloc(31);
entry.write('PK\x03\x04', 'latin1');
entry.writeUInt16LE(20, 4);
entry.writeUInt16LE(1, 26);

const idOf = async (reference: string) => {
  const row = await api.db
    .selectFrom('legal_request')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return row.id;
};

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** What programs of an office save, with a part of 100 MB that takes 100 KB. */
function officeBomb(): Buffer {
  const name = '[Content_Types].xml';
  const part = deflateRawSync(Buffer.alloc(100 * 1024 * 1024));
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(part.length, 18);
  header.writeUInt32LE(100 * 1024 * 1024, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, latin1(name), part, archiveEnd]);
}

test.each([
  ['a PDF', pdf(), 'ready'],
  ['a PDF with the signature of an archive', pdf('PK\x03\x04'), 'ready'],
  ['a PNG', png(), 'checking'],
  ['a JPEG', latin1('\xff\xd8\xff\xe0'), 'checking'],
  ['a WebP', latin1('RIFF\0\0\0\0WEBPVP8 '), 'checking'],
  ['a PNG with an archive at its end, which is copied', Buffer.concat([png(), entry]), 'checking'],
])('%s is taken', async (_what, file, state) => {
  const answer = await upload(agent(api.app), 'a file', file);
  expect([answer.statusCode, answer.json().state]).toEqual([201, state]);
});

test.each([
  ['nothing', Buffer.alloc(0), 'invalid_format'],
  ['an SVG with a script', latin1('<svg><script>alert(1)</script></svg>'), 'invalid_format'],
  ['HTML', latin1('<!doctype html><script>alert(1)</script>'), 'invalid_format'],
  ['a GIF', latin1('GIF89a'), 'invalid_format'],
  ['an AVIF', latin1('\0\0\0\x20ftypavif\0\0\0\0'), 'invalid_format'],
  ['a program', latin1('MZ\x90\0'), 'invalid_format'],
  ['a document of an office that unpacks to 100 MB', officeBomb(), 'invalid_format'],
  ['300,000 entries of archives', Buffer.alloc(300_000 * entry.length, entry), 'invalid_format'],
  ['a compressed file', gzipSync(gzipSync(Buffer.alloc(100_000_000))), 'invalid_format'],
  ['the beginning of a PNG', png().subarray(0, 12), 'invalid_format'],
  ['a PDF without its end', pdf().subarray(0, -7), 'invalid_format'],
  ['a PDF behind HTML', Buffer.concat([latin1('<script>'), pdf()]), 'invalid_format'],
  ['a PDF behind a song', Buffer.concat([latin1('ID3\x04\0\0\0\0\0\0'), pdf()]), 'invalid_format'],
  [
    'a PDF behind a mark of UTF-8',
    Buffer.concat([latin1('\xef\xbb\xbf'), pdf()]),
    'invalid_format',
  ],
  ['a PDF with a page behind it', Buffer.concat([pdf(), latin1('<html>')]), 'invalid_format'],
  ['a PDF with an archive behind it', Buffer.concat([pdf(), archiveEnd]), 'active_content'],
  ['a PDF around an archive', Buffer.concat([pdf(), entry, pdf()]), 'active_content'],
  ['a PDF with a script', pdf(') /S /JavaScript /JS (app.alert\\(1\\)'), 'active_content'],
])('%s is refused whatever its name says', async (_what, file, code) => {
  const answer = await upload(agent(api.app), 'receipt.pdf', file);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { code: 'validation_failed', errors: [{ path: 'body', code }] },
  ]);
});

test.each([
  ['separators of folders', '../../etc/passwd'],
  ['those of Windows', 'C:\\bills\\a.pdf'],
  ['a line break', 'a\r\nb.pdf'],
  ['NUL', 'a\0.pdf'],
  ['an escape', '\u001B[2J.pdf'],
  ['letters that turn the rest around', 'a\u202Efdp.exe'],
  ['an isolate', 'a\u2067b.pdf'],
  ['300 characters', 'x'.repeat(300)],
  ['no character', ''],
  ['none that is seen', '\u200B'],
])('a name with %s is refused', async (_what, name) => {
  const headers = { [contracts.fileNameHeader]: encodeURIComponent(name) };
  const answer = await postFile(agent(api.app), contracts.createLegalFile.url, pdf(), headers);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { code: 'validation_failed', errors: [{ path: contracts.fileNameHeader }] },
  ]);
});

test.each(['%', '%zz', '%ED%A0%80', '%ff', 'x'.repeat(8_000), undefined])(
  'the header %j is no name',
  async (header) => {
    const headers = header === undefined ? {} : { [contracts.fileNameHeader]: header };
    const answer = await postFile(agent(api.app), contracts.createLegalFile.url, pdf(), headers);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
  },
);

test.each([
  ['a script', '/S /JavaScript /JS (app.alert(1))', true],
  ['a script that runs when it is opened', '/OpenAction << /S/JavaScript/JS 5 0 R >>', true],
  ['a script under a name in digits', '/S /J#61va#53cript', true],
  ['a script of a rendition', '/S /Rendition /JS <6170702E>', true],
  ['a command', '<</S/Launch/F(cmd.exe)>>', true],
  ['another file', '/Type /EmbeddedFile\n', true],
  ['names of other files', '/Names<</EmbeddedFiles 3 0 R>>', true],
  ['a script far behind its key', `/S /R /JS${' '.repeat(700)}(app.alert(1))`, true],
  ['a script in an object of many zeros', `/S /R /JS ${'0'.repeat(501)}5 0 R`, true],
  ['a script far behind its number', `/S /R /JS 5${' '.repeat(501)}0 R`, true],
  ['a page to open first', '/OpenAction [3 0 R /Fit]', false],
  ['a name that begins the same', '/JavaScripted /Launcher /JSON (1)', false],
  ['a text about scripts', '(JavaScript, JS and Launch)', false],
])('a PDF with %s is active: %s %s', async (_what, part, isActive) => {
  const bytes = Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${part} >>\nendobj\n%%EOF\n`);
  expect(await hasActiveContent(bytes)).toBe(isActive);
});

test.each([262_134, 262_140, 264_640, 524_288])('a script at byte %i is found', async (at) => {
  const bytes = Buffer.alloc(at + 40, 'x');
  bytes.write(' /S /JavaScript /JS (app.alert(1))', at);
  expect(await hasActiveContent(bytes)).toBe(true);
});

test('compressed data of 10 MB is not taken for a script, and others are served meanwhile', async () => {
  const random = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16));
  const bytes = random.update(Buffer.alloc(10 * 1024 * 1024));
  let served = 0;
  const scan = { isRunning: true };
  const scanning = hasActiveContent(bytes).finally(() => (scan.isRunning = false));
  for (; scan.isRunning; served += 1) await setImmediate();
  expect(await scanning).toBe(false);
  expect(served).toBeGreaterThan(20);
});

test.each([
  ['invoice.pdf', 'image/webp', 'invoice.webp'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\bills\\a"b\r\n.exe', 'application/pdf', 'ab.pdf'],
  ['\u202Efdp.exe', 'application/pdf', 'fdp.pdf'],
  ['rfdp.exe\r\nX y/../../../evil.exe', 'application/pdf', 'evil.pdf'],
  ['..\\..\u2028/x.pdf', 'application/pdf', 'x.pdf'],
  ['領収書.png', 'image/webp', '領収書.webp'],
  ['.png', 'image/webp', 'file.webp'],
])('%j as %s is downloaded as %s', (name, type, expected) => {
  expect(downloadName(name, type)).toBe(expected);
});

test('the largest file is taken, and none that is larger', async () => {
  const by = agent(api.app);
  const largest = png(contracts.legalFileMax);
  expect((await upload(by, 'a.png', largest)).statusCode).toBe(201);
  const refused = await upload(by, 'a.png', Buffer.concat([largest, Buffer.alloc(1)]));
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'payload_too_large']);
});

test('an image is given to counsel once it is copied, and as a download alone', async () => {
  const by = agent(api.app);
  const name = '領収書 <b>.pdf';
  const { id, state } = (await upload(by, name, png())).json();
  expect(state).toBe('checking');
  expect((await by.get(contracts.getLegalFile.url.replace(':id', id))).json()).toEqual({ state });
  const { reference } = await sendConsultation(api.app, { attachments: [id] });
  const requestId = await idOf(reference);
  const { by: counsel } = await newMember(api, { role: 'counsel' });
  const download = () =>
    counsel.get(contracts.downloadLegalFile.url.replace(':id', requestId).replace(':fileId', id));
  expect((await download()).statusCode).toBe(404);
  const ring = createKeyRing(api.config.encryptionKeys);
  expect(await selectUncheckedFile(api.db, ring, id)).toEqual(png());
  await updateLegalFile(api.db, ring, id, Buffer.from('the copy'));
  const answer = await download();
  expect([answer.statusCode, answer.body]).toEqual([200, 'the copy']);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w .-]+"; filename\*=/),
  });
  const opened = await counsel.get(contracts.getManagedRequest.url.replace(':id', requestId));
  const attachment = { id, name, bytes: 8, state: 'ready', pages: null };
  expect(opened.json().written.attachments).toEqual([attachment]);
  const actions = await api.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', requestId)
    .orderBy('id')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(['legal_file_downloaded', 'legal_opened']);
});

test('counsel alone sees the pages of a PDF once they are made', async () => {
  const by = agent(api.app);
  const { id } = (await upload(by, 'receipt.pdf', pdf())).json();
  const ring = createKeyRing(api.config.encryptionKeys);
  expect(await selectWaitingDocument(api.db, ring, id)).toBeUndefined();
  const { reference } = await sendConsultation(api.app, { attachments: [id] });
  const requestId = await idOf(reference);
  const { by: counsel } = await newMember(api, { role: 'counsel' });
  const opened = async () =>
    (await counsel.get(contracts.getManagedRequest.url.replace(':id', requestId))).json().written
      .attachments[0].pages;
  const pageUrl = (page: number | string, request = requestId) =>
    contracts.getLegalFilePage.url
      .replace(':id', request)
      .replace(':fileId', id)
      .replace(':page', String(page));
  expect(await opened()).toEqual({ state: 'waiting', shown: 0, total: 0 });
  expect((await counsel.get(pageUrl(1))).statusCode).toBe(404);
  expect(await selectWaitingDocument(api.db, ring, id)).toEqual(pdf());
  const pictures = [Buffer.from('one'), Buffer.from('two')];
  for (let time = 0; time < 2; time += 1) {
    await transaction(api.db, (trx) =>
      insertFilePages(trx, ring, id, { state: 'made', pictures, total: 30 }),
    );
  }
  expect(await opened()).toEqual({ state: 'made', shown: 2, total: 30 });
  const answer = await counsel.get(pageUrl(2));
  expect([answer.statusCode, answer.body]).toEqual([200, 'two']);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await counsel.get(pageUrl(1))).body).toBe('one');
  const { by: admin } = await newMember(api, { role: 'admin' });
  expect((await admin.get(pageUrl(1))).statusCode).toBe(403);
  expect((await by.get(pageUrl(1))).statusCode).toBe(401);
  for (const [page, status] of [
    [3, 404],
    [21, 400],
    ['x', 400],
  ] as const) {
    expect((await counsel.get(pageUrl(page))).statusCode).toBe(status);
  }
  expect((await counsel.get(pageUrl(1, randomUUID()))).statusCode).toBe(404);
  const viewed = await api.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', requestId)
    .where('action', '=', 'legal_file_viewed')
    .execute();
  expect(viewed).toHaveLength(1);
});

test('a file belongs to one request, and a refused one to none', async () => {
  const by = agent(api.app);
  const { id } = (await upload(by, 'a.pdf', pdf())).json();
  await sendConsultation(api.app, { attachments: [id] });
  await expect(sendConsultation(api.app, { attachments: [id] })).rejects.toThrow('201');
  expect((await by.get(contracts.getLegalFile.url.replace(':id', id))).statusCode).toBe(404);
  const refused = (await upload(by, 'b.png', png())).json();
  await updateLegalFile(api.db, createKeyRing(api.config.encryptionKeys), refused.id, undefined);
  await expect(sendConsultation(api.app, { attachments: [refused.id] })).rejects.toThrow('201');
});

/** Inserts a file without bytes, as if it had some. */
const plant = (size: number, created_at = new Date()) =>
  api.db
    .insertInto('legal_file')
    .values({
      id: randomUUID(),
      state: 'ready',
      media_type: 'image',
      name: Buffer.of(),
      size,
      created_at,
    })
    .execute();

test('files that no request has are refused beyond a gigabyte in all, from every network', async () => {
  await api.db.deleteFrom('legal_file').execute();
  await plant(1_024 * 1_048_576 - pdf().length);
  expect((await upload(agent(api.app), 'fits', pdf())).statusCode).toBe(201);
  const refused = await upload(agent(api.app), 'does not', pdf());
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'overloaded']);
  expect(refused.headers['retry-after']).toBe('600');
  await api.db.deleteFrom('legal_file').execute();
  expect((await upload(agent(api.app), 'fits again', pdf())).statusCode).toBe(201);
});

test('a process checks two files at a time, has eight wait and refuses more', async () => {
  let uploads: ReturnType<typeof upload>[] = [];
  await api.db.transaction().execute(async (trx) => {
    await sql`lock table legal_file in access exclusive mode`.execute(trx);
    uploads = Array.from({ length: 11 }, () => upload(agent(api.app), 'a file', pdf()));
    expect((await Promise.race(uploads)).statusCode).toBe(503);
    await expect.poll(() => countLockWaits(api.db)).toBe(2);
  });
  const codes = (await Promise.all(uploads)).map(({ statusCode }) => statusCode);
  expect(codes.toSorted((one, other) => one - other)).toEqual([
    ...Array.from({ length: 10 }, () => 201),
    503,
  ]);
});

test('files that no request has are deleted after an hour', async () => {
  await api.db.deleteFrom('legal_file').execute();
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await plant(1, ago(59));
  await plant(1, ago(61));
  expect(await deleteUnusedLegalFiles(api.db)).toBe(1);
});
