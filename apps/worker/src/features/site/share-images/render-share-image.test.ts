// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ShareImageKey } from '@kga/contracts/site';
import { insertPicture } from '@kga/db/content';
import { createObjectStore, insertOutboxJob } from '@kga/db/core';
import { selectShareSubject, versionOf } from '@kga/db/registry';
import { selectShareImage } from '@kga/db/site';
import { type TestDatabase, cloneDatabase } from '@kga/db/testing';
import { findLegalSubject } from '@kga/legal/share-subjects';
import { createLog } from '@kga/server';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { renderShareImage } from './render-share-image.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

/** Of a name of its own, so that no two images are the same object. */
async function addGame(cover?: Buffer): Promise<string> {
  const { db } = database;
  const id = v7();
  await db
    .insertInto('game')
    .values({
      id,
      name: `The Crew ${id}`,
      developer: null,
      publisher: null,
      release_date: '2014-12-02',
      shutdown_date: '2024-03-31',
      genre: null,
      platforms: [],
      availability: 'shut_down',
      shutdown_reason: null,
      description: null,
      sources: [],
      language: 'en',
      status: 'published',
      edited_at: null,
      ...(cover && { cover_id: await insertPicture(db, { bytes: cover, width: 6, height: 4 }) }),
    })
    .execute();
  return id;
}

const keyOf = (id: string): ShareImageKey => ({
  kind: 'game',
  id,
  size: 'square',
  language: 'de',
  theme: 'light',
});

async function renderIt(key: ShareImageKey) {
  const { db } = database;
  const id = await db.transaction().execute((trx) => insertOutboxJob(trx, 'share.image', key));
  return renderShareImage(
    { db, objects: createObjectStore(db), log: createLog('worker', 'silent') },
    id,
  );
}

async function stored(key: ShareImageKey): Promise<Buffer | undefined> {
  const image = await selectShareImage(database.db, key);
  return (await createObjectStore(database.db).get(image?.object_hash ?? ''))?.bytes;
}

test('draws an image and stores it with what it shows', async () => {
  const key = keyOf(await addGame());
  expect(await renderIt(key)).toBe('rendered');
  const subject = await selectShareSubject(database.db, key, findLegalSubject);
  expect(await selectShareImage(database.db, key)).toMatchObject({
    version: subject && versionOf(subject),
  });
  expect(await sharp(await stored(key)).metadata()).toMatchObject({
    format: 'png',
    width: 1_080,
    height: 1_080,
  });
  expect(await renderIt(key)).toBe('current');
});

test('a cover is part of the image', async () => {
  const cover = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#00ff00' },
  })
    .webp({ lossless: true })
    .toBuffer();
  const key = keyOf(await addGame(cover));
  expect(await renderIt(key)).toBe('rendered');
  const [red, green, blue] = await sharp(await stored(key))
    .extract({ left: 500, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([red, green, blue]).toEqual([0, 255, 0]);
});

test('a new image replaces the old one, whose bytes are deleted', async () => {
  const key = keyOf(await addGame());
  await renderIt(key);
  const first = await selectShareImage(database.db, key);
  await database.db.updateTable('game').set({ name: 'Anthem' }).where('id', '=', key.id).execute();
  expect(await renderIt(key)).toBe('rendered');
  expect((await selectShareImage(database.db, key))?.object_hash).not.toBe(first?.object_hash);
  expect(await createObjectStore(database.db).get(first?.object_hash ?? '')).toBeUndefined();
});

test('what visitors do not see is not drawn', async () => {
  const key = keyOf(await addGame());
  await database.db
    .updateTable('game')
    .set({ status: 'hidden' })
    .where('id', '=', key.id)
    .execute();
  expect(await renderIt(key)).toBe('gone');
  expect(await selectShareImage(database.db, key)).toBeUndefined();
});
