import { type Selectable, type Transaction, sql } from 'kysely';

import type { Database } from '../client.ts';
import type { Schema } from '../schema.ts';
import type { GuestTable } from './table.ts';

export type Guest = Selectable<GuestTable>;

/** Adds a guest; undefined where the id is somebody's already. */
export async function insertGuest(
  db: Database,
  guest: { id: string; fingerprintHash: Buffer },
): Promise<Guest | undefined> {
  return db
    .insertInto('guest')
    .values({ id: guest.id, fingerprint_hash: guest.fingerprintHash })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function selectGuest(db: Database, id: string): Promise<Guest | undefined> {
  return db.selectFrom('guest').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Notes that a guest was seen; writes once a day at most. */
export async function touchGuest(db: Database, id: string): Promise<void> {
  await db
    .updateTable('guest')
    .set({ seen_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('seen_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

/**
 * Notes which account took a guest over. True for the first who does; everybody else waits for
 * that one and gets false.
 */
export async function claimGuest(
  trx: Transaction<Schema>,
  { guestId, accountId }: { guestId: string; accountId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('guest')
    .set({ linked_to: accountId, linked_at: sql<Date>`now()` })
    .where('id', '=', guestId)
    .where('linked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The guests that became an account, first one first. */
export async function selectGuestsOfAccount(db: Database, accountId: string): Promise<Guest[]> {
  return db
    .selectFrom('guest')
    .selectAll()
    .where('linked_to', '=', accountId)
    .orderBy('created_at')
    .execute();
}

/** Forgets the guests that became an account. */
export async function deleteGuestsOfAccount(
  trx: Transaction<Schema>,
  accountId: string,
): Promise<void> {
  await trx.deleteFrom('guest').where('linked_to', '=', accountId).execute();
}
