// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Database, type ObjectStore, createObjectStore, isObjectUploaded } from '@kga/db/core';
import { createUrlSigner, openBucket } from '@kga/server';

import type { Config } from '../config.ts';
import type { Metrics } from './plugins/metrics.ts';

export type Objects = Pick<ObjectStore, 'get'> & {
  /** Where browsers read an object by themselves; undefined where they ask us. */
  publicUrl: (hash: string) => Promise<string | undefined>;
};

/** Objects in Postgres, and in the bucket of the settings. The api stores none. */
export function createObjects(
  db: Database,
  { bucket: config, publicUrl }: Config['objects'],
  metrics: Metrics,
): Objects {
  const onRequest = (operation: string, outcome: string) =>
    metrics.objectRequests.inc({ operation, outcome });
  const bucket = config && openBucket(config, { onRequest });
  const sign = config && publicUrl !== undefined ? createUrlSigner(config, publicUrl) : undefined;
  const { get } = createObjectStore(db, { bucket });
  return {
    get,
    publicUrl: async (hash) =>
      sign && (await isObjectUploaded(db, hash)) ? sign(hash) : undefined,
  };
}
