// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Database } from '../client.ts';

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
