// SPDX-License-Identifier: AGPL-3.0-or-later
import { buffer } from 'node:stream/consumers';

import { insertFilePages, insertLegalFile, selectWaitingDocument } from '@kga/db/legal';
import { createLog } from '@kga/server';
import { createKeyRing } from '@kga/server/crypto';
import PdfKit from 'pdfkit';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type WorkerFixture, createWorkerFixture } from '../../../testing/worker-fixture.ts';
import { requestMissingPages, makeFilePages } from './file-pages.ts';

const ring = createKeyRing([{ version: 1, key: new Uint8Array(32).fill(1) }]);

let fixture: WorkerFixture;
beforeAll(async () => {
  fixture = await createWorkerFixture();
});
afterAll(() => fixture.close());

function pdfOf(pages: number): Promise<Buffer> {
  const document = new PdfKit({ autoFirstPage: false });
  for (let page = 0; page < pages; page += 1) document.addPage().text(`Page ${page + 1}`);
  document.end();
  return buffer(document);
}

/** A PDF that waits, and the outbox row that asks for its pages. */
async function waiting(bytes: Buffer) {
  const { db } = fixture.database;
  const file = { name: 'receipt.pdf', bytes, type: 'application/pdf' } as const;
  const { id } = await db.transaction().execute((trx) => insertLegalFile(trx, ring, file));
  await db.updateTable('legal_file').set({ pages_state: 'waiting' }).where('id', '=', id).execute();
  const outboxId = v7();
  const payload = JSON.stringify({ fileId: id });
  await db.insertInto('outbox').values({ id: outboxId, job: 'legal.pages', payload }).execute();
  return { id, outboxId };
}

async function requestOf(): Promise<string> {
  const { id } = await fixture.database.db
    .insertInto('legal_request')
    .values({
      id: v7(),
      kind: 'consultation',
      reference: 'ABCD-EFGH',
      token_hash: Buffer.of(1),
      content: Buffer.of(1),
      language: 'en',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const run = (outboxId: string) =>
  makeFilePages({ db: fixture.database.db, log: createLog('worker', 'silent'), ring }, outboxId);

const stored = (id: string) =>
  fixture.database.db
    .selectFrom('legal_file')
    .leftJoin('legal_file_page', 'file_id', 'legal_file.id')
    .select(['pages_state', 'page_count', 'number'])
    .where('legal_file.id', '=', id)
    .orderBy('number')
    .execute();

test('the first twenty pages of a PDF become pictures', async () => {
  const { id, outboxId } = await waiting(await pdfOf(22));
  expect(await run(outboxId)).toBe('made');
  const pages = await stored(id);
  expect(pages).toHaveLength(20);
  expect(pages.at(-1)).toEqual({ pages_state: 'made', page_count: 22, number: 20 });
  expect(await run(outboxId)).toBe('gone');
  expect(await selectWaitingDocument(fixture.database.db, ring, id)).toBeUndefined();
  await fixture.database.db
    .transaction()
    .execute((trx) =>
      insertFilePages(trx, ring, id, { state: 'unreadable', pictures: [], total: 0 }),
    );
  expect(await stored(id)).toEqual(pages);
});

test('a broken PDF says so', async () => {
  const { id, outboxId } = await waiting(Buffer.from('%PDF-1.7\n%%EOF'));
  expect(await run(outboxId)).toBe('unreadable');
  expect(await stored(id)).toEqual([{ pages_state: 'unreadable', page_count: 0, number: null }]);
});

test('a PDF that an older version stored without asking for pages gets them, once', async () => {
  const { db } = fixture.database;
  await db.deleteFrom('outbox').execute();
  const file = { name: 'receipt.pdf', bytes: await pdfOf(1), type: 'application/pdf' } as const;
  const insert = () => db.transaction().execute((trx) => insertLegalFile(trx, ring, file));
  const { id } = await insert();
  await insert();
  await db
    .updateTable('legal_file')
    .set({ request_id: await requestOf() })
    .where('id', '=', id)
    .execute();
  const deps = { db, log: createLog('worker', 'silent') };
  expect(await requestMissingPages(deps)).toBe(1);
  expect(await requestMissingPages(deps)).toBe(0);
  const [job, ...others] = await db.selectFrom('outbox').select(['id', 'job']).execute();
  expect([job?.job, others]).toEqual(['legal.pages', []]);
  expect(await run(job?.id ?? '')).toBe('made');
  expect(await stored(id)).toEqual([{ pages_state: 'made', page_count: 1, number: 1 }]);
  expect(await requestMissingPages(deps)).toBe(0);
});
