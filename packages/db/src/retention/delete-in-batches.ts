import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../client.ts';
import type { Schema } from '../schema.ts';

/** Rows of one statement, and statements of one run; the next run deletes the rest. */
export type Batches = { size: number; max: number };

/**
 * Deletes rows of a table in small statements, which hold their locks only briefly. Rows that another
 * transaction has locked are left for the next run. Returns the number of deleted rows.
 */
export async function deleteInBatches(
  db: Database,
  table: keyof Schema,
  condition: RawBuilder<unknown>,
  { size, max }: Batches,
): Promise<number> {
  const name = sql.table(table);
  let deleted = 0;
  for (let batch = 0; batch < max; batch += 1) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${condition} limit ${size} for update skip locked
      ))`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < size) break;
  }
  return deleted;
}
