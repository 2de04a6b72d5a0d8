// SPDX-License-Identifier: AGPL-3.0-or-later
import { crc32 } from 'node:zlib';

import { parseOutboxPayload } from '@kga/contracts/jobs';
import type { LegalContents } from '@kga/contracts/legal';
import {
  deleteLegalRequest,
  insertLegalFile,
  insertLegalMail,
  insertLegalMessage,
  insertLegalRequest,
  selectLegalFigures,
  selectLegalFile,
  selectLegalTokens,
} from '@kga/db/legal';
import { rotateKeys } from '@kga/db/registry';
import { createLog } from '@kga/server';
import { createKeyRing } from '@kga/server/crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type WorkerFixture, createWorkerFixture } from '../../../testing/worker-fixture.ts';
import { loadLegalMail } from '../../mail/legal-mails.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { copyLegalFile, keepLegalRequests, sendLegalDigest, weekOf } from './legal-requests.ts';

const keyOf = (version: number) => ({ version, key: new Uint8Array(32).fill(version) });
const ring = createKeyRing([keyOf(1)]);
const log = createLog('worker', 'silent');

let fixture: WorkerFixture;
beforeAll(async () => {
  fixture = await createWorkerFixture();
});
beforeEach(async () => {
  for (const table of [
    'legal_request',
    'legal_file',
    'legal_digest',
    'legal_request_past',
    'outbox',
    'account',
  ] as const) {
    await database().deleteFrom(table).execute();
  }
});
afterAll(() => fixture.close());

const database = () => fixture.database.db;

const contents: LegalContents = {
  fullName: 'Grace Hopper',
  email: 'grace@example.org',
  phone: '+44 20 7946 0000',
  issue: 'refund',
  description: 'The shop does not refund a game.',
  preferredDate: '2026-12-01',
  timeZone: 'Europe/Berlin',
  monthlyIncome: null,
  currency: null,
};

async function newRequest(files: readonly string[] = []): Promise<string> {
  const tokens = await selectLegalTokens(database(), ring);
  return database()
    .transaction()
    .execute((trx) =>
      insertLegalRequest(
        trx,
        { ring, tokens },
        {
          kind: 'consultation',
          accountId: undefined,
          contents,
          country: 'GB',
          language: 'de',
          files,
        },
      ),
    );
}

const newFile = (bytes: Buffer) =>
  database()
    .transaction()
    .execute((trx) => insertLegalFile(trx, ring, { name: 'photo.jpg', bytes, type: 'image' }));

async function jobOf(fileId: string): Promise<string> {
  const rows = await database()
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('job', '=', 'legal.file')
    .execute();
  const row = rows.find(
    ({ payload }) => parseOutboxPayload('legal.file', payload)?.fileId === fileId,
  );
  if (!row) throw new Error('The file has no job');
  return row.id;
}

test('an image is copied whole and without its metadata', async () => {
  const photo = await sharp({
    create: { width: 300, height: 120, channels: 3, background: 'teal' },
  })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Hopper at home' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();
  expect(photo.includes('Hopper at home')).toBe(true);
  const { id } = await newFile(photo);
  const deps = { db: database(), log, ring };
  const job = await jobOf(id);
  expect(await copyLegalFile(deps, job)).toBe('ready');
  const requestId = await newRequest([id]);
  const file = await selectLegalFile(database(), ring, { id, requestId });
  expect(file).toMatchObject({ name: 'photo.jpg', mediaType: 'image/webp' });
  const copy = await sharp(file?.bytes).metadata();
  expect([copy.width, copy.height, copy.exif]).toEqual([300, 120, undefined]);
  expect(await copyLegalFile(deps, job)).toBe('gone');
});

test('what is no image is refused, and nothing of it is left', async () => {
  const bytes = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    Buffer.from('<svg onload="alert(1)">'),
  ]);
  const { id } = await newFile(bytes);
  expect(await copyLegalFile({ db: database(), log, ring }, await jobOf(id))).toBe('refused');
  const row = await database()
    .selectFrom('legal_file')
    .select(['state', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ state: 'refused', bytes: null });
});

