import type { ContentRef } from '@kga/contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Database, Transaction } from '../client.ts';

/** Stores an item's version before an edit, in the transaction of the edit. */
export async function insertEdit(
  trx: Transaction,
  { kind, id, title, content }: ContentRef & { title: string; content: string },
): Promise<void> {
  await trx
    .insertInto('content_edit')
    .values({
      id: uuidv7(),
      kind,
      item_id: id,
      title,
      content,
      // The clock, not the start of the transaction: an author who waited for a lock edited later.
      replaced_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
}

/** An item's earlier versions, newest first, at most a hundred. */
export async function selectEdits(
  db: Database,
  { kind, id }: ContentRef,
): Promise<{ title: string; content: string; replacedAt: Date }[]> {
  return db
    .selectFrom('content_edit')
    .select(['title', 'content', 'replaced_at as replacedAt'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .orderBy('replaced_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/** Whether the author has edited an item since. */
export async function isEditedSince(
  trx: Transaction,
  { kind, id }: ContentRef,
  since: Date,
): Promise<boolean> {
  const edit = await trx
    .selectFrom('content_edit')
    .select('id')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('replaced_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return edit !== undefined;
}
