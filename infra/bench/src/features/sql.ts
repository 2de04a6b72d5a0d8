// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '@kga/db/core';
import { sql } from 'kysely';

/** SQL for a pseudo-random number in [0, 1) that depends on the seed only. */
export const random = (seed: string) =>
  sql.raw(`((hashint8(${seed})::bigint + 2147483648) / 4294967296.0)`);

/** Fills a table while one of its indexes is dropped: building it afterwards takes a fraction of the time. */
export async function withoutIndex(
  db: Database,
  index: string,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where indexname = ${index}`.execute(db);
  await sql`drop index ${sql.ref(index)}`.execute(db);
  await fill();
  await sql.raw(rows[0]?.definition ?? '').execute(db);
}