/** An archive of one stored file, whose content is the mark. */
function archiveOf(mark: string): Buffer {
  const content = Buffer.from(mark);
  const header = (signature: string, length: number) => {
    const bytes = Buffer.alloc(length);
    bytes.write(signature, 'latin1');
    return bytes;
  };
  // Both headers have version, method, checksum, sizes and the length of the name in this order.
  const fill = (bytes: Buffer, at: number) => {
    bytes.writeUInt16LE(20, at);
    bytes.writeUInt32LE(crc32(content), at + 10);
    bytes.writeUInt32LE(content.length, at + 14);
    bytes.writeUInt32LE(content.length, at + 18);
    bytes.writeUInt16LE(1, at + 22);
    return Buffer.concat([bytes, Buffer.from('a')]);
  };
  const file = Buffer.concat([fill(header('PK\x03\x04', 30), 4), content]);
  const directory = fill(header('PK\x01\x02', 46), 6);
  const end = header('PK\x05\x06', 22);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(file.length, 16);
  return Buffer.concat([file, directory, end]);
}

/** A JPEG with a segment of an application behind its first marker. */
function withSegment(jpeg: Buffer, content: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xef, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

const painted = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

const small = () => painted(30, 20);

test.each([
  ['PNG with an archive at its end', 'png', (image: Buffer, zip: Buffer) => [image, zip]],
  ['JPEG with an archive at its end', 'jpeg', (image: Buffer, zip: Buffer) => [image, zip]],
  ['JPEG around an archive', 'jpeg', (image: Buffer, zip: Buffer) => [withSegment(image, zip)]],
] as const)('of a %s the image alone is stored', async (_what, format, join) => {
  const mark = 'a program in an archive';
  const image = await small().toFormat(format).toBuffer();
  const polyglot = Buffer.concat(join(image, archiveOf(mark)));
  const { id } = await newFile(polyglot);
  const deps = { db: database(), log, ring };
  expect(await copyLegalFile(deps, await jobOf(id))).toBe('ready');
  const requestId = await newRequest([id]);
  const { bytes } = (await selectLegalFile(database(), ring, { id, requestId })) ?? {};
  const { width, height, format: stored } = await sharp(bytes).metadata();
  expect([stored, width, height]).toEqual(['webp', 30, 20]);
  for (const part of ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06', mark]) {
    expect([polyglot.includes(part, 0, 'latin1'), bytes?.includes(part, 0, 'latin1')]).toEqual([
      true,
      false,
    ]);
  }
});

/** A PNG that says to be of other dimensions. */
function pngOf(png: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** A JPEG that says to be of other dimensions. */
function jpegOf(jpeg: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

test.each([
  ['PNG of 48 million pixels', () => painted(8_000, 6_000).png({ compressionLevel: 1 }).toBuffer()],
  [
    'PNG that says to be of 50,000 by 50,000',
    async () => pngOf(await small().png().toBuffer(), 50_000, 50_000),
  ],
  [
    'JPEG that says to be of 65,000 by 65,000',
    async () => jpegOf(await small().jpeg().toBuffer(), 65_000, 65_000),
  ],
])('a %s is refused, and nothing of it is left', async (_what, bomb) => {
  const { id } = await newFile(await bomb());
  expect(await copyLegalFile({ db: database(), log, ring }, await jobOf(id))).toBe('refused');
  const row = await database()
    .selectFrom('legal_file')
    .select(['state', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ state: 'refused', bytes: null });
});

test('the mail is opened when it is sent, and needless once the request is erased', async () => {
  const requestId = await newRequest();
  const mail = { about: 'legal_request', requestId, occasion: 'received' } as const;
  const deps = { db: database(), ring };
  const opened = await loadLegalMail(deps, mail);
  if (!opened) throw new Error('There is no mail');
  expect(opened).toMatchObject({ to: 'grace@example.org', language: 'de' });
  const { text, subject } = renderMail(opened, 'https://kga.example');
  expect(subject).toBe('Deine Anfrage ist angekommen');
  const tokens = await selectLegalTokens(database(), ring);
  const token = tokens.token(requestId);
  expect(text).toContain(`https://kga.example/legal/requests/${token}?lang=de`);
  expect(text).not.toContain(contents.description);
  await database()
    .transaction()
    .execute((trx) => insertLegalMail(trx, { requestId, occasion: 'closed' }));
  const waiting = await database().selectFrom('outbox').select('payload').execute();
  expect(JSON.stringify(waiting)).not.toMatch(/grace|Hopper/i);
  await deleteLegalRequest(database(), tokens.hashOf(token));
  expect(await loadLegalMail(deps, mail)).toBeUndefined();
});

test('requests are erased a year after they were closed, and counted', async () => {
  const [old, young, open] = [await newRequest(), await newRequest(), await newRequest()];
  const close = (id: string, days: number) => {
    const at = new Date(Date.now() - days * 86_400_000);
    const created = new Date(at.getTime() - 3 * 86_400_000);
    const columns = {
      state: 'closed',
      outcome: 'advised',
      closed_at: at,
      answered_at: at,
    } as const;
    return database()
      .updateTable('legal_request')
      .set({ ...columns, created_at: created })
      .where('id', '=', id)
      .execute();
  };
  await close(old, 370);
  await close(young, 360);
  await newFile(Buffer.from('left behind'));
  await database()
    .updateTable('legal_file')
    .set({ created_at: new Date(Date.now() - 2 * 86_400_000) })
    .execute();
  expect(await keepLegalRequests({ db: database(), log })).toEqual({ erased: 1, files: 1 });
  const left = await database().selectFrom('legal_request').select('id').execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual([young, open].toSorted());
  expect(await selectLegalFigures(database())).toEqual({
    received: 3,
    answered: 2,
    medianDays: 3,
  });
});

test('open requests are erased two years after their last message', async () => {
  const [silent, answered] = [await newRequest(), await newRequest()];
  const at = new Date(Date.now() - 740 * 86_400_000);
  await database().updateTable('legal_request').set({ created_at: at }).execute();
  const { id: authorId } = await database()
    .insertInto('account')
    .values({
      id: crypto.randomUUID(),
      email: 'portia@example.org',
      first_name: 'Portia',
      last_name: '',
      language: 'fr',
      role: 'counsel',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reply = {
    requestId: answered,
    kind: 'reply',
    authorId,
    text: 'We are still on it.',
  } as const;
  await database()
    .transaction()
    .execute((trx) => insertLegalMessage(trx, ring, reply));
  expect(await keepLegalRequests({ db: database(), log })).toEqual({ erased: 1, files: 0 });
  const left = await database().selectFrom('legal_request').select('id').execute();
  expect(left).toEqual([{ id: answered }]);
  expect(silent).not.toBe(answered);
});

test('the mail of a confirmed time links to its calendar file', async () => {
  const requestId = await newRequest();
  await database()
    .updateTable('legal_request')
    .set({
      meeting_at: new Date('2027-01-12T09:00:00Z'),
      meeting_minutes: 30,
      meeting_state: 'confirmed',
    })
    .where('id', '=', requestId)
    .execute();
  const mail = { about: 'legal_request', requestId, occasion: 'confirmed' } as const;
  const opened = await loadLegalMail({ db: database(), ring }, mail);
  if (!opened) throw new Error('There is no mail');
  const { text } = renderMail(opened, 'https://kga.example');
  const token = (await selectLegalTokens(database(), ring)).token(requestId);
  expect(text).toContain(`https://kga.example/api/legal/requests/${token}/calendar.ics?lang=de`);
  expect(text).toContain('Dienstag, 12. Januar 2027 um 10:00 MEZ');
});

test('counsel gets one mail a week about waiting requests', async () => {
  const account = (role: 'counsel' | 'admin', verified: boolean) =>
    database()
      .insertInto('account')
      .values({
        id: crypto.randomUUID(),
        email: `${crypto.randomUUID()}@example.org`,
        first_name: 'Portia',
        last_name: '',
        language: 'fr',
        role,
        email_verified_at: verified ? new Date() : null,
      })
      .execute();
  await account('counsel', true);
  await account('counsel', false);
  await account('admin', true);
  await newRequest();
  const deps = { db: database(), log, now: () => new Date('2026-11-25T12:00:00Z') };
  expect(await sendLegalDigest(deps)).toBe(1);
  expect(await sendLegalDigest(deps)).toBe(0);
  const rows = await database().selectFrom('outbox').select('payload').execute();
  expect(rows.map(({ payload }) => payload)).toContainEqual(
    expect.objectContaining({ about: 'legal_digest', name: 'Portia', waiting: 1, oldestHours: 0 }),
  );
});

test.each([
  ['2026-11-23T06:59:00Z', '2026-11-16'],
  ['2026-11-23T07:00:00Z', '2026-11-23'],
  ['2026-11-29T23:00:00Z', '2026-11-23'],
])('%s is of the week of %s', (time, monday) => {
  expect(weekOf(new Date(time))).toBe(monday);
});

test('a new key seals everything that people wrote', async () => {
  const { id } = await newFile(Buffer.from('a picture'));
  const requestId = await newRequest([id]);
  const both = createKeyRing([keyOf(2), keyOf(1)]);
  expect(await rotateKeys(database(), both)).toBe(0);
  const row = await database()
    .selectFrom('legal_request')
    .select('content')
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  expect(row.content[0]).toBe(2);
});
