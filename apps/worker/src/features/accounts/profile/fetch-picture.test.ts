// SPDX-License-Identifier: AGPL-3.0-or-later
import { uploadSource } from '@kga/contracts/content';
import { insertPictureUpload, selectPictureUpload } from '@kga/db/content';
import { createObjectStore, insertOutboxJob } from '@kga/db/core';
import { type TestDatabase, cloneDatabase } from '@kga/db/testing';
import { createLog } from '@kga/server';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import type { PictureOutcome } from '../../../platform/pictures/picture-job.ts';
import {
  type FakeProvider,
  type Respond,
  hang,
  startFakeProvider,
  status,
  text,
} from '../../../testing/fake-provider.ts';
import { fetchProfilePicture } from './fetch-picture.ts';

let database: TestDatabase;
let host: FakeProvider;
let picture: Buffer;
let accountId: string;

beforeAll(async () => {
  [database, host] = await Promise.all([
    cloneDatabase(inject('databaseUrl')),
    startFakeProvider(hang),
  ]);
  picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
});

afterAll(() => Promise.all([database.drop(), host.close()]));

beforeEach(async () => {
  accountId = crypto.randomUUID();
  host.respond = (_request, response) => void response.end(picture);
  host.asked = 0;
  await database.db
    .insertInto('account')
    .values({
      id: accountId,
      email: `${accountId}@example.org`,
      first_name: 'Ada',
      last_name: '',
      language: 'en',
      picture_source: `${host.url}/1`,
    })
    .execute();
});

const ask = (source = `${host.url}/1`) =>
  database.db
    .transaction()
    .execute((trx) => insertOutboxJob(trx, 'profile.picture', { accountId, source }));

const nameAnother = (picture_source: string) =>
  database.db.updateTable('account').set({ picture_source }).where('id', '=', accountId).execute();

function fetchIt(outboxId: string, allowHosts = [new URL(host.url).host]): Promise<PictureOutcome> {
  const log = createLog('worker', 'silent');
  const { db } = database;
  const objects = createObjectStore(db);
  return fetchProfilePicture({ db, objects, log, fetching: { allowHosts } }, outboxId);
}

async function pictureId(): Promise<string | null> {
  const account = await database.db
    .selectFrom('account')
    .select('picture_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return account.picture_id;
}

const outbox = (id: string) =>
  database.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function pictures(): Promise<number> {
  return (await database.db.selectFrom('picture').select('id').execute()).length;
}

/** Lets the time come at which a row is tried again. */
const makeDue = (id: string) =>
  database.db
    .updateTable('outbox')
    .set({ due_at: new Date(0) })
    .where('id', '=', id)
    .execute();

test('stores a picture as a square WebP and deletes the previous one', async () => {
  const before = await pictures();
  expect(await fetchIt(await ask())).toBe('fetched');
  const first = await pictureId();
  const id = await ask();
  expect(await fetchIt(id)).toBe('fetched');
  expect(await pictureId()).not.toBe(first);
  expect(await pictures()).toBe(before + 1);
  const { bytes, ...size } = await database.db
    .selectFrom('picture')
    .innerJoin('object', 'hash', 'object_hash')
    .select(['bytes', 'width', 'height'])
    .where('id', '=', await pictureId())
    .executeTakeFirstOrThrow();
  expect(size).toEqual({ width: 192, height: 192 });
  expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({
    format: 'webp',
    width: 192,
    height: 192,
  });
  expect(await outbox(id)).toMatchObject({ state: 'done', payload: null });
});

test('stores nothing if the account has another source by now', async () => {
  const before = await pictures();
  host.respond = async (_request, response) => {
    await nameAnother(`${host.url}/2`);
    response.end(picture);
  };
  const id = await ask();
  expect(await fetchIt(id)).toBe('gone');
  expect([await pictureId(), await pictures()]).toEqual([null, before]);
  expect((await outbox(id)).state).toBe('done');
});

test('is not fetched if the account has another source by now', async () => {
  const id = await ask(`${host.url}/old`);
  expect(await fetchIt(id)).toBe('gone');
  expect(host.asked).toBe(0);
  expect((await outbox(id)).state).toBe('done');
});

test('stores nothing for an account that was deleted meanwhile', async () => {
  const before = await pictures();
  const id = await ask();
  await database.db.deleteFrom('account').where('id', '=', accountId).execute();
  expect(await fetchIt(id)).toBe('gone');
  expect(await pictures()).toBe(before);
});

test('runs once for concurrent workers', async () => {
  const id = await ask();
  const outcomes = await Promise.all([fetchIt(id), fetchIt(id), fetchIt(id)]);
  expect(outcomes.toSorted()).toEqual(['fetched', 'gone', 'gone']);
  expect(await fetchIt(id)).toBe('gone');
  expect(host.asked).toBe(1);
});

test('retries transient errors a few times', async () => {
  host.respond = status(503);
  const id = await ask();
  const outcomes: PictureOutcome[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    outcomes.push(await fetchIt(id));
    expect(await fetchIt(id)).toBe('gone');
    await makeDue(id);
  }
  expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'waiting'), 'failed']);
  expect(host.asked).toBe(6);
  expect(await outbox(id)).toMatchObject({
    state: 'failed',
    payload: null,
    last_error: 'refused (503)',
  });
});

