// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Database, Transaction } from '../client.ts';

/** Longer than any transaction between an upload and its row, and than a read that has begun. */
const graceMinutes = 60;

/** Announces that the bucket may hold an object that no row refers to. */
export async function insertCleanup(db: Database, hash: string): Promise<void> {
  const due_at = sql<Date>`now() + ${graceMinutes} * interval '1 minute'`;
  await db
    .insertInto('object_cleanup')
    .values({ hash, due_at })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ due_at }))
    .execute();
}

type Due = { hash: string; isNeeded: boolean };

/** Locks what is due; an upload of the same object waits until the transaction has ended. */
const lockDue = async (trx: Transaction, now: Date, limit: number): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    select hash, exists (
      select from object where object.hash = object_cleanup.hash and bytes is null) as "isNeeded"
    from object_cleanup where due_at <= ${now}
    order by due_at limit ${limit} for update skip locked`.execute(trx);
  return rows;
};

/**
 * Deletes from the bucket what no row needs there. Returns how many were deleted and how many were
 * looked at, of at most `limit`.
 */
export async function cleanUpObjects(
  db: Database,
  remove: (hash: string) => Promise<void>,
  { now, limit }: { now: Date; limit: number },
): Promise<{ deleted: number; found: number }> {
  return db.transaction().execute(async (trx) => {
    const due = await lockDue(trx, now, limit);
    if (due.length === 0) return { deleted: 0, found: 0 };
    const unneeded = due.filter(({ isNeeded }) => !isNeeded);
    for (const { hash } of unneeded) await remove(hash);
    const hashes = due.map(({ hash }) => hash);
    await trx.deleteFrom('object_cleanup').where('hash', 'in', hashes).execute();
    return { deleted: unneeded.length, found: due.length };
  });
}
