// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ColumnType, type GeneratedAlways, sql } from 'kysely';

import type { Database } from '../core/client.ts';
import type { FilledTime } from '../core/values.ts';

/** Backups that were made. */
type BackupTable = {
  id: GeneratedAlways<string>;
  made_at: FilledTime;
  /** Null where other tools made it. pg reads `bigint` as text. */
  bytes: ColumnType<string | null, number | null, never>;
};

/** Remembers that a backup was made; `bytes` is null for one that other tools made. */
export async function insertBackup(db: Database, bytes: number | null): Promise<void> {
  await db.insertInto('backup').values({ bytes }).execute();
}

/** When the newest backup was made, and how long ago in seconds; undefined without one. */
export async function selectNewestBackup(db: Database) {
  return db
    .selectFrom('backup')
    .select([
      'made_at as madeAt',
      sql<number>`extract(epoch from now() - made_at)::float8`.as('ageSeconds'),
    ])
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

declare module '../core/client.ts' {
  interface Schema {
    backup: BackupTable;
  }
}
