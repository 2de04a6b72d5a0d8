// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Database, type ObjectStore, createObjectStore } from '@kga/db/core';
import { type Bucket, openBucket } from '@kga/server';
import type { Counter } from 'prom-client';

import type { WorkerConfig } from '../config.ts';

/** Milliseconds for one attempt; the api has less time, because people wait for it. */
export const bucketTimeoutMs = 15_000;

export type Objects = {
  objects: ObjectStore;
  /** Undefined where none is set. */
  bucket: Bucket | undefined;
};

/** Objects in Postgres, and in the bucket of the settings. */
export function openObjects(
  db: Database,
  { store, bucket: config }: WorkerConfig['objects'],
  requests?: Counter<'operation' | 'outcome'>,
): Objects {
  const bucket =
    config &&
    openBucket(config, {
      timeoutMs: bucketTimeoutMs,
      onRequest: (operation, outcome) => requests?.inc({ operation, outcome }),
    });
  return { objects: createObjectStore(db, { bucket, uploads: store === 's3' }), bucket };
}