test.each([
  ['no longer than usual where that is enough', '5', 30],
  ['as long as it is asked for', '7200', 7_200],
  ['a day at most', '8640000', 86_400],
])('waits %s', async (_what, retryAfter, seconds) => {
  host.respond = status(429, { 'retry-after': retryAfter });
  const id = await ask();
  expect(await fetchIt(id)).toBe('waiting');
  const { due_at } = await outbox(id);
  expect(Math.abs((due_at.getTime() - Date.now()) / 1_000 - seconds)).toBeLessThan(5);
});

test('succeeds after a transient error', async () => {
  host.respond = (_request, response) => void response.destroy();
  const id = await ask();
  expect(await fetchIt(id)).toBe('waiting');
  host.respond = (_request, response) => void response.end(picture);
  await makeDue(id);
  expect(await fetchIt(id)).toBe('fetched');
});

test.each<[string, Respond, string]>([
  ['is not there', status(404), 'refused (404)'],
  ['is a page', text('<!doctype html>'), 'no picture of a known kind'],
  ['is too large', text('x'.repeat(5 * 1024 * 1024 + 1)), 'too_large'],
])('fails at once where the picture %s', async (_what, respond, reason) => {
  host.respond = respond;
  const id = await ask();
  expect(await fetchIt(id)).toBe('failed');
  expect(await outbox(id)).toMatchObject({ state: 'failed', last_error: reason, payload: null });
  expect(await pictureId()).toBeNull();
});

test('fetches only from public hosts and over https', async () => {
  const plain = await ask();
  expect(await fetchIt(plain, [])).toBe('failed');
  expect((await outbox(plain)).last_error).toBe('protocol_not_allowed');
  await nameAnother('https://169.254.169.254/latest/meta-data/');
  const inside = await ask('https://169.254.169.254/latest/meta-data/');
  expect(await fetchIt(inside, [])).toBe('failed');
  expect((await outbox(inside)).last_error).toBe('not_public');
  expect(host.asked).toBe(0);
});

test('an uploaded picture is re-encoded without its metadata, and then deleted', async () => {
  const withPlace = await sharp(picture)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ada at home' } })
    .toBuffer();
  const id = await database.db
    .transaction()
    .execute((trx) => insertPictureUpload(trx, { author: { accountId }, bytes: withPlace }));
  await nameAnother(uploadSource(id));
  expect(await fetchIt(await ask(uploadSource(id)))).toBe('fetched');
  expect(host.asked).toBe(0);
  const { bytes } = await database.db
    .selectFrom('picture')
    .innerJoin('account', 'account.picture_id', 'picture.id')
    .innerJoin('object', 'hash', 'object_hash')
    .select('bytes')
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { format, exif } = await sharp(bytes ?? undefined).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
  expect(await selectPictureUpload(database.db, id)).toBeUndefined();
});

test('an upload is read again where its job could not be completed', async () => {
  const id = await database.db
    .transaction()
    .execute((trx) => insertPictureUpload(trx, { author: { accountId }, bytes: picture }));
  await nameAnother(uploadSource(id));
  const job = await ask(uploadSource(id));
  await sql`alter table outbox add constraint never_done check (state <> 'done') not valid`.execute(
    database.db,
  );
  await expect(fetchIt(job)).rejects.toThrow('never_done');
  await sql`alter table outbox drop constraint never_done`.execute(database.db);
  await makeDue(job);
  expect(await fetchIt(job)).toBe('fetched');
});

test('an upload that is gone is given up', async () => {
  const source = uploadSource(crypto.randomUUID());
  await nameAnother(source);
  expect(await fetchIt(await ask(source))).toBe('failed');
});
