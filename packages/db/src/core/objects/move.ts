// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Database } from '../client.ts';
import { insertCleanup } from './cleanup.ts';
import { type ObjectBucket, hashOf } from './object-store.ts';

export type ObjectPlace = 'postgres' | 's3';

/** How many objects each place has. */
export async function countObjects(db: Database): Promise<Record<ObjectPlace, number>> {
  const { rows } = await sql<Record<ObjectPlace, number>>`
    select count(bytes)::int as postgres, (count(*) - count(bytes))::int as s3
    from object`.execute(db);
  return rows[0] ?? { postgres: 0, s3: 0 };
}

/** Whether an object is in the bucket. */
export async function isObjectUploaded(db: Database, hash: string): Promise<boolean> {
  const object = await db
    .selectFrom('object')
    .select('hash')
    .where('hash', '=', hash)
    .where('bytes', 'is', null)
    .executeTakeFirst();
  return object !== undefined;
}

/** Hashes of objects that are not in a place, in their order after one. */
export async function selectObjectsOutside(
  db: Database,
  place: ObjectPlace,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('object')
    .select('hash')
    .where('bytes', place === 's3' ? 'is not' : 'is', null)
    .where('hash', '>', after)
    .orderBy('hash')
    .limit(limit)
    .execute();
  return rows.map(({ hash }) => hash);
}

/**
 * Moves one object while others read it: its row names the old place until the bytes in the new one
 * have the right hash. `gone` where it was deleted meanwhile, `missing` where the bucket lacks it.
 */
export async function moveObject(
  db: Database,
  bucket: ObjectBucket,
  { hash, to }: { hash: string; to: ObjectPlace },
): Promise<'moved' | 'gone' | 'missing'> {
  if (to === 's3') {
    const object = await db
      .selectFrom('object')
      .select(['bytes', 'media_type as mediaType'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (!object?.bytes) return 'gone';
    const { bytes, mediaType } = object;
    if (hashOf(bytes) !== hash) throw new Error(`The object ${hash} is damaged in Postgres.`);
    await insertCleanup(db, hash);
    await bucket.put(hash, { bytes, mediaType });
    // The bucket checks what it returns against the hash.
    if (!(await bucket.get(hash))) throw new Error(`The bucket has lost ${hash}.`);
    return updateBytes(db, hash, null);
  }
  const bytes = await bucket.get(hash);
  return bytes ? updateBytes(db, hash, bytes) : 'missing';
}

async function updateBytes(db: Database, hash: string, bytes: Buffer | null) {
  const updated = await db
    .updateTable('object')
    .set({ bytes })
    .where('hash', '=', hash)
    .where('bytes', bytes ? 'is' : 'is not', null)
    .returning('hash')
    .executeTakeFirst();
  return updated ? 'moved' : 'gone';
}
