// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FilledTime } from '../values.ts';

/** A file, named by the SHA-256 of its bytes. */
type ObjectTable = {
  hash: string;
  media_type: string;
  /** Null where they are in a bucket. */
  bytes: Buffer | null;
  created_at: FilledTime;
};

/** Objects that a bucket may hold and no row may need, and from when on they are deleted there. */
type ObjectCleanupTable = { hash: string; due_at: FilledTime };

declare module '../client.ts' {
  interface Schema {
    object: ObjectTable;
    object_cleanup: ObjectCleanupTable;
  }
}
