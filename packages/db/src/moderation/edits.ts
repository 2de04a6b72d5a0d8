import type { ContentKind } from '@kga/contracts';
import { type Transaction, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Database } from '../client.ts';
import type { Schema } from '../schema.ts';

/** Keeps what a piece said before a change, in the transaction that changes it. */
export async function insertEdit(
  trx: Transaction<Schema>,
  before: { kind: ContentKind; id: string; title: string; content: string },
): Promise<void> {
  const { kind, id, title, content } = before;
  await trx
    .insertInto('content_edit')
    .values({
      id: uuidv7(),
      kind,
      item_id: id,
      title,
      content,
      // The clock and not the transaction's beginning: who waited for a lock changed it later.
      replaced_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
}

/** What a piece said before each change, newest first; at most a hundred changes. */
export async function selectEdits(
  db: Database,
  piece: { kind: ContentKind; id: string },
): Promise<{ title: string; content: string; replacedAt: Date }[]> {
  return db
    .selectFrom('content_edit')
    .select(['title', 'content', 'replaced_at as replacedAt'])
    .where('kind', '=', piece.kind)
    .where('item_id', '=', piece.id)
    .orderBy('replaced_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}
