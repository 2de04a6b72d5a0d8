// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import {
  type Database,
  type ObjectPlace,
  countObjects,
  insertObject,
  selectObjectsOutside,
} from '@kga/db/core';
import type { Bucket } from '@kga/server';

import { type Check, type Found, judge, ok } from './report.ts';

class RolledBack extends Error {}

const probe = () => Buffer.from(`doctor ${process.pid} ${Date.now()}`);

/** Stores an object and takes it back. */
async function checkPostgres(db: Database): Promise<Found> {
  const stored = db.transaction().execute(async (trx) => {
    await insertObject(trx, { bytes: probe() }, 'text/plain');
    throw new RolledBack();
  });
  await stored.catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  return [ok('written to Postgres and taken back')];
}

const mend =
  'Check the S3 settings, the rights of the key and the bucket (docs/operations/objects.md).';

/** Stores an object, reads it and deletes it. */
async function checkBucket(bucket: Bucket): Promise<Found> {
  const bytes = probe();
  const hash = createHash('sha256').update(bytes).digest('hex');
  await bucket.put(hash, { bytes, mediaType: 'text/plain' });
  const isThere = (await bucket.get(hash)) !== undefined;
  await bucket.delete(hash);
  return [judge(isThere, 'written to the bucket, read and deleted', mend)];
}

const sampleMax = 5;

/** Whether the bucket has what rows say. */
async function checkSample(db: Database, bucket: Bucket): Promise<Found> {
  const hashes = await selectObjectsOutside(db, 'postgres', { after: '', limit: sampleMax });
  const lost: string[] = [];
  for (const hash of hashes) if (!(await bucket.get(hash))) lost.push(hash);
  const found = `${hashes.length - lost.length} of ${hashes.length} were found in the bucket`;
  return [judge(lost.length === 0, found, `Restore the bucket: it lacks ${lost.join(', ')}.`)];
}

async function checkPlaces(
  db: Database,
  store: ObjectPlace,
  bucket: Bucket | undefined,
): Promise<Found> {
  const { postgres, s3 } = await countObjects(db);
  const found = `${postgres} in Postgres, ${s3} in the bucket`;
  if (s3 > 0 && !bucket) {
    const wayOut = 'Set S3_ENDPOINT and its kin again: pictures are missing.';
    return [{ state: 'failed', found, wayOut }];
  }
  const others = store === 's3' ? postgres : s3;
  return [judge(others === 0, found, 'Run `objects:move`.', 'warning')];
}

export function objectChecks(
  db: Database,
  { store, bucket }: { store: ObjectPlace; bucket: Bucket | undefined },
): readonly Check[] {
  const name = 'objects';
  return [
    { name, run: () => checkPostgres(db) },
    { name, run: () => checkPlaces(db, store, bucket) },
    ...(bucket
      ? [
          { name, run: () => checkBucket(bucket), wayOut: mend },
          { name, run: () => checkSample(db, bucket), wayOut: mend },
        ]
      : []),
  ];
}
