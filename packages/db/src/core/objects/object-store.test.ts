// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { insertPicture } from '../../content/pictures/queries.ts';
import { type TestDatabase, cloneDatabase, countLockWaits } from '../../testing.ts';
import { createObjectStore, insertObject } from './object-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

const bytes = Buffer.from([0x89, 0x00, 0xff, 0x80]);
const hash = createHash('sha256').update(bytes).digest('hex');
const picture = { bytes, width: 1, height: 1 };

const remove = (id: string) => database.db.deleteFrom('picture').where('id', '=', id).execute();

test('an object is stored once by the hash of its bytes', async () => {
  const { db } = database;
  const objects = createObjectStore(db);
  const object = { bytes, mediaType: 'image/webp' };
  expect(await objects.get(hash)).toBeUndefined();
  const insert = () => insertObject(db, { bytes }, object.mediaType);
  expect(await Promise.all([insert(), insert()])).toEqual([hash, hash]);
  expect(await objects.get(hash)).toEqual(object);
  // Without a bucket they are stored with their row.
  expect(await objects.upload(object)).toEqual({ bytes });
});

test('an object is deleted with the last row that refers to it', async () => {
  const { db } = database;
  const [one, other] = [await insertPicture(db, picture), await insertPicture(db, picture)];
  await remove(one);
  expect(await createObjectStore(db).get(hash)).toBeDefined();
  await remove(other);
  expect(await createObjectStore(db).get(hash)).toBeUndefined();
});

test('an object that a transaction refers to again stays', async () => {
  const { db } = database;
  const old = await insertPicture(db, picture);
  const removed = await db.transaction().execute(async (trx) => {
    await insertPicture(trx, picture);
    const removing = remove(old);
    while ((await countLockWaits(db)) === 0) await new Promise(setImmediate);
    return { removing };
  });
  await removed.removing;
  expect(await createObjectStore(db).get(hash)).toBeDefined();
});
