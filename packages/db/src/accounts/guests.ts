// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Selectable, sql } from 'kysely';

import type { GuestTable } from '../accounts/table.ts';
import type { GuestLink } from '../content/refs.ts';
import type { Database, Transaction } from '../core/client.ts';

export type Guest = Selectable<GuestTable>;

export type NewGuest = { id: string; fingerprintHash: Buffer; secretHash: Buffer; createdAt: Date };

/** Inserts a guest, unless the id is taken. */
export async function insertGuest(db: Database, guest: NewGuest): Promise<void> {
  await db
    .insertInto('guest')
    .values({
      id: guest.id,
      fingerprint_hash: guest.fingerprintHash,
      secret_hash: guest.secretHash,
      created_at: guest.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectGuest(db: Database, id: string): Promise<Guest | undefined> {
  return db.selectFrom('guest').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Updates when a guest was last seen, at most once a day. */
export async function touchGuest(db: Database, id: string): Promise<void> {
  await db
    .updateTable('guest')
    .set({ seen_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('seen_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

/**
 * Links a guest to an account. Returns true for the first transaction; concurrent ones wait for it
 * and get false.
 */
export async function claimGuest(trx: Transaction, { guestId, accountId }: GuestLink) {
  const { numUpdatedRows } = await trx
    .updateTable('guest')
    .set({ linked_to: accountId, linked_at: sql<Date>`now()` })
    .where('id', '=', guestId)
    .where('linked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The guests linked to an account, oldest first. */
export async function selectGuestsOfAccount(db: Database, accountId: string): Promise<Guest[]> {
  return db
    .selectFrom('guest')
    .selectAll()
    .where('linked_to', '=', accountId)
    .orderBy('created_at')
    .execute();
}

export async function deleteGuestsOfAccount(trx: Transaction, accountId: string): Promise<void> {
  await trx.deleteFrom('guest').where('linked_to', '=', accountId).execute();
}
