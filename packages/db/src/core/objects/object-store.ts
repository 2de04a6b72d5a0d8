// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import type { Database } from '../client.ts';
import { insertCleanup } from './cleanup.ts';

type StoredObject = { bytes: Buffer; mediaType: string };

/** What a row is to refer to: the bytes, or the hash of what was uploaded into the bucket. */
export type ObjectContent = { bytes: Buffer } | { uploaded: string };

/** Where bytes are if not in Postgres, by the SHA-256 of them in lower-case hex. */
export type ObjectBucket = {
  put: (hash: string, object: StoredObject) => Promise<void>;
  get: (hash: string) => Promise<Buffer | undefined>;
  delete: (hash: string) => Promise<void>;
};

/** Files by the hash of their bytes, so that what a URL shows never changes. */
export type ObjectStore = {
  /** Uploads new bytes, where there is a bucket for them. Call it before the transaction that stores them. */
  upload: (object: StoredObject) => Promise<ObjectContent>;
  get: (hash: string) => Promise<StoredObject | undefined>;
};

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Objects of which each is in Postgres or in the bucket, as its row tells.
 *
 * @param options.bucket undefined where none is set; all objects are in Postgres then
 * @param options.uploads whether new ones go into the bucket
 */
export function createObjectStore(
  db: Database,
  { bucket, uploads = false }: { bucket?: ObjectBucket | undefined; uploads?: boolean } = {},
): ObjectStore {
  return {
    async upload(object) {
      if (!bucket || !uploads) return { bytes: object.bytes };
      const uploaded = hashOf(object.bytes);
      // A worker that is killed before its transaction leaves nothing in the bucket.
      await insertCleanup(db, uploaded);
      await bucket.put(uploaded, object);
      return { uploaded };
    },
    async get(hash) {
      const row = await db
        .selectFrom('object')
        .select(['bytes', 'media_type as mediaType'])
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!row) return undefined;
      const bytes = row.bytes ?? (await bucket?.get(hash));
      return bytes && { bytes, mediaType: row.mediaType };
    },
  };
}

/**
 * Stores an object in the transaction that refers to it: it is deleted with the last row that does.
 * Returns its hash.
 */
export async function insertObject(
  db: Database,
  content: ObjectContent,
  mediaType: string,
): Promise<string> {
  const bytes = 'bytes' in content ? content.bytes : null;
  const hash = 'bytes' in content ? hashOf(content.bytes) : content.uploaded;
  await db
    .insertInto('object')
    .values({ hash, media_type: mediaType, bytes })
    // Locks an existing one, so that it is not deleted before this transaction refers to it.
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ bytes }))
    .execute();
  return hash;
}
