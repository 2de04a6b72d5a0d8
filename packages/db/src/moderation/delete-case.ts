import type { ContentRef } from '@kga/contracts';
import type { Transaction } from 'kysely';

import type { Schema } from '../schema.ts';

/**
 * Takes a piece that its author deletes out of the queue, and forgets what it said before its
 * changes. Reports and decisions stay: they say nothing of what it said.
 */
export async function deleteCase(trx: Transaction<Schema>, piece: ContentRef): Promise<void> {
  for (const table of ['moderation_case', 'content_edit', 'content_trace'] as const) {
    await trx
      .deleteFrom(table)
      .where('kind', '=', piece.kind)
      .where('item_id', '=', piece.id)
      .execute();
  }
}
