import { createHash } from 'node:crypto';

import { objectUrl } from '@kga/contracts';

import type { Database } from '../client.ts';

type StoredObject = { bytes: Buffer; mediaType: string };

/** Files by the hash of their bytes, so that what a URL shows never changes. */
export type ObjectStore = {
  /** Returns the hash: SHA-256 in lower-case hex. */
  put: (object: StoredObject) => Promise<string>;
  get: (hash: string) => Promise<StoredObject | undefined>;
  /** Path or URL at which browsers find it. */
  url: (hash: string) => string;
};

/**
 * Keeps objects in Postgres. Store one in the transaction that refers to it: it is deleted with the
 * last row that does.
 */
export const postgresObjects = (db: Database): ObjectStore => ({
  async put({ bytes, mediaType }) {
    const hash = createHash('sha256').update(bytes).digest('hex');
    await db
      .insertInto('object')
      .values({ hash, media_type: mediaType, bytes })
      // Locks an existing one, so that it is not deleted before this transaction refers to it.
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ hash }))
      .execute();
    return hash;
  },
  async get(hash) {
    return db
      .selectFrom('object')
      .select(['bytes', 'media_type as mediaType'])
      .where('hash', '=', hash)
      .executeTakeFirst();
  },
  url: objectUrl,
});
