// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef } from '@kga/contracts/content';
import { sql } from 'kysely';
import { v7 } from 'uuid';

import { isAbout } from '../content/refs.ts';
import type { Database, Transaction } from '../core/client.ts';

/** Stores an item's version before an edit, in the transaction of the edit. */
export async function insertEdit(
  trx: Transaction,
  { kind, id, title, content }: ContentRef & { title: string; content: string },
): Promise<void> {
  await trx
    .insertInto('content_edit')
    .values({
      id: v7(),
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
export async function selectEdits(db: Database, ref: ContentRef) {
  return db
    .selectFrom('content_edit')
    .select(['title', 'content', 'replaced_at as replacedAt'])
    .where(isAbout(ref))
    .orderBy('replaced_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export async function isEditedSince(trx: Transaction, ref: ContentRef, since: Date) {
  const edit = await trx
    .selectFrom('content_edit')
    .select('id')
    .where(isAbout(ref))
    .where('replaced_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return edit !== undefined;
}

/** Hours for which a text is compared with new ones. */
const comparedHours = 24;

/** Deletes an item's hashes; returns when it was first written, which a UUIDv7 contains too. */
async function deleteTextHashes(trx: Transaction, { kind, id }: ContentRef): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    with gone as (
      delete from content_trace where kind = ${kind} and item_id = ${id}::uuid returning since
    )
    select coalesce(min(since), uuid_extract_timestamp(${id}::uuid), now()) as since from gone
  `.execute(trx);
  return rows[0]?.since ?? new Date();
}

/**
 * Replaces the stored hashes of an item's text. True if another item of the last day, or one that is
 * being written at the same time, has at least `sharedMin` of them.
 *
 * @param hashes 64-bit integers as text, smallest first
 * @param olderOnly compares with older items only, so that a copy does not keep the author of the
 *   original from editing it
 */
export async function replaceTextHashes(
  trx: Transaction,
  { kind, id }: ContentRef,
  {
    hashes,
    sharedMin,
    olderOnly,
  }: { hashes: readonly string[]; sharedMin: number; olderOnly: boolean },
): Promise<boolean> {
  const [smallest] = hashes;
  if (smallest === undefined) {
    await deleteTextHashes(trx, { kind, id });
    return false;
  }
  // The rows of parallel transactions are not visible yet; the lock tells that there are some.
  const { rows: locked } = await sql<{ first: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('content_trace'), hashtext(${smallest})) as first
  `.execute(trx);
  // Its new hashes are not stored: the one that has the lock may compare later, and would be held for them.
  if (locked[0]?.first !== true) return true;
  const since = await deleteTextHashes(trx, { kind, id });
  const { rows: similar } = await sql`
    select from content_trace
    where hash = any(${hashes}::bigint[])
      and at > now() - ${comparedHours} * interval '1 hour'
      and ${olderOnly ? sql`since < ${since}` : sql`true`}
    group by kind, item_id
    having count(*) >= ${sharedMin}::int
    limit 1`.execute(trx);
  await sql`
    insert into content_trace (kind, item_id, since, hash)
    select ${kind}, ${id}::uuid, ${since}, unnest(${hashes}::bigint[])`.execute(trx);
  return similar.length > 0;
}
