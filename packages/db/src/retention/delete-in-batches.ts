import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../client.ts';
import type { Schema } from '../schema.ts';

/** How much is deleted at a time, and at most in one go; what is left waits for the next one. */
export type Batches = { size: number; most: number };

/**
 * Deletes rows of a table in small statements, so that nobody waits long for a lock; rows that
 * somebody else holds are left for the next time. Answers how many went.
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
