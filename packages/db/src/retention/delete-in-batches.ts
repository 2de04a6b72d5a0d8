import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../client.ts';
import type { Schema } from '../schema.ts';

/** Rows of a batch, and the most batches of a run; the next run deletes the rest. */
export type Batches = { size: number; most: number };

/**
 * Deletes rows of a table in small statements, so that locks are short; rows that are locked by other
 * transactions are left for the next run. Returns how many rows were deleted.
 */
export async function deleteInBatches(
  db: Database,
  table: keyof Schema,
  condition: RawBuilder<unknown>,
  { size, most }: Batches,
): Promise<number> {
  const name = sql.table(table);
  let deleted = 0;
  for (let batch = 0; batch < most; batch += 1) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${condition} limit ${size} for update skip locked
      ))`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < size) break;
  }
  return deleted;
}
