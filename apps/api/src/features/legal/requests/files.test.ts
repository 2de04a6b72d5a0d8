// SPDX-License-Identifier: AGPL-3.0-or-later
import { createCipheriv } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import * as contracts from '@kga/contracts/legal';
import { selectUncheckedFile, updateLegalFile } from '@kga/db/legal';
import { createKeyRing } from '@kga/server/crypto';
import { expect, test } from 'vitest';

import { newMember } from '../../../testing/account-fixture.ts';
import { agent } from '../../../testing/agent.ts';
import { pdf, sendConsultation, upload } from '../../../testing/legal-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';
import { hasActiveContent } from './active-content.ts';
import { downloadName, typeOfFile } from './file-type.ts';

const api = setupTestApp();

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(64)]);
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

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const idOf = async (reference: string) => {
  const row = await api.db
    .selectFrom('legal_request')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return row.id;
};

test.each([
  ['a PDF', pdf(), 'application/pdf'],
  ['a PNG', png, 'image'],
  ['a PNG with an archive at its end, which is copied', Buffer.concat([png, entry]), 'image'],
  ['an SVG with a script', svg, undefined],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), undefined],
  [
    'a PDF that is an archive as well',
    Buffer.concat([pdf(), Buffer.from('PK\x05\x06')]),
    undefined,
  ],
  ['an archive with a PDF’s end in its comment', Buffer.concat([pdf(), archiveEnd]), undefined],
  ['a PDF around an entry of an archive', Buffer.concat([pdf(), entry, pdf()]), undefined],
  ['a PDF with the signature of an entry', pdf('PK\x03\x04'), 'application/pdf'],
  ['a PDF behind HTML', Buffer.concat([Buffer.from('<script>'), pdf()]), undefined],
  ['a GIF', Buffer.from('GIF89a'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('%s is %s by its content', (_what, bytes, type) => {
  expect(typeOfFile(bytes)).toBe(type);
});

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
  ['領収書.png', 'image/webp', '領収書.webp'],
  ['.png', 'image/webp', 'file.webp'],
])('%j as %s is downloaded as %s', (name, type, expected) => {
  expect(downloadName(name, type)).toBe(expected);
});

test('what is no PDF or image, or too big, is refused whatever its name says', async () => {
  const by = agent(api.app);
  const refused = await upload(by, 'cat.png', svg);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    [{ path: 'data', code: 'invalid_format' }],
  ]);
  const big = Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)]);
  expect((await upload(by, 'big.png', big)).statusCode).toBe(413);
});

test('a PDF that runs something is refused with a reason of its own', async () => {
  const by = agent(api.app);
  const refused = await upload(by, 'a.pdf', pdf(') /S /JavaScript /JS (app.alert\\(1\\)'));
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    [{ path: 'data', code: 'active_content' }],
  ]);
  expect((await upload(by, 'a.pdf', pdf('JavaScript'))).statusCode).toBe(201);
});

test('an image is given to counsel once it is copied, and as a download alone', async () => {
  const by = agent(api.app);
  const name = '領収書 <b>.pdf';
  const { id, state } = (await upload(by, name, png)).json();
  expect(state).toBe('checking');
  expect((await by.get(contracts.getLegalFile.url.replace(':id', id))).json()).toEqual({ state });
  const { reference } = await sendConsultation(api.app, { attachments: [id] });
  const requestId = await idOf(reference);
  const { by: counsel } = await newMember(api, { role: 'counsel' });
  const download = () =>
    counsel.get(contracts.downloadLegalFile.url.replace(':id', requestId).replace(':fileId', id));
  expect((await download()).statusCode).toBe(404);
  const ring = createKeyRing(api.config.encryptionKeys);
  expect(await selectUncheckedFile(api.db, ring, id)).toEqual(png);
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
  expect(opened.json().written.attachments).toEqual([{ id, name, bytes: 8, state: 'ready' }]);
  const actions = await api.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', requestId)
    .orderBy('id')
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(['legal_file_downloaded', 'legal_opened']);
});

test('a file belongs to one request, and a refused one to none', async () => {
  const by = agent(api.app);
  const { id } = (await upload(by, 'a.pdf', pdf())).json();
  await sendConsultation(api.app, { attachments: [id] });
  await expect(sendConsultation(api.app, { attachments: [id] })).rejects.toThrow('201');
  expect((await by.get(contracts.getLegalFile.url.replace(':id', id))).statusCode).toBe(404);
  const refused = (await upload(by, 'b.png', png)).json();
  await updateLegalFile(api.db, createKeyRing(api.config.encryptionKeys), refused.id, undefined);
  await expect(sendConsultation(api.app, { attachments: [refused.id] })).rejects.toThrow('201');
});
