// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { loadDump } from '@kga/db/backup';
import { insertPicture, selectPicture } from '@kga/db/content';
import {
  type ObjectPlace,
  type ObjectStore,
  countObjects,
  createObjectStore,
  isObjectUploaded,
} from '@kga/db/core';
import { emptyDatabase } from '@kga/db/testing';
import { type ObjectStorage, startObjectStorage } from '@kga/dev/testing';
import { createLog } from '@kga/server';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';

import { type Objects, openObjects } from '../../../platform/objects.ts';
import { uploadPicture } from '../../../platform/pictures/picture-job.ts';
import { type WorkerFixture, createWorkerFixture } from '../../../testing/worker-fixture.ts';
import { readAgeFile } from '../../backup/age-file.ts';
import { readConfig as readBackupConfig } from '../../backup/config.ts';
import { makeBackup } from '../../backup/make-backup.ts';
import { objectChecks } from '../doctor/check-objects.ts';
import { runChecks } from '../doctor/report.ts';
import { purgeObjects } from '../retention/purge.ts';
import { moveObjects } from './move-objects.ts';

const log = createLog('worker', 'silent');
const side = { width: 8, height: 8 };

let worker: WorkerFixture;
let storage: ObjectStorage;
let open: Objects;
/** Like a worker whose settings have no bucket. */
let inPostgres: ObjectStore;

beforeAll(async () => {
  [worker, storage] = await Promise.all([createWorkerFixture(), startObjectStorage()]);
  const config = worker.config({ ...storage.settings, OBJECTS_STORE: 's3' });
  open = openObjects(worker.database.db, config.objects);
  inPostgres = createObjectStore(worker.database.db);
});
afterAll(() => Promise.all([worker.close(), storage.close()]));

/** Stores a picture as a worker does; returns its id and the hash of its object. */
async function store(text: string, { objects }: Pick<Objects, 'objects'> = open) {
  const { db } = worker.database;
  const picture = await uploadPicture({ objects }, { bytes: Buffer.from(text), ...side });
  const id = await insertPicture(db, picture);
  return { id, hash: (await selectPicture(db, id))?.object_hash ?? '' };
}

const textOf = async (hash: string) => (await open.objects.get(hash))?.bytes.toString();

/** Deletes what is due at a time so many minutes from now. */
const cleanUp = (minutes: number) =>
  purgeObjects({
    ...open,
    db: worker.database.db,
    log,
    now: () => new Date(Date.now() + minutes * 60_000),
  });

const remove = (id: string) =>
  worker.database.db.deleteFrom('picture').where('id', '=', id).execute();

async function move(to: ObjectPlace) {
  if (!open.bucket) throw new Error('The settings have a bucket');
  const options = { to, parallel: 4, say: () => {} };
  return moveObjects(worker.database.db, open.bucket, options);
}

async function diagnose({ bucket }: Pick<Objects, 'bucket'> = open) {
  const findings = await runChecks(objectChecks(worker.database.db, { store: 's3', bucket }));
  return findings.filter(({ state }) => state !== 'ok').map(({ found }) => found);
}

test('a picture goes to the bucket, and leaves it an hour after its last row', async () => {
  const { id, hash } = await store('red');
  const again = await store('red');
  expect(storage.keys()).toEqual([hash]);
  expect(await textOf(hash)).toBe('red');
  expect(await inPostgres.get(hash)).toBeUndefined();
  await remove(id);
  expect(await cleanUp(61)).toBe(0);
  await remove(again.id);
  expect(await cleanUp(59)).toBe(0);
  expect(await cleanUp(61)).toBe(1);
  expect(storage.keys()).toEqual([]);
});

test('what was uploaded for a transaction that never came is deleted, and a new upload of it stays', async () => {
  await open.objects.upload({ bytes: Buffer.from('lost'), mediaType: 'image/webp' });
  expect(storage.keys()).toHaveLength(1);
  expect(await cleanUp(61)).toBe(1);
  const { id, hash } = await store('lost');
  expect(await cleanUp(61)).toBe(0);
  expect(await textOf(hash)).toBe('lost');
  await remove(id);
  await cleanUp(61);
});

test('objects move both ways while they are read, and a backup holds those of the bucket', async () => {
  const { db } = worker.database;
  const texts = Array.from({ length: 30 }, (_, number) => `picture ${number}`);
  const stored = await Promise.all(texts.map((text) => store(text, { objects: inPostgres })));
  const [first] = stored;
  const readAll = async () => {
    for (const [index, { hash }] of stored.entries()) expect(await textOf(hash)).toBe(texts[index]);
  };
  expect(await diagnose()).toEqual(['30 in Postgres, 0 in the bucket']);
  const moving = move('s3');
  while ((await countObjects(db)).s3 < 30) await readAll();
  expect(await moving).toEqual({ moved: 30, gone: 0, missing: 0, failed: 0 });
  await readAll();
  expect(await countObjects(db)).toEqual({ postgres: 0, s3: 30 });
  expect(await diagnose()).toEqual([]);
  expect(await cleanUp(61)).toBe(0);

  const folder = mkdtempSync(join(tmpdir(), 'kga-objects-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const target = await emptyDatabase(inject('databaseUrl'));
  onTestFinished(target.drop);
  const identity = await generateX25519Identity();
  const config = readBackupConfig({
    DATABASE_URL: worker.config().databaseUrl,
    BACKUP_DIR: folder,
    BACKUP_RECIPIENTS: await identityToRecipient(identity),
    ...storage.settings,
  });
  const { file, missingObjects } = await makeBackup(config);
  expect(missingObjects).toBe(0);
  const dump = await readAgeFile(file, { identity, passphrase: undefined });
  await loadDump(target.url, dump, { replace: false });
  expect(await countObjects(target.db)).toEqual({ postgres: 30, s3: 0 });
  const restored = await createObjectStore(target.db).get(first?.hash ?? '');
  expect(restored?.bytes.toString()).toBe(texts[0]);

  await open.bucket?.delete(first?.hash ?? '');
  expect(await move('postgres')).toEqual({ moved: 29, gone: 0, missing: 1, failed: 0 });
  expect(await isObjectUploaded(db, first?.hash ?? '')).toBe(true);
  expect(await countObjects(db)).toEqual({ postgres: 29, s3: 1 });
  expect(await cleanUp(61)).toBe(29);
  expect(await diagnose({ bucket: undefined })).toEqual(['29 in Postgres, 1 in the bucket']);
});
